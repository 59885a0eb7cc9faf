import type { ExecutionResult } from 'graphql';
import { CacheTags } from '../../graph/cache-tags.ts';
import { staleSeconds } from '../../upstream/request-context.ts';
import { isAnonymous } from '../call.ts';
import type { Cdn } from '../cdn/cdn.ts';
import { withCost } from '../operation-cost.ts';
import type { GraphPlugin } from '../operation-context.ts';
import type { OperationOf } from '../operation.ts';
import { Answer, type ResponseCache } from '../response-cache.ts';
import type { Made } from '../tagged-cache.ts';

interface ResponseCacheOptions {
  operationOf: OperationOf;
  /** Null disables caching. */
  cache: ResponseCache | null;
  /** Null without a CDN that is purged. */
  cdn: Cdn | null;
  now: () => Date;
}

/** As the text that was sent before, for anonymous callers: one with cart, session or key neither reads nor fills. */
export function useResponseCache({ operationOf, cache, cdn, now }: ResponseCacheOptions): GraphPlugin {
  return {
    onExecute({ args, context, extendContext, executeFn, setExecuteFn }) {
      const operation = operationOf(args);
      const { call, cost, isGetById } = context;
      // Without a cost it is a page's, which is kept whole.
      if (!cost || !operation.isPublic || !isAnonymous(call)) return;
      setExecuteFn(async (given) => {
        const make = async (): Promise<Made<Answer>> => {
          const tags = new CacheTags();
          const result = (await executeFn({ ...given, contextValue: { ...context, tags } })) as ExecutionResult;
          // An answer with stale parts is not cached: its cache age would hide how old they are.
          const isShared = !result.errors && !tags.isPersonal && staleSeconds() === null;
          const tagHeader = isShared ? (cdn?.tagHeader(tags.paths) ?? null) : null;
          return {
            answer: new Answer(result, isShared, tags.validUntil, tagHeader),
            tags: isShared ? tags.paths : null,
            validMilliseconds: tags.validUntil - now().getTime(),
          };
        };
        const key = operation.cacheKey(args.variableValues ?? {});
        const found = cache?.get(key, make) ??
          (await cache?.make(key, make)) ?? { answer: (await make()).answer, age: 0 };
        const { json, result } = found.answer;
        if (json === null) return result;
        if (!isGetById) return { stringify: () => withCost(json, cost) };
        extendContext({ publicAnswer: found });
        return { stringify: () => json };
      });
    },
  };
}
