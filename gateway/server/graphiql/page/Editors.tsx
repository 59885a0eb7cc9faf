import { useEffect, type Dispatch, type SetStateAction } from 'react';
import { DOC_EXPLORER_PLUGIN } from '@graphiql/plugin-doc-explorer';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL, GraphiQLInterface } from 'graphiql';
import { PANES, type Pane } from './panes.data.ts';
import { useEditors } from './use-editors.ts';

interface EditorsProps {
  /** The part that a narrow screen shows. */
  pane: Pane;
  onChoosePane: Dispatch<SetStateAction<Pane>>;
}

/** GraphiQL itself. Inert until its editors are there: a tab that is chosen sooner would be shown with the text of the first. */
export function Editors({ pane, onChoosePane }: EditorsProps) {
  const editors = useEditors();
  const { tabs, activeTabIndex } = useGraphiQL((state) => ({ tabs: state.tabs, activeTabIndex: state.activeTabIndex }));

  const { stop } = useGraphiQLActions();

  useEffect(() => {
    // Long lines would be cut off.
    for (const editor of editors ?? []) editor.updateOptions({ wordWrap: 'on', wrappingIndent: 'indent' });
  }, [editors]);

  // GraphiQL shows an answer in the tab that is active when it arrives: no run outlives its tab.
  const activeTab = tabs[activeTabIndex]?.id;
  useEffect(() => stop, [activeTab, stop]);

  useEffect(() => {
    document.querySelector('[role=tab][aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tabs, activeTabIndex]);

  return (
    <main className="editors" data-pane={pane} inert={!editors}>
      <Panes pane={pane} onChoose={onChoosePane} />
      <GraphiQLInterface defaultEditorToolsVisibility="variables">
        <GraphiQL.Logo>
          <span className="logo">GraphiQL</span>
        </GraphiQL.Logo>
      </GraphiQLInterface>
    </main>
  );
}

interface PanesProps {
  pane: Pane;
  onChoose: Dispatch<SetStateAction<Pane>>;
}

/** Buttons that choose the visible part of GraphiQL on a narrow screen, where there is room for one. Wide screens hide them and show all parts. */
function Panes({ pane, onChoose }: PanesProps) {
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
