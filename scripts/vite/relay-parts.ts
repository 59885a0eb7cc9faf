import type { Plugin } from 'vite';

/**
 * Parts of Relay that its index brings along and the storefront never calls: entry points, queries loaded ahead, subscriptions, the hook that a feature
 * flag has replaced, updatable queries, inline data, declarative mutations. To use one, take it off the list.
 */
const LEFT_OUT = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/loadQuery',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/useMutation',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/usePreloadedQuery',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
  'react-relay/lib/relay-hooks/useSubscription',
  'relay-runtime/lib/handlers/connection/MutationHandlers',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/mutations/applyOptimisticMutation',
  'relay-runtime/lib/mutations/readUpdatableFragment',
  'relay-runtime/lib/mutations/readUpdatableQuery',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/NormalizationEngine',
  'relay-runtime/lib/store/RelayModernFragmentSpecResolver',
  'relay-runtime/lib/store/live-resolvers/resolverDataInjector',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/readInlineData',
  'relay-runtime/lib/store/waitForFragmentExperimental',
  'relay-runtime/lib/subscription/requestSubscription',
  'relay-runtime/lib/util/createPayloadFor3DField',
];

/** The store always makes one of these; without fields that are computed in the browser it has nothing to do. */
const RESOLVER_CACHE = 'relay-runtime/lib/store/live-resolvers/LiveResolverCache';
const IDLE_RESOLVER_CACHE = `
class LiveResolverCache {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
  notifyUpdatedSubscribers() {}
  batchLiveStateUpdates(callback) { callback(); }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false; }
}
module.exports = { LiveResolverCache };
`;

/** Every list could be fetched anew by its fragment's own query; they only grow, and their loaders do the rest. */
const QUERY_LOADER = 'react-relay/lib/relay-hooks/useQueryLoader';
const IDLE_QUERY_LOADER = `
const IDLE = [null, () => { throw new Error('refetch is left out of the build: see scripts/vite/relay-parts.ts'); }, () => {}];
module.exports = () => IDLE;
`;

const REPLACED: Readonly<Record<string, string>> = {
  [RESOLVER_CACHE]: IDLE_RESOLVER_CACHE,
  [QUERY_LOADER]: IDLE_QUERY_LOADER,
};
const PARTS = [...LEFT_OUT, ...Object.keys(REPLACED)];

/** Leaves those parts out of the browser's build. One that is called after all says so. */
export function withoutUnusedRelay(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'relay-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: new RegExp(`node_modules/(?:${PARTS.map((path) => path.replace('.', '\\.')).join('|')})\\.js$`) },
      handler(id) {
        const part = PARTS.find((path) => id.endsWith(`node_modules/${path}.js`)) ?? id;
        seen.add(part);
        return (
          REPLACED[part] ??
          `module.exports = function () { throw new Error(${JSON.stringify(`${part} is left out of the build: see scripts/vite/relay-parts.ts`)}); };`
        );
      },
    },
    buildEnd() {
      // Another release of Relay may call them otherwise.
      for (const part of PARTS) if (!seen.has(part)) this.warn(`${part} is not part of Relay any more`);
    },
  };
}
