import { catalogueSteps } from './catalogue-steps.ts';
import { customerSteps } from './customer-steps.ts';
import { listSteps } from './list-steps.ts';
import { orderSteps } from './order-steps.ts';
import { sandboxSteps } from './sandbox-steps.ts';
import type { Step } from './step.ts';

/** All calls in an executable order: a test sends them to the embedded shop. */
export const steps: readonly Step[] = [
  ...catalogueSteps,
  ...customerSteps,
  ...listSteps,
  ...orderSteps,
  ...sandboxSteps,
];
