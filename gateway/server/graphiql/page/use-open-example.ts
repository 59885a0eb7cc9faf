import { useEffect, useEffectEvent, useRef } from 'react';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import type { Example } from '../examples.ts';
import { PLACEHOLDERS } from '../placeholders.data.ts';
import { operationNames } from './operation.rules.ts';
import { fillIn, missingIn } from './placeholders.rules.ts';
import type { RunStatus } from './run-status.rules.ts';
import type { Session } from './session.ts';
import { useEditors } from './use-editors.ts';

interface OpenExampleOptions {
  session: Session;
  onStatus(status: RunStatus): void;
}

/** Opens each example in a new tab, so that no edits are lost. Waits until the page has loaded. */
export function useOpenExample({ session, onStatus }: OpenExampleOptions): (example: Example) => void {
  const { addTab, changeTab, updateActiveTabValues } = useGraphiQLActions();
  const newTab = useGraphiQL((state) => state.tabs.length);
  const isReady = useEditors() !== null;
  const waiting = useRef<Example | null>(null);

  function open({ query, variables }: Example): void {
    const filled = fillIn(variables ?? '', session.values());
    const missing = missingIn(filled, PLACEHOLDERS);
    addTab();
    updateActiveTabValues({ query, variables: filled, operationName: operationNames(query)[0] ?? null });
    changeTab(newTab);
    onStatus(
      missing.length > 0
        ? { text: `Fill in, or run what tells it and pick this again: ${missing.join('; ')}.`, isError: true }
        : { text: 'Run it: what it costs is told here.', isError: false },
    );
  }

  const openWaiting = useEffectEvent(() => {
    if (waiting.current) open(waiting.current);
  });
  useEffect(() => {
    if (isReady) openWaiting();
  }, [isReady]);

  return (example) => {
    if (isReady) open(example);
    else waiting.current = example;
  };
}
