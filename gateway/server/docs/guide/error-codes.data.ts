import type { RequestErrorCode } from '../../../graphql-server/request-error.ts';

export type ErrorCode = RequestErrorCode | 'SANDBOX_REFUSED' | 'UPSTREAM_UNAVAILABLE' | 'INTERNAL_SERVER_ERROR';

interface ErrorHelp {
  /** The HTTP statuses it occurs with. */
  statuses: readonly number[];
  meaning: string;
  /** The advice for the caller. */
  remedy: string;
}

/** Every value of `extensions.code`. */
export const errorCodes: Readonly<Record<ErrorCode, ErrorHelp>> = {
  BAD_REQUEST: {
    statuses: [400, 405],
    meaning:
      'The body is not a single operation: not an object, or without `query` and `documentId`; or a mutation was sent by GET.',
    remedy: 'Send one JSON object by POST.',
  },
  BAD_USER_INPUT: {
    statuses: [200, 400],
    meaning: 'A variable or an argument is invalid. Status 200 when only one field failed: the others are answered.',
    remedy: 'Correct the value that the message names.',
  },
  GRAPHQL_PARSE_FAILED: {
    statuses: [200, 400],
    meaning: 'The document has a syntax error.',
    remedy:
      'Correct it at the position in the message. Status 400 for clients that accept application/graphql-response+json.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    statuses: [200, 400],
    meaning: 'The operation is not valid for the schema; a registered one is no longer valid.',
    remedy:
      'See the reference. Status 400 for clients that accept application/graphql-response+json, and for registered operations.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    statuses: [400],
    meaning:
      'The document has no operation with this `operationName`, or several operations and no `operationName` was sent.',
    remedy: 'Send the name of one of its operations.',
  },
  NOT_ACCEPTABLE: {
    statuses: [406],
    meaning: 'The header `Accept` names neither `application/json` nor `application/graphql-response+json`.',
    remedy: 'Accept one of them, or leave the header out.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    statuses: [415],
    meaning: 'The body is not application/json, or it is compressed.',
    remedy: 'Send plain JSON with content-type: application/json.',
  },
  REQUEST_ENTITY_TOO_LARGE: {
    statuses: [413, 414],
    meaning: 'The body or the URL exceeds the limit.',
    remedy: 'See the limits.',
  },
  INPUT_TOO_LARGE: {
    statuses: [400],
    meaning: 'The variables exceed the limits.',
    remedy: 'See the limits.',
  },
  OPERATION_TOO_LARGE: {
    statuses: [400],
    meaning: 'The document has too many characters, tokens, levels, aliases, directives or fields.',
    remedy: 'Split it into several operations.',
  },
  OPERATION_TOO_COMPLEX: {
    statuses: [200],
    meaning: 'The operation’s cost exceeds the limit of one operation. It was not executed.',
    remedy: 'Request fewer list items, or split it into several operations.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    statuses: [400],
    meaning: 'The request has the hash of an automatic persisted query instead of an operation.',
    remedy: 'Send the operation’s text as `query`. Apollo’s and urql’s clients do so by themselves.',
  },
  PERSISTED_OPERATION_REQUIRED: {
    statuses: [403],
    meaning: 'Without a partner key only persisted and registered operations are allowed.',
    remedy: 'Send your partner key, or register the operation.',
  },
  PERSISTED_OPERATION_UNKNOWN: {
    statuses: [404],
    meaning: 'The `documentId` is unknown or no longer in use, or its partner’s key was revoked.',
    remedy: 'Send the operation’s text with your partner key instead, or register it.',
  },
  OPERATION_NOT_PUBLIC: {
    statuses: [400],
    meaning: 'The operation’s answer is private, so it cannot be requested by GET.',
    remedy: 'Send it by POST.',
  },
  UNKNOWN_PARTNER_KEY: {
    statuses: [401],
    meaning: 'The key is unknown, revoked or replaced, or it was sent as `Authorization: Bearer`.',
    remedy: 'Send it as `x-partner-key`, or ask us for a new one.',
  },
  ORIGIN_NOT_ALLOWED: {
    statuses: [403],
    meaning: 'The key is not allowed on pages of this origin. Secret keys are not allowed in browsers.',
    remedy: 'Use a public key, and ask us to add the origin.',
  },
  CROSS_SITE_REQUEST: {
    statuses: [403],
    meaning: 'A page of another origin sent a request without a public key for that origin.',
    remedy: 'Use a public key, or send the request from your server.',
  },
  SCOPE_MISSING: {
    statuses: [403],
    meaning: 'The key lacks a scope that the operation needs.',
    remedy: 'Ask us for the scope that the message names.',
  },
  BAD_BUYER_IP: {
    statuses: [400],
    meaning: '`x-buyer-ip` is not an IP address.',
    remedy: 'Send one address, without a port.',
  },
  RATE_LIMITED: {
    statuses: [429],
    meaning: 'The rate limit of requests or of cost per minute is reached.',
    remedy: 'Wait for the seconds in Retry-After.',
  },
  SANDBOX_REFUSED: {
    statuses: [200],
    meaning:
      'A sandbox key sent a change of something else than a cart or an order, or the shop API does not keep test orders apart.',
    remedy: 'Use another key for accounts, reviews and messages. Nothing was changed.',
  },
  UPSTREAM_UNAVAILABLE: {
    statuses: [200],
    meaning: 'The shop API did not answer in time. The field is null; other fields are answered.',
    remedy: 'Try again in a moment. Mutations: see Retries.',
  },
  INTERNAL_SERVER_ERROR: {
    statuses: [200, 500],
    meaning: 'An unexpected error on our side, logged with the request’s id.',
    remedy: 'Tell us the x-request-id of the answer.',
  },
};
