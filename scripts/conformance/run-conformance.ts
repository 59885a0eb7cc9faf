import { randomUUID } from 'node:crypto';
import type { Credentials } from '../../gateway/upstream/credentials.ts';
import { OPTIONAL } from '../schema/shop-api-texts.data.ts';
import { readShopApi } from '../schema/shop-api.ts';
import { hasAccount, sampleState, steps, type Step, type StepState } from '../schema/shop-api-steps.data.ts';
import { discover } from './discover.ts';
import { createRecordingClient } from './recording-client.ts';
import { verdictOf, type Operation, type TriedCall, type Verdict } from './verdicts.rules.ts';

export interface ConformanceOptions {
  /** The base URL of the shop API, with its prefix. */
  url: string;
  credentials: Credentials;
  /** The address whose `+` variants are used for accounts and orders; null to make reading calls alone. */
  testEmail: string | null;
}

export interface ConformanceResult {
  verdicts: Verdict[];
  /** What was stored at the shop and is still there, a line each. */
  left: string[];
}

/** Operations whose 404 may say that the record is unknown. */
const MAY_BE_UNKNOWN = new Set(['/resolve_url']);

/** Makes the calls that the gateway makes, in an order in which later ones use what earlier ones found or stored. */
export async function runConformance({ url, credentials, testEmail }: ConformanceOptions): Promise<ConformanceResult> {
  const rest = createRecordingClient(url, credentials);
  const options = { rest, pricesIncludeVat: false };
  const state = sampleState();
  if (testEmail !== null) useEmail(state, testEmail);
  const calls: TriedCall[] = [];
  const note = (step: Pick<Step, 'isRefused'> | null) => {
    for (const record of rest.take())
      calls.push({ ...record, isRefused: step?.isRefused ?? false, mayBeUnknown: MAY_BE_UNKNOWN.has(record.path) });
  };
  await discover(options, state);
  note(null);
  for (const step of steps) {
    if (step.writes && testEmail === null) continue;
    if (step.isSkipped?.(state)) continue;
    // Without an account, or without a secret to sign with, the shop is right to refuse.
    if (step.needsAccount && !hasAccount(state)) continue;
    if (step.path === '/orders/{id}/payment' && credentials.secret === null) continue;
    try {
      await step.run(options, state);
    } catch (error) {
      // The record says what is wrong with the answer.
      if (!(error instanceof Error)) throw error;
    }
    note(step);
  }
  const operations = operationsOfContract();
  return { verdicts: operations.map((operation) => verdictOf(operation, calls)), left: leftAt(state, testEmail) };
}

/** All operations of the contract. */
function operationsOfContract(): Operation[] {
  return Object.entries(readShopApi().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, description }]) => ({
      method: method.toUpperCase(),
      path,
      summary,
      isOptional: description === OPTIONAL,
    })),
  );
}

/** Gives the account of this run an address of its own, which arrives in the same mailbox. */
function useEmail({ samples }: StepState, testEmail: string): void {
  const [name, domain] = testEmail.split('@');
  const run = randomUUID().slice(0, 8);
  Object.assign(samples, {
    email: `${name}+conformance-${run}@${domain}`,
    otherEmail: `${name}+conformance-${run}-new@${domain}`,
    password: `a pass phrase ${randomUUID()}`,
  });
}

function leftAt({ orderNumber, samples }: StepState, testEmail: string | null): string[] {
  if (testEmail === null) return [];
  const ordered = orderNumber !== sampleState().orderNumber;
  return [
    ...(ordered ? [`the order ${orderNumber}, marked as paid where payments were tried: cancel it`] : []),
    `a review, a contact message and a newsletter subscription of ${samples.email}, where the shop has them`,
    `an account of ${samples.email}, unless the shop deleted it when asked`,
  ];
}
