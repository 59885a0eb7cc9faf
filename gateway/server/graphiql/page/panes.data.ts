/** The part of GraphiQL that a narrow screen shows. */
export type Pane = 'operation' | 'variables' | 'result' | 'docs';

/** In the order of their buttons. */
export const PANES: readonly { id: Pane; title: string }[] = [
  { id: 'operation', title: 'Operation' },
  { id: 'variables', title: 'Variables' },
  { id: 'result', title: 'Result' },
  { id: 'docs', title: 'Docs' },
];
