import { useEffect, type Dispatch, type SetStateAction } from 'react';
import { DOC_EXPLORER_PLUGIN } from '@graphiql/plugin-doc-explorer';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { PANES, type Pane } from './panes.data.ts';

interface PanesProps {
  pane: Pane;
  onChoose: Dispatch<SetStateAction<Pane>>;
}

/** Buttons that choose the visible part of GraphiQL on a narrow screen, where there is room for one. Wide screens hide them and show all parts. */
export function Panes({ pane, onChoose }: PanesProps) {
  const { setVisiblePlugin } = useGraphiQLActions();
  const { isFetching, plugin } = useGraphiQL(({ isFetching: fetching, visiblePlugin }) => ({
    isFetching: fetching,
    plugin: visiblePlugin,
  }));

  useEffect(() => {
    if (isFetching) onChoose('result');
  }, [isFetching, onChoose]);

  // The sidebar opens plugins too: the documentation, and the history.
  useEffect(() => {
    onChoose((current) => {
      if (plugin) return 'docs';
      return current === 'docs' ? 'operation' : current;
    });
  }, [plugin, onChoose]);

  function choose(next: Pane): void {
    setVisiblePlugin(next === 'docs' ? (plugin ?? DOC_EXPLORER_PLUGIN) : null);
    onChoose(next);
  }

  return (
    <fieldset className="panes" aria-label="Visible part">
      {PANES.map(({ id, title }) => (
        <button key={id} type="button" aria-pressed={pane === id} onClick={() => choose(id)}>
          {title}
        </button>
      ))}
    </fieldset>
  );
}
