import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLazyModule } from '../ui/useLazyModule.ts';
import { reportUnexpected } from '../ui/failure/connection-error.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './ChatLauncher.css.ts';
import { useChatSlot } from './ChatSlot.tsx';
import { runScript, ScriptError } from './third-parties.ts';

interface ChatLauncherProps {
  /** Null without a chat provider. */
  scriptUrl: string | null;
  onRunning: () => void;
}

type State = 'ready' | 'starting' | 'writing' | 'failed';

/** The chat provider's script loads only on a click or with the cookie consent. */
export function ChatLauncher({ scriptUrl, onRunning }: ChatLauncherProps) {
  const slot = useChatSlot();
  const [state, setState] = useState<State>('ready');
  const [Panel, needPanel] = useLazyModule(async () => (await import('./MessagePanel.tsx')).MessagePanel);

  async function open() {
    if (state === 'starting') return;
    if (!scriptUrl) {
      needPanel();
      return setState('writing');
    }
    setState('starting');
    try {
      await runScript(scriptUrl);
      onRunning();
    } catch (error) {
      if (!(error instanceof ScriptError)) reportUnexpected(error);
      needPanel();
      setState('failed');
    }
  }

  return (
    <>
      {slot &&
        createPortal(
          <div className={styles.place}>
            <button
              type="button"
              className={styles.button}
              aria-busy={state === 'starting' || undefined}
              aria-describedby={scriptUrl ? 'chat-notice' : undefined}
              onClick={() => void open()}
            >
              <Icon name="mail" />
              <span className={styles.label}>{scriptUrl ? 'Chat with us' : 'Contact us'}</span>
            </button>
            {scriptUrl && (
              <p id="chat-notice" className={styles.notice} aria-live="polite">
                {state === 'starting'
                  ? 'Starting the chat…'
                  : `Starts ${new URL(scriptUrl).hostname}, which may set cookies`}
              </p>
            )}
          </div>,
          slot,
        )}
      {Panel && (
        <Panel
          open={state === 'writing' || state === 'failed'}
          hasFailed={state === 'failed'}
          onClose={() => setState('ready')}
        />
      )}
    </>
  );
}
