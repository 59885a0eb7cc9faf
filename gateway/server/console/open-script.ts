import type { GraphiQLAddresses } from './package-files.ts';

/** What GraphiQL is opened with, as JSON in its page. */
export interface GraphiQLSettings {
  workers: GraphiQLAddresses['workers'];
  /** The package's own options. */
  options: {
    defaultTabs: readonly { query: string; variables: string | null; headers: null }[];
    additionalHeaders?: Readonly<Record<string, string>>;
  };
}

declare const YogaGraphiQL: { renderYogaGraphiQL(root: Element | null, options: GraphiQLSettings['options']): void };

/** Runs in GraphiQL's page before its script, as text of its own: whatever it uses stands inside it. */
export function openGraphiQL(): void {
  const { workers, options } = JSON.parse(
    document.querySelector('#graphiql-settings')?.textContent ?? '',
  ) as GraphiQLSettings;
  const addresses = new Map(Object.entries(workers));
  // The code editor reads this as it loads.
  Object.assign(window, {
    MonacoEnvironment: { globalAPI: false, getWorkerUrl: (_: string, label: string) => addresses.get(label) },
  });
  document.addEventListener('DOMContentLoaded', () =>
    YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), options),
  );
}
