import { fieldRefusalOf, type FieldPaths } from '../fields/field-refusals.rest.ts';
import type { FieldError } from '../fields/fields.rules.ts';
import type { RestAnswer } from '../../upstream/call.ts';

/** Why the shop API did not do what was asked. */
export interface Refusal {
  status: number;
  /** Its own code; empty where it has none. */
  code: string;
  /** Its own words. */
  detail: string;
  /** What is wrong with which fields of the graph's input; empty for nothing. */
  fields: readonly FieldError[];
  retryAfterSeconds: number | null;
}

/** What a call came to, when a refusal is nothing unusual. */
export type Outcome<Body> = { kind: 'done'; body: Body } | { kind: 'refused'; refusal: Refusal };

const noFields: FieldPaths = new Map();

/** An answer of the shop API, its refusals told apart. A call that has moved is one that is not there. `paths` are the fields of the form that was sent. */
export function outcomeOf<Body>(answer: RestAnswer<Body>, paths = noFields): Outcome<Body> {
  if (answer.kind === 'ok') return { kind: 'done', body: answer.body };
  if (answer.kind === 'moved')
    return {
      kind: 'refused',
      refusal: { status: 404, code: '', detail: 'An error occurred', fields: [], retryAfterSeconds: null },
    };
  const { status, detail, json, retryAfterMilliseconds } = answer;
  const code =
    typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string' ? json.code : '';
  const { fields = [], message = null } = fieldRefusalOf(answer, paths) ?? {};
  return {
    kind: 'refused',
    refusal: {
      status,
      code,
      detail: message ?? detail,
      fields,
      retryAfterSeconds: retryAfterMilliseconds == null ? null : Math.ceil(retryAfterMilliseconds / 1_000),
    },
  };
}
