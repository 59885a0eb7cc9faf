/**
 * Per file of a library, functions that only a feature which the storefront does not use can reach. That a page test never calls one
 * is not enough to list it: see that every call is behind such a feature. To use the feature, take its functions off the list.
 */
export const UNUSED_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'react-dom/cjs/react-dom-client.production.js': [
    // <ViewTransition>
    'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitAfterMutationEffectsOnFiber',
    'recursivelyTraverseAfterMutationEffects',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'scheduleViewTransitionEvent',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'startViewTransition',
    'createViewTransitionInstance',
    'getViewTransitionName',
    'getViewTransitionClassName',
    // A ref on a fragment
    'FragmentInstance',
    ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur', 'getRootNode'].map(
      (name) => `FragmentInstance.prototype.${name}`,
    ),
    ...['observeUsing', 'unobserveUsing', 'getClientRects', 'compareDocumentPosition', 'scrollIntoView'].map(
      (name) => `FragmentInstance.prototype.${name}`,
    ),
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    // <Activity> and <SuspenseList>
    'updateActivityComponent',
    'mountActivityChildren',
    'retryActivityComponentWithoutHydrating',
    'updateSuspenseListComponent',
    'initSuspenseListRenderState',
    'cutOffTailIfNeeded',
    'findFirstSuspended',
    // useActionState
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
    // The compiler's memo cache, custom elements, hydration in an order of the caller's
    'useMemoCache',
    'setPropOnCustomElement',
    'attemptExplicitHydrationTarget',
  ],
  'react-router/dist/production/lib/router/router.js': [
    // Actions, fetchers and revalidation: what a page changes goes through Relay.
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'fetch',
    'revalidate',
    'getTargetedDataStrategyMatches',
    'convertFormDataToSearchParams',
    'convertSearchParamsToFormData',
    // Routes that are made known later
    'discoverRoutes',
    'patchRoutesImpl',
    '_internalSetRoutes',
    // Blockers and middleware
    'updateBlocker',
    'runClientMiddlewarePipeline',
  ],
  'react-router/dist/production/lib/router/instrumentation.js': [
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
  ],
  // Prefetching of framework mode, forms, another router's history, hydration from a script of the router's own
  'react-router/dist/production/lib/dom/ssr/components.js': ['PrefetchPageLinks'],
  'react-router/dist/production/lib/dom/dom.js': ['getFormSubmissionInfo'],
  'react-router/dist/production/lib/dom/lib.js': ['deserializeErrors', 'HistoryRouter', 'useSubmit', 'useFormAction'],
  // Server components, and navigation without a data router
  'react-router/dist/production/lib/hooks.js': ['RSCErrorHandler', 'useNavigateUnstable'],
  'react-router/dist/production/lib/errors.js': ['decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'],
  // What a feature flag has replaced
  'react-relay/lib/relay-hooks/useLoadMoreFunction.js': ['useLoadMoreFunction_CURRENT'],
  // @defer, @stream, @module, @match, several actors, and optimistic answers
  'relay-runtime/lib/store/OperationExecutor.js': [
    '_handlePreNormalizedPayload',
    '_processOptimisticResponse',
    '_processOptimisticFollowups',
    '_normalizeFollowupPayload',
    '_processOptimisticModuleImport',
    '_processAsyncOptimisticModuleImport',
    '_processFollowupPayload',
    '_processFollowupPayloadWithNormalizationNode',
    '_handleFollowupPayload',
    '_processIncrementalPlaceholder',
    '_processIncrementalResponses',
    '_processDeferResponse',
    '_processStreamResponse',
    '_normalizeStreamItem',
    '_scheduleAsyncStoreUpdate',
  ],
  'relay-runtime/lib/store/RelayResponseNormalizer.js': [
    '_normalizeDefer',
    '_normalizeStream',
    '_normalizeModuleImport',
    '_normalizeActorChange',
  ],
  // Resolvers, client edges, inline data
  'relay-runtime/lib/store/RelayReader.js': [
    '_readResolverField',
    '_readResolverFieldImpl',
    '_propagateResolverMetadata',
    '_readClientEdge',
    '_readActorChange',
    '_readModuleImport',
    '_createInlineDataOrResolverFragmentPointer',
  ],
  'relay-runtime/lib/store/RelayReferenceMarker.js': [
    '_traverseModuleImport',
    '_traverseResolverField',
    '_traverseClientEdgeToClientObject',
  ],
  'relay-runtime/lib/store/DataChecker.js': ['_checkModuleImport', '_checkActorChange', '_checkResolver'],
};
