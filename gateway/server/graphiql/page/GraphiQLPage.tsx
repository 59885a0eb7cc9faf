import { useState } from 'react';
import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { HISTORY_PLUGIN, HistoryStore } from '@graphiql/plugin-history';
import { GraphiQLProvider } from '@graphiql/react';
import type { GraphiQLSettings } from '../settings.ts';
import { Editors } from './Editors.tsx';
import { createFetcher } from './fetcher.ts';
import type { Pane } from './panes.data.ts';
import type { RunStatus } from './run-status.rules.ts';
import type { Session } from './session.ts';
import { Toolbar } from './Toolbar.tsx';

const PLUGINS = [DOC_EXPLORER_PLUGIN, HISTORY_PLUGIN];

interface GraphiQLPageProps {
  settings: GraphiQLSettings;
  session: Session;
}

/** GraphiQL below a toolbar of ours: examples, help with headers, the token that is sent, and what each run cost. */
export function GraphiQLPage({ settings, session }: GraphiQLPageProps) {
  const [status, setStatus] = useState<RunStatus>({
    text: 'Run an operation: its cost is shown here.',
    isError: false,
  });
  const [pane, setPane] = useState<Pane>('operation');
  const [fetcher] = useState(() => createFetcher({ headers: settings.headers, session, onStatus: setStatus }));
  const openingTabs = settings.openingTabs.flatMap((name) => settings.examples.filter((each) => each.name === name));
  return (
    <GraphiQLProvider
      fetcher={fetcher}
      defaultTabs={openingTabs.map(({ query, variables }) => ({ query, variables }))}
      plugins={PLUGINS}
      referencePlugin={DOC_EXPLORER_PLUGIN}
    >
      <HistoryStore>
        <DocExplorerStore>
          <Toolbar
            settings={settings}
            session={session}
            status={status}
            onStatus={setStatus}
            onOpen={() => setPane('operation')}
          />
          <Editors pane={pane} onChoosePane={setPane} />
        </DocExplorerStore>
      </HistoryStore>
    </GraphiQLProvider>
  );
}
