import type { IncomingHttpHeaders } from 'node:http';
import { GraphQLError } from 'graphql';
import { markCaller, markTest } from '../../upstream/request-context.ts';
import { callOf } from '../call.ts';
import { KEY_HEADER, type Caller, type RequestSource } from '../caller.ts';
import { readTokens } from '../cookies.ts';
import { checkHttpRequest } from '../http-checks.ts';
import type { GraphPlugin, OperationContext } from '../operation-context.ts';

interface CallerOptions {
  /** Returns the error that rejects an unknown caller. */
  callerOf(source: RequestSource): Caller | GraphQLError;
  secureCookies: boolean;
}

/** By headers: partner, tokens and site, or the error of a request to reject. */
export function useCaller({ callerOf, secureCookies }: CallerOptions): GraphPlugin {
  return {
    onRequestParse({ serverContext: context, fetchAPI, endResponse }) {
      const { http, isGetById } = context;
      if (!http) return;
      const headers = sourceHeaders(context, http.headers);
      const error = checkHttpRequest({ ...http, headers });
      if (error?.extensions.code === 'NOT_ACCEPTABLE') {
        // Yoga has no media type to send it in.
        const { http: _, ...extensions } = error.extensions;
        return endResponse(
          fetchAPI.Response.json({ errors: [{ message: error.message, extensions }] }, { status: 406 }),
        );
      }
      if (error) throw error;
      const caller = callerOf({ headers, address: http.address });
      if (caller instanceof GraphQLError) throw caller;
      context.caller = caller;
      markCaller(caller.buckets[0].name);
      if (caller.partner?.kind === 'sandbox') markTest();
      const partnerId = isGetById ? null : (caller.partner?.id ?? null);
      // A CDN keeps it. A partner's cookies are ignored: a browser may send the storefront's along.
      const credentials = isGetById
        ? {}
        : partnerId !== null
          ? { authorization: http.headers.authorization }
          : http.headers;
      context.call = callOf({
        ...readTokens(credentials, secureCookies),
        clientAddress: caller.buyerAddress,
        requestId: http.id,
        partnerId,
      });
    },
  };
}

/** Which site's page asks for a public answer does not matter, unless it sends a key. */
function sourceHeaders({ isForEverySite }: OperationContext, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (!isForEverySite || headers[KEY_HEADER] !== undefined) return headers;
  const { origin: _, 'sec-fetch-site': __, ...others } = headers;
  return others;
}
