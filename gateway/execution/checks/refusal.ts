import { GraphQLError } from 'graphql';

/** Why a request to the graph is not answered: a status, a stable code, and words that tell its sender what to do. */
export interface Refusal {
  status: number;
  code: RefusalCode;
  message: string;
}

export type RefusalCode =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'REQUEST_ENTITY_TOO_LARGE'
  | 'CROSS_SITE_REQUEST'
  | 'UNKNOWN_PARTNER_KEY'
  | 'ORIGIN_NOT_ALLOWED'
  | 'BAD_BUYER_IP'
  | 'SCOPE_MISSING'
  | 'RATE_LIMITED'
  | 'PERSISTED_OPERATION_REQUIRED'
  | 'PERSISTED_OPERATION_UNKNOWN'
  | 'OPERATION_NOT_PUBLIC'
  | 'OPERATION_TOO_LARGE'
  | 'OPERATION_TOO_COMPLEX'
  | 'INPUT_TOO_LARGE';

export function refusal(status: number, code: RefusalCode, message: string): Refusal {
  return { status, code, message };
}

/** A refusal's body, for who answers without GraphQL's own machinery. */
export function refusalBody({ code, message }: Refusal): string {
  return JSON.stringify({ errors: [{ message, extensions: { code } }] });
}

/** A refusal as an error of the graph: its status reaches the answer. */
export function refusalError({ status, code, message }: Refusal): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}
