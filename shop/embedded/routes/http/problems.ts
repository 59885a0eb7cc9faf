import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Problem } from '@storefront/schema/rest/errors/problem.ts';

export interface Refusal {
  status: number;
  detail: Problem['detail'];
  /** Tells it from other errors of the same status. */
  code?: string;
  headers?: Readonly<Record<string, string>>;
  /** Of the response body. */
  more?: Readonly<Record<string, unknown>>;
}

/** The server sends it as problem details. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly refusal: Refusal;
  /** Read by Fastify. */
  readonly statusCode: number;
  constructor(refusal: Refusal) {
    super(typeof refusal.detail === 'string' ? refusal.detail : 'The body has wrong fields');
    this.refusal = refusal;
    this.statusCode = refusal.status;
  }
}

export const refused = (status: number, detail: string): ProblemError => new ProblemError({ status, detail });

/** The path of an invalid field in the body, and its message. */
export type FieldFault = readonly [path: readonly (string | number)[], message: string];

export function invalidFields(faults: readonly FieldFault[]): ProblemError {
  return new ProblemError({ status: 422, detail: faults.map(([path, msg]) => ({ loc: ['body', ...path], msg })) });
}

export const sendMoved = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(301).header('location', location).send({ detail: 'Moved permanently' });

/** Sends problem details (RFC 9457). */
export function sendProblem(reply: FastifyReply, { status, detail, code, headers = {}, more }: Refusal): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .type('application/problem+json')
    .send({ type: 'about:blank', title: STATUS_CODES[status], status, detail, code, ...more });
}

export const NOT_SIGNED_IN = { 401: 'The token is missing, or its session has ended.' };
export const INVALID_FIELDS = { 422: 'A field is missing or invalid; `detail` lists each.' };
export const THROTTLED = { 429: 'Too many attempts (`throttled`).' };
