import { useEffect, type Dispatch, type SetStateAction } from 'react';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL, GraphiQLInterface } from 'graphiql';
import type { Pane } from './panes.data.ts';
import { Panes } from './Panes.tsx';
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
