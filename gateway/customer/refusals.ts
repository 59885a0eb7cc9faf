import type { RestAnswer } from '../rest/client.ts';

/** Why the shop API did not do what was asked. */
export interface Refusal {
  status: number;
  /** Its own code; empty where it has none. */
  code: string;
  /** Its own words. */
  detail: string;
  retryAfterSeconds: number | null;
}

/** What a call came to, when a refusal is nothing unusual. */
export type Outcome<Body> = { kind: 'done'; body: Body } | { kind: 'refused'; refusal: Refusal };

/** An answer of the shop API, its refusals told apart. A call that has moved is one that is not there. */
export function outcomeOf<Body>(answer: RestAnswer<Body>): Outcome<Body> {
  if (answer.kind === 'ok') return { kind: 'done', body: answer.body };
  if (answer.kind === 'moved') return { kind: 'refused', refusal: { status: 404, code: '', detail: 'An error occurred', retryAfterSeconds: null } };
  const { status, detail, json, retryAfterMilliseconds } = answer;
  const code = typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string' ? json.code : '';
  return { kind: 'refused', refusal: { status, code, detail, retryAfterSeconds: retryAfterMilliseconds == null ? null : Math.ceil(retryAfterMilliseconds / 1_000) } };
}
