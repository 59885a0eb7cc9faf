import { useEffect } from 'react';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL, GraphiQLInterface } from 'graphiql';
import { useEditors } from './use-editors.ts';

/** Below this width, as in page.css, the variables leave their room to the operation and its answer. */
const NARROW = '(max-width: 600px)';

/** GraphiQL itself. Inert until its editors are there: a tab that is chosen sooner would be shown with the text of the first. */
export function Editors() {
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
    <main className="editors" inert={!editors}>
      <GraphiQLInterface defaultEditorToolsVisibility={matchMedia(NARROW).matches ? false : 'variables'}>
        <GraphiQL.Logo>
          <span className="logo">GraphiQL</span>
        </GraphiQL.Logo>
      </GraphiQLInterface>
    </main>
  );
}
