import { fieldRefusalOf, type FieldPaths } from '../fields/field-refusals.rest.ts';
import type { FieldError } from '../fields/fields.rules.ts';
import type { UserError } from '../errors.ts';
import type { RestAnswer, RestCall } from '../../upstream/call.ts';
import type { RestClient } from '../../upstream/client.ts';

export interface Refusal {
  status: number;
  /** Empty when the shop API gives none. */
  code: string;
  /** The shop API's message for the customer. */
  detail: string;
  /** The invalid fields, named as in the GraphQL input. */
  fields: readonly FieldError[];
  retryAfterSeconds: number | null;
}

/** The result of a call that may be refused in normal use. */
export type Outcome<Body> = { kind: 'done'; body: Body } | { kind: 'refused'; refusal: Refusal };

export const mapped = <Body, Result>(outcome: Outcome<Body>, toResult: (body: Body) => Result): Outcome<Result> =>
  outcome.kind === 'done' ? { kind: 'done', body: toResult(outcome.body) } : outcome;

/** Throws the UserError of a refusal. */
export function done<Body>(outcome: Outcome<Body>, errorOf: (refusal: Refusal) => UserError): Body {
  if (outcome.kind === 'refused') throw errorOf(outcome.refusal);
  return outcome.body;
}

export const isUnsupported = ({ status }: Refusal) => status === 404 || status === 405 || status === 410;

const noFields: FieldPaths = new Map();

/** A redirect counts as 404: the endpoint is missing. `paths` maps the sent fields to the GraphQL input. */
function outcomeOf<Body>(answer: RestAnswer<Body>, paths = noFields): Outcome<Body> {
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

/** `paths` maps the sent fields to the GraphQL input. */
type RestAttempt<Body> = RestCall<Body> & { paths?: FieldPaths };

export async function attempt<Body>(rest: RestClient, { paths, ...call }: RestAttempt<Body>): Promise<Outcome<Body>> {
  return outcomeOf(await rest.call(call), paths);
}
