import { Fragment, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Example } from '../examples.ts';
import type { HeaderHelp } from '../headers.data.ts';
import type { GraphiQLSettings } from '../settings.ts';
import { exampleIn, withoutExample } from './example-address.rules.ts';
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

interface ExamplesMenuProps {
  examples: readonly Example[];
  onChoose(example: Example): void;
}

/** The titles of all examples below their nouns. */
function ExamplesMenu({ examples, onChoose }: ExamplesMenuProps) {
  const nouns = [...new Set(examples.map(({ noun }) => noun))];
  return (
    <nav className="panel" aria-label="Examples">
      {nouns.map((noun) => (
        <section key={noun}>
          <h2>{noun}</h2>
          <ul>
            {examples
              .filter((example) => example.noun === noun)
              .map((example) => (
                <li key={example.name}>
                  <button type="button" onClick={() => onChoose(example)}>
                    {example.title}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Lists the headers of requests and answers, and says which of them this page sends by itself. */
function HeadersHelp({ settings: { headers, headerHelp } }: { settings: GraphiQLSettings }) {
  const hasKey = Object.keys(headers).length > 0;
  return (
    // It scrolls, so it takes the focus: otherwise the keyboard could not reach its end.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="panel" aria-label="Headers" tabIndex={0}>
      <p>
        {hasKey
          ? 'This page sends the partner key of its address with every operation. It keeps the token of the cart or the account that an answer gives, and sends that too until you forget it.'
          : 'Without a key this page is like the storefront: its cart is kept in a cookie. Write a key into the Headers editor to be a partner; the page then keeps the token that an answer gives, and sends it until you forget it.'}{' '}
        Write other headers into GraphiQL’s Headers editor, beside Variables, as JSON:{' '}
        <code>{'{ "x-buyer-ip": "203.0.113.7" }'}</code>.
      </p>
      <h2>Request headers</h2>
      <HeaderList headers={headerHelp.sent} />
      <h2>Response headers</h2>
      <HeaderList headers={headerHelp.received} />
    </section>
  );
}

function HeaderList({ headers }: { headers: readonly HeaderHelp[] }) {
  return (
    <dl>
      {headers.map(({ name, example, meaning }) => (
        <Fragment key={name}>
          <dt>
            <code>{`${name}: ${example}`}</code>
          </dt>
          <dd>{meaning}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
