import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { GraphiQLSettings } from '../settings.ts';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { exampleIn, withoutExample } from './example-address.rules.ts';
import { HeadersHelp } from './HeadersHelp.tsx';
import type { RunStatus } from './run-status.rules.ts';
import type { Session } from './session.ts';
import { useOpenExample } from './use-open-example.ts';

interface ToolbarProps {
  settings: GraphiQLSettings;
  session: Session;
  status: RunStatus;
  onStatus(status: RunStatus): void;
  /** Called when an example opens. */
  onOpen(): void;
}

export function Toolbar({ settings, session, status, onStatus, onOpen }: ToolbarProps) {
  const openExample = useOpenExample({ session, onStatus });
  const token = useSyncExternalStore(session.subscribe, session.token);
  const [panel, setPanel] = useState<string | null>(null);
  const toolbar = useRef<HTMLElement>(null);

  // The editors are filled, and nothing is run: a link must not change a cart.
  const openLinked = useEffectEvent(() => {
    const example = exampleIn(location.href, settings.examples);
    if (!example) return;
    history.replaceState(history.state, '', withoutExample(location.href));
    openExample(example);
  });
  useEffect(() => openLinked(), []);

  useEffect(() => {
    if (panel === null) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      toolbar.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
      setPanel(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [panel]);

  const panelButton = (name: string) => (
    <button type="button" aria-expanded={panel === name} onClick={() => setPanel(panel === name ? null : name)}>
      {name}
    </button>
  );

  return (
    <header className="toolbar" ref={toolbar}>
      <strong>{settings.title}</strong>
      {panelButton('Examples')}
      {panel === 'Examples' && (
        <ExamplesMenu
          examples={settings.examples}
          onChoose={(example) => {
            setPanel(null);
            onOpen();
            openExample(example);
          }}
        />
      )}
      {panelButton('Headers')}
      {panel === 'Headers' && <HeadersHelp settings={settings} />}
      <a href="/docs">Docs</a>
      {token !== null && <Token token={token} onForget={session.forget} />}
      <output className="status" aria-live="polite" data-error={status.isError}>
        {status.text}
      </output>
    </header>
  );
}

function Token({ token, onForget }: { token: string; onForget(): void }): ReactNode {
  return (
    <span className="token">
      {`Sent along: authorization: Bearer ${token.slice(0, 8)}… `}
      <button type="button" onClick={onForget}>
        Forget it
      </button>
    </span>
  );
}
