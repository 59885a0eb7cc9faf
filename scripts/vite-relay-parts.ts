import type { Plugin } from 'vite';

/**
 * Parts of Relay that its index brings along and the storefront never calls: entry points, subscriptions, the hook that a feature flag has
 * replaced, updatable queries, declarative mutations. To use one, take it off the list.
 */
const LEFT_OUT = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/useMutation',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
  'react-relay/lib/relay-hooks/useSubscription',
  'relay-runtime/lib/handlers/connection/MutationHandlers',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/mutations/applyOptimisticMutation',
  'relay-runtime/lib/mutations/createUpdatableProxy',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/store/NormalizationEngine',
  'relay-runtime/lib/store/RelayModernFragmentSpecResolver',
  'relay-runtime/lib/store/live-resolvers/resolverDataInjector',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
  'relay-runtime/lib/subscription/requestSubscription',
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

const PARTS = [...LEFT_OUT, RESOLVER_CACHE];

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
        if (part === RESOLVER_CACHE) return IDLE_RESOLVER_CACHE;
        return `module.exports = function () { throw new Error(${JSON.stringify(`${part} is left out of the build: see scripts/vite-relay-parts.ts`)}); };`;
      },
    },
    buildEnd() {
      // Another release of Relay may call them otherwise.
      for (const part of PARTS) if (!seen.has(part)) this.warn(`${part} is not part of Relay any more`);
    },
  };
}
