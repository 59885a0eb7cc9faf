import type { IncomingMessage, ServerResponse } from 'node:http';
import { callOf } from '../call.ts';
import { isRefusal, withCost, type Checks } from '../checks/checks.ts';
import { refusal, refusalBody, type Refusal } from '../checks/refusal.ts';
import type { Asked } from './asked.ts';
import type { Asker, FastPath } from './fast-path.ts';
import { mediaTypeOf } from './media-type.ts';
import type { Plans } from './plans.ts';
import { publicCacheControl } from './response-cache.ts';
import { ownHeaders, sendAnswer } from './send.ts';

export const VARIABLES_CHARACTERS_MAXIMUM = 4_000;

/** Answers whether the address was one of these. */
export type PublicGet = (request: IncomingMessage, response: ServerResponse, asker: Asker) => Promise<boolean>;

interface PublicGetOptions {
  checks: Checks;
  plans: Plans;
  fast: FastPath;
  cacheSeconds: number;
}

const notPublic = refusal(
  400,
  'OPERATION_NOT_PUBLIC',
  'Only operations whose answer is everyone’s can be asked for by GET: send this one by POST.',
);
const mutation = refusal(405, 'BAD_REQUEST', 'Can only perform a mutation operation from a POST request.');
const badVariables = refusal(400, 'BAD_USER_INPUT', 'The variables are not what this operation takes.');

/**
 * `GET /graphql?documentId=…&variables=…`: an operation that the storefront ships, asked for so that a cache on the way may answer. It is
 * answered as to someone without a cart, whoever asks; what is everyone's tells nothing of who asked first.
 */
export function createPublicGet({ checks, plans, fast, cacheSeconds }: PublicGetOptions): PublicGet {
  const cacheControl = publicCacheControl(cacheSeconds);

  /** Why there is no answer, in the order in which the checks are made. */
  async function reasonOf(asked: Asked, { checked }: Asker): Promise<Refusal> {
    const begun = await checks.begin(asked.parameters, checked);
    if (begun) return begun;
    const costed = await checked.costed;
    return costed && isRefusal(costed) ? costed : badVariables;
  }

  return async (request, response, { checked, requestId, clientAddress }) => {
    const query = (request.url ?? '').split('?', 2)[1];
    if (!query || !/(?:^|&)documentId=/.test(query)) return false;
    const parameters = new URLSearchParams(query);
    const mediaType = mediaTypeOf(request.headers.accept) ?? 'application/json';
    const [documentId, operationName] = [parameters.get('documentId') ?? '', parameters.get('operationName') || null];
    const variables = variablesIn(parameters.get('variables'));
    const asked: Asked = {
      parameters: { documentId, operationName, variables: variables ?? {} },
      document: { id: documentId },
      operationName,
      variables: variables ?? {},
    };
    const asker: Asker = {
      ...callOf({ cart: null, session: null, device: null, clientAddress, requestId, isPartner: false }),
      checked,
    };
    const refuse = (refused: Refusal): true => {
      sendAnswer(
        response,
        refusalBody(refused),
        mediaType,
        { ...ownHeaders(asker), ...(refused === mutation && { allow: 'POST' }) },
        refused.status,
      );
      return true;
    };
    const begun = await checks.begin(asked.parameters, checked);
    if (begun) return refuse(begun);
    const plan = plans.find(asked);
    if (plan?.kind === 'mutation') return refuse(mutation);
    if (plan && !plan.isPublic) return refuse(notPublic);
    const given = variables && (await fast.answer(asked, asker));
    if (!given) return refuse(await reasonOf(asked, asker));
    const { answer, age } = given;
    if (!answer.isPublic) {
      sendAnswer(response, withCost(answer.json, given.cost), mediaType, ownHeaders(asker));
      return true;
    }
    // A page of another site may read it by a header that others' answers do not have.
    const headers = {
      'cache-control': cacheControl,
      age: String(Math.floor(age / 1_000)),
      etag: answer.etag,
      vary: 'accept, origin',
    };
    if (isKnown(request.headers['if-none-match'], answer.etag)) response.writeHead(304, headers).end();
    else sendAnswer(response, answer.json, mediaType, headers);
    return true;
  };
}

/** The variables in an address; null for what is no JSON object. */
function variablesIn(text: string | null): Record<string, unknown> | null {
  if (!text) return {};
  if (text.length > VARIABLES_CHARACTERS_MAXIMUM) return null;
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && !Array.isArray(json) ? ((json ?? {}) as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Whether the one who asks has these bytes already. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag))
  );
}
