import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode } from 'graphql';
import type { Approach, Caller } from '../caller.ts';
import { callOf, noteCookies } from '../call.ts';
import { withCost, type Checked } from '../checks/checks.ts';
import type { Refusal } from '../checks/refusal.ts';
import { BODY_BYTES_MAXIMUM, requestRefusal, tooLargeBody, type AllowsOrigin } from '../checks/request.ts';
import { readTokens, renamedCookies } from '../cookies.ts';
import { allowReading, answerPreflight } from '../cross-origin.ts';
import { sendRefusal } from '../send-refusal.ts';
import { askedIn } from './asked.ts';
import { readBody } from './body.ts';
import type { Asker, FastPath } from './fast-path.ts';
import { mediaTypeOf } from './media-type.ts';
import type { Plans } from './plans.ts';
import type { PublicGet } from './public-get.ts';
import { ownHeaders, sendAnswer } from './send.ts';

/** What one HTTP request brings along and its answer tells, and the document that the long way found valid. */
export interface RequestState extends Asker {
  valid: { document: DocumentNode | null };
}

/** Who may ask, and where from. */
export interface Gate {
  /** Says who asks, or why they are not answered. */
  callerOf(approach: Approach): Caller | Refusal;
  allowsOrigin: AllowsOrigin;
  /** Where a request comes from. */
  addressOf(request: IncomingMessage): string;
  /** Whether shoppers come over https: cookies have other names then. */
  secureCookies: boolean;
}

interface PipelineOptions {
  gate: Gate;
  plans: Plans;
  fast: FastPath;
  publicGet: PublicGet;
  /** Told which way each operation takes. */
  onWay?: ((way: 'fast' | 'long') => void) | undefined;
  /** Answers anything: new documents, what has to be refused with its reason. */
  longWay(
    request: { url: string; method: string; headers: Record<string, string>; body: string | null },
    state: RequestState,
  ): Promise<Response>;
}

/**
 * One way in for every request to the graph: the same checks before either way is taken, then the fast one if it can answer, else the long one.
 * Says what was asked and who asked; null for what was refused before that was known.
 */
export function createPipeline({ gate, plans, fast, publicGet, onWay, longWay }: PipelineOptions) {
  return async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<Checked | null> => {
    const { headers } = request;
    if (request.method === 'OPTIONS') {
      answerPreflight(request, response, gate.allowsOrigin);
      return null;
    }
    if (headers.origin !== undefined && gate.allowsOrigin(headers.origin)) allowReading(response, headers.origin);
    const caller =
      requestRefusal(request, gate.allowsOrigin) ?? gate.callerOf({ headers, address: gate.addressOf(request) });
    if ('status' in caller) {
      sendRefusal(response, caller);
      return null;
    }
    const state = stateOf(request, caller, requestId, gate.secureCookies);
    const { checked } = state;
    if (request.method === 'GET' && (await publicGet(request, response, state))) return checked;
    const received = request.method === 'POST' ? await readBody(request, BODY_BYTES_MAXIMUM) : null;
    if (received?.kind === 'broken') return checked;
    if (received?.kind === 'too-long') {
      // What is left of the body is not read: the connection ends with the answer.
      response.setHeader('connection', 'close');
      sendRefusal(response, tooLargeBody);
      return checked;
    }
    const mediaType = mediaTypeOf(headers.accept);
    const asked = received ? askedIn(received.content) : null;
    const given = asked && mediaType && (await fast.answer(asked, state));
    onWay?.(given ? 'fast' : 'long');
    if (given) {
      sendAnswer(response, withCost(given.answer.json, given.cost), mediaType, ownHeaders(state));
      return checked;
    }
    const answer = await longWay(
      {
        url: `http://gateway${request.url}`,
        method: request.method ?? 'GET',
        headers: headersOf(request),
        body: received?.content.toString() ?? null,
      },
      state,
    );
    // Before the answer is sent: whoever has it and asks again is answered the fast way.
    if (asked && state.valid.document) plans.learn(asked, state.valid.document);
    await relay(answer, request, response, state);
    return checked;
  };
}

function stateOf({ headers }: IncomingMessage, caller: Caller, requestId: string, secure: boolean): RequestState {
  const isPartner = caller.partner !== null;
  // A browser's cookie is no part of what a partner asks.
  const carried = isPartner ? { authorization: headers.authorization } : headers;
  const tokens = readTokens(carried, secure);
  const state: RequestState = {
    ...callOf({ ...tokens, clientAddress: caller.buyerAddress, requestId, isPartner }),
    checked: { caller, standing: null, operation: 'none' },
    valid: { document: null },
  };
  noteCookies(state, renamedCookies(carried, secure));
  return state;
}

async function relay(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  state: RequestState,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...ownHeaders(state),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Headers as the long way takes them, without those of this connection. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, expect: ____, ...others } = headers;
  return Object.fromEntries(
    Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
