import { randomUUID } from 'node:crypto';
import { LINE_QUANTITY_MAXIMUM } from '@storefront/domain/quantity.rules.ts';
import { removeFromLine } from '@storefront/gateway/graph/cart/cart.rest.ts';
import { recordPayment } from '@storefront/gateway/graph/order/order.rest.ts';
import type { Credentials } from '@storefront/gateway/upstream/credentials.ts';
import { OPTIONAL, readShopApi } from '@storefront/schema/rest/shop-api.ts';
import {
  BehaviourError,
  cartTokenOf,
  hasAccount,
  hasCart,
  hasOrder,
  sampleState,
  type Step,
  type StepState,
} from './steps/step.ts';
import { steps } from './steps/steps.ts';
import { discover } from './discover.ts';
import { createRecordingClient, type CallRecord } from './recording-client.ts';
import { storedRecords, type StoredRecord } from './stored.rules.ts';
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
  stored: StoredRecord[];
}

const PAYMENT = '/orders/{id}/payment';

/** Makes the calls that the gateway makes, in an order in which later ones use what earlier ones found or stored. */
export async function runConformance({ url, credentials, testEmail }: ConformanceOptions): Promise<ConformanceResult> {
  const rest = createRecordingClient(url, credentials);
  const options = { rest, pricesIncludeVat: false };
  const state = sampleState();
  if (testEmail !== null) useEmail(state, testEmail);
  const calls: TriedCall[] = [];
  const reasons = new Map<string, string>();
  await discover(options, state);
  for (const record of await rest.take()) calls.push({ ...record, refusals: [] });
  state.takesTests = rest.announces('test_orders') === true;
  for (const step of steps) {
    const reason = reasonToSkip(step, state, testEmail !== null, credentials.secret !== null);
    if (reason !== null) {
      reasons.set(step.path, reason);
      continue;
    }
    if (step.path === PAYMENT) calls.push(...(await forgedPayments(url, credentials, state.orderId)));
    const error = await errorOf(() => step.run(options, state));
    const records = await rest.take();
    if (error) blame(error, step.path, records);
    for (const record of records) calls.push({ ...record, refusals: refusalsOf(step, record.path) });
  }
  const [line] = hasCart(state) && !hasOrder(state) ? state.cart.lines : [];
  if (line) {
    await errorOf(() => removeFromLine(options, cartTokenOf(state), line.id, LINE_QUANTITY_MAXIMUM));
    for (const record of await rest.take()) calls.push({ ...record, refusals: [] });
  }
  const verdicts = operationsOfContract().map((operation) => verdictOf(operation, calls, reasons.get(operation.path)));
  return { verdicts, stored: storedRecords(calls, { email: state.samples.email, orderNumber: state.orderNumber }) };
}

/** Tries a payment with another secret; returns the calls that the shop has not refused. */
async function forgedPayments(url: string, credentials: Credentials, orderId: string): Promise<TriedCall[]> {
  const rest = createRecordingClient(url, { ...credentials, secret: `not ${credentials.secret}` });
  const event = { eventId: randomUUID(), orderId, outcome: 'paid' as const, reference: 'a-forged-payment' };
  await errorOf(() => recordPayment({ rest, pricesIncludeVat: false }, event));
  const accepted = (await rest.take()).filter(({ status }) => status === 200);
  return accepted.map((call) => ({
    ...call,
    faults: ['a payment signed with another secret is recorded'],
    refusals: [],
  }));
}

async function errorOf(run: () => Promise<unknown>): Promise<Error | null> {
  try {
    await run();
    return null;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** Notes an error at the call that led to it, unless its record says already what is wrong. */
function blame(error: Error, path: string, records: readonly CallRecord[]): void {
  const record = records.findLast((candidate) => candidate.path === path);
  if (record && (error instanceof BehaviourError || (record.status === 200 && record.faults.length === 0)))
    record.faults.push(error.message);
}

function refusalsOf({ path, isRefused, refusals = [] }: Step, called: string): TriedCall['refusals'] {
  if (called !== path) return [];
  return isRefused ? 'expected' : refusals;
}

function reasonToSkip(step: Step, state: StepState, writes: boolean, signs: boolean): string | null {
  if (step.writes && !writes) return 'needs --write';
  if (step.isSkipped?.(state)) return 'the shop has nothing to try it with';
  if (step.needsAccount && !hasAccount(state)) return 'needs an account';
  if (step.path === PAYMENT && !signs) return 'needs --secret';
  return null;
}

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

/** Gives this run's account its own address, which arrives in the same mailbox. */
function useEmail({ samples }: StepState, testEmail: string): void {
  const [name, domain] = testEmail.split('@');
  const run = randomUUID().slice(0, 8);
  Object.assign(samples, {
    email: `${name}+conformance-${run}@${domain}`,
    otherEmail: `${name}+conformance-${run}-new@${domain}`,
    password: `a pass phrase ${randomUUID()}`,
  });
}
