import '@vitejs/plugin-react/preamble';
import { hydrateRoot } from 'react-dom/client';
import type { GraphQLResponse } from 'relay-runtime';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { PAYLOADS_ELEMENT_ID } from './Document.tsx';
import { createEnvironment, payloadKey, relayContext, type Payload } from './environment.ts';
import { routes } from './routes.ts';

const payloads = document.getElementById(PAYLOADS_ELEMENT_ID)?.textContent ?? '[]';
const answered = new Map<string, GraphQLResponse>(JSON.parse(payloads) as Payload[]);

const environment = createEnvironment(async (operation, variables) => {
  const key = payloadKey(operation.id, variables);
  const known = answered.get(key);
  if (known) {
    answered.delete(key);
    return known;
  }
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ documentId: operation.id, variables }),
  });
  return (await response.json()) as GraphQLResponse;
}, false);

const router = createBrowserRouter(routes, {
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(relayContext, environment);
    return context;
  },
});

// Hydration must find the page's code and answers in place, or it would draw something else than the server did.
if (!router.state.initialized) {
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

hydrateRoot(
  document,
  <App environment={environment} payloads={payloads}>
    <RouterProvider router={router} />
  </App>,
);
