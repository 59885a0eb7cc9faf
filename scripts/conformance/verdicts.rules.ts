import type { CallRecord } from './recording-client.ts';

/** An operation of the contract. */
export interface Operation {
  method: string;
  path: string;
  summary: string;
  isOptional: boolean;
}

/**
 * `passed`; `failed`, with its faults; `missing`: an optional one that the shop lacks; `untried`: it was not called, because it writes or
 * because nothing was found to ask for.
 */
export type Outcome = 'passed' | 'failed' | 'missing' | 'untried';

export interface Verdict extends Operation {
  outcome: Outcome;
  /** One line each; empty unless it failed. */
  faults: string[];
}

/** A call with what the tool expects of it. */
export interface TriedCall extends CallRecord {
  /** Whether a refusal with a 400 or 422 is right, as for a token of nobody. */
  isRefused: boolean;
  /** Whether a 404 may mean that the record does not exist, rather than that the call does not. */
  mayBeUnknown: boolean;
}

const FAULTS_MAXIMUM = 8;

/** The verdict on an operation by all its calls. */
export function verdictOf(operation: Operation, calls: readonly TriedCall[]): Verdict {
  const own = calls.filter(({ method, path }) => method === operation.method && path === operation.path);
  const verdict = (outcome: Outcome, faults: string[] = []): Verdict => ({ ...operation, outcome, faults });
  if (own.length === 0) return verdict('untried');
  const answered = own.filter(({ status }) => status !== 404);
  if (operation.isOptional && answered.length === 0)
    return verdict(own.every(({ mayBeUnknown }) => mayBeUnknown) ? 'untried' : 'missing');
  const faults = own.flatMap(faultsOf);
  return verdict(faults.length === 0 ? 'passed' : 'failed', [...new Set(faults)].slice(0, FAULTS_MAXIMUM));
}

function faultsOf({ status, faults, isRefused, mayBeUnknown }: TriedCall): string[] {
  if (faults.length > 0) return faults;
  if (status === 404 && mayBeUnknown) return [];
  if (isRefused)
    return status === 400 || status === 422 ? [] : [`answered ${status} to a token of nobody; expected 400`];
  return status >= 400 ? [`answered ${status}`] : [];
}

/** Whether a shop API fits: no operation that it has fails, and no required one is missing. */
export function fits(verdicts: readonly Verdict[]): boolean {
  return verdicts.every(({ outcome }) => outcome !== 'failed');
}
