import type { RefusalCode } from '../../execution/checks/refusal.ts';

/** Codes that GraphQL itself and failures bring, beside those of the checks. */
export type ErrorCode =
  | RefusalCode
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'UPSTREAM_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

interface ErrorHelp {
  /** The statuses of HTTP that it comes with. */
  statuses: readonly number[];
  meaning: string;
  /** What the caller can do. */
  remedy: string;
}

/** Every value that `extensions.code` of an error may have. */
export const errorCodes: Readonly<Record<ErrorCode, ErrorHelp>> = {
  BAD_REQUEST: {
    statuses: [400, 405],
    meaning:
      'The body is no single operation: not an object, or without `query` and `documentId`; or a mutation was asked for by GET.',
    remedy: 'Send one JSON object by POST.',
  },
  BAD_USER_INPUT: {
    statuses: [200, 400],
    meaning:
      'A variable or an argument is not what the operation takes. Status 200 where only one field was at fault: the others are answered.',
    remedy: 'The message names it.',
  },
  GRAPHQL_PARSE_FAILED: {
    statuses: [200, 400],
    meaning: 'The text is not GraphQL.',
    remedy: 'The message tells the place. Status 400 for who accepts application/graphql-response+json.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    statuses: [200, 400],
    meaning: 'The operation asks for something that the schema does not have.',
    remedy: 'See the reference below. Status 400 for who accepts application/graphql-response+json.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    statuses: [400],
    meaning: 'The document has no operation of that `operationName`, or several and none is named.',
    remedy: 'Name one that it has.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    statuses: [415],
    meaning: 'The body is not application/json, or it is compressed.',
    remedy: 'Send plain JSON with content-type: application/json.',
  },
  REQUEST_ENTITY_TOO_LARGE: {
    statuses: [413, 414],
    meaning: 'The body or the address is longer than is read.',
    remedy: 'See the limits.',
  },
  INPUT_TOO_LARGE: {
    statuses: [400],
    meaning: 'The variables are larger than anything that the graph takes.',
    remedy: 'See the limits.',
  },
  OPERATION_TOO_LARGE: {
    statuses: [400],
    meaning: 'The document has too many tokens, levels, aliases, directives or fields.',
    remedy: 'Ask in several operations.',
  },
  OPERATION_TOO_COMPLEX: {
    statuses: [200],
    meaning: 'The operation would cost too much at once. Nothing was run.',
    remedy: 'Ask for fewer items of lists, or in several operations.',
  },
  PERSISTED_OPERATION_REQUIRED: {
    statuses: [403],
    meaning: 'Without a partner’s key only the storefront’s own operations are answered.',
    remedy: 'Send your key.',
  },
  PERSISTED_OPERATION_UNKNOWN: {
    statuses: [404],
    meaning: 'No operation has this `documentId`, or not any more.',
    remedy: 'Send the operation’s text instead, with your key.',
  },
  OPERATION_NOT_PUBLIC: {
    statuses: [400],
    meaning: 'The operation’s answer is somebody’s own, so it cannot be asked for by GET.',
    remedy: 'Send it by POST.',
  },
  UNKNOWN_PARTNER_KEY: {
    statuses: [401],
    meaning: 'The key is not known, or was revoked or rotated away.',
    remedy: 'Ask us for another.',
  },
  ORIGIN_NOT_ALLOWED: {
    statuses: [403],
    meaning: 'The key may not be used in pages of this site; a secret key in none.',
    remedy: 'Use a public key, and have us note the site.',
  },
  CROSS_SITE_REQUEST: {
    statuses: [403],
    meaning: 'A page of another site asked without a public key that names the site.',
    remedy: 'Use a public key, or ask from your server.',
  },
  SCOPE_MISSING: {
    statuses: [403],
    meaning: 'The key does not cover what the operation does.',
    remedy: 'The message names the scope; ask us for it.',
  },
  BAD_BUYER_IP: {
    statuses: [400],
    meaning: 'The buyer’s address is no IP address.',
    remedy: 'Send one address, without a port.',
  },
  RATE_LIMITED: {
    statuses: [429],
    meaning: 'A budget of the minute is used up, of requests or of cost.',
    remedy: 'Wait as long as Retry-After says.',
  },
  UPSTREAM_UNAVAILABLE: {
    statuses: [200],
    meaning: 'The shop behind the graph did not answer in time. The field is null; others are answered.',
    remedy: 'Try again in a moment. Mutations: see Retries.',
  },
  INTERNAL_SERVER_ERROR: {
    statuses: [200, 500],
    meaning: 'Something went wrong on our side. It is in our logs under the request’s id.',
    remedy: 'Tell us the x-request-id of the answer.',
  },
};
