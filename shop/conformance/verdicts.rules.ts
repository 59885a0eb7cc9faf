import type { CallRecord } from './recording-client.ts';

export interface Operation {
  method: string;
  path: string;
  summary: string;
  isOptional: boolean;
}

/** `missing`: optional, and the shop lacks it; `untried`: it writes, nothing was found for it, or rightly refused. */
export type Outcome = 'passed' | 'failed' | 'missing' | 'untried';

export interface Verdict extends Operation {
  outcome: Outcome;
  /** One line each; empty unless it failed. */
  faults: string[];
  /** Why it was not tried; empty otherwise. */
  reason: string;
}

export interface TriedCall extends CallRecord {
  /** Statuses by which the shop may refuse it; `expected` when it must. */
  refusals: readonly number[] | 'expected';
}

const FAULTS_MAXIMUM = 8;

export function verdictOf(operation: Operation, calls: readonly TriedCall[], reason = 'was not called'): Verdict {
  const own = calls.filter(({ method, path }) => method === operation.method && path === operation.path);
  const verdict = (outcome: Outcome, faults: string[] = [], why = ''): Verdict => ({
    ...operation,
    outcome,
    faults,
    reason: why,
  });
  if (own.length === 0) return verdict('untried', [], reason);
  if (operation.isOptional && own.every(({ status }) => status === 404)) return verdict('missing');
  if (own.every(isRightlyRefused))
    return verdict('untried', [], `answered ${own[0]?.status}, as it may to what was found to try it with`);
  const faults = own.flatMap(faultsOf);
  return verdict(faults.length === 0 ? 'passed' : 'failed', [...new Set(faults)].slice(0, FAULTS_MAXIMUM));
}

function faultsOf({ status, faults, refusals }: TriedCall): string[] {
  if (faults.length > 0) return faults;
  if (refusals === 'expected')
    return status === 400 || status === 422
      ? []
      : [`answered ${status} to the token of a link that nobody was sent; expected 400`];
  return status >= 400 && !refusals.includes(status) ? [`answered ${status}`] : [];
}

const isRightlyRefused = ({ status, faults, refusals }: TriedCall) =>
  faults.length === 0 && refusals !== 'expected' && refusals.includes(status);

/** Whether a shop API fits: no operation that it has fails, and no required one is missing. */
export function fits(verdicts: readonly Verdict[]): boolean {
  return verdicts.every(({ outcome }) => outcome !== 'failed');
}
