import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Problem } from '../../../schema/rest/problem.ts';

/** Why a request is refused. */
export interface Refusal {
  status: number;
  detail: Problem['detail'];
  /** Tells it from other refusals of its status. */
  code?: string;
  headers?: Readonly<Record<string, string>>;
  /** Further properties of the answer. */
  more?: Readonly<Record<string, unknown>>;
}

/** Refuses the request; the server answers it as problem details. */
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

/** What is wrong with a field of the body, and where it stands. */
export type FieldFault = readonly [path: readonly (string | number)[], message: string];

/** Refuses a body for its fields. */
export function invalidFields(faults: readonly FieldFault[]): ProblemError {
  return new ProblemError({ status: 422, detail: faults.map(([path, msg]) => ({ loc: ['body', ...path], msg })) });
}

/** Sends the caller to where the thing lives now. */
export const sendMoved = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(301).header('location', location).send({ detail: 'Moved permanently' });

/** Answers problem details (RFC 9457), with the specification's `detail`. */
export function sendProblem(reply: FastifyReply, { status, detail, code, headers = {}, more }: Refusal): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .type('application/problem+json')
    .send({ type: 'about:blank', title: STATUS_CODES[status], status, detail, code, ...more });
}
