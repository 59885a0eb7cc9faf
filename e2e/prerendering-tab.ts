import { chromium, type LaunchOptions } from '@playwright/test';
import { freePort } from '../scripts/deployment/gateway-process.ts';

/** A tab that may draw pages ahead: the browser does not where Playwright is attached to the page. */
export interface PrerenderingTab {
  /** Sends a command of Chrome's DevTools protocol to the page that is shown. */
  send(method: string, params: object): Promise<unknown>;
  /** Evaluates an expression in the page that is shown, or in the one that is drawn ahead; undefined when there is none. */
  evaluate(expression: string, page?: 'shown' | 'ahead'): Promise<unknown>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  params: { sessionId: string; targetInfo: { subtype?: string } };
  result?: Result;
  error?: { message: string };
}

interface Result {
  targetId: string;
  sessionId: string;
  result: { value: unknown };
}

/** Opens a browser and attaches to a target of the type "tab", of which shown pages and those drawn ahead are parts. */
export async function openPrerenderingTab(launch: LaunchOptions): Promise<PrerenderingTab> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const socket = new WebSocket(((await version.json()) as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  const sessions = { shown: '', ahead: '' };
  const answers = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { id = 0, method, params } = message;
    answers.get(id)?.(message);
    answers.delete(id);
    if (method === 'Target.attachedToTarget')
      sessions[params.targetInfo.subtype === 'prerender' ? 'ahead' : 'shown'] = params.sessionId;
    if (method !== 'Target.detachedFromTarget') return;
    // The page that was drawn ahead takes the place of the one that was shown.
    if (params.sessionId === sessions.shown) sessions.shown = sessions.ahead;
    sessions.ahead = '';
  });
  let sent = 0;
  function sendTo(sessionId: string | undefined, method: string, params: object): Promise<Result> {
    sent += 1;
    const id = sent;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) =>
      answers.set(id, ({ result, error }) => (result ? resolve(result) : reject(new Error(error?.message)))),
    );
  }

  const { targetId } = await sendTo(undefined, 'Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = await sendTo(undefined, 'Target.attachToTarget', { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await sendTo(sessionId, 'Target.setAutoAttach', attach);
  return {
    send: (method, params) => sendTo(sessions.shown, method, params),
    async evaluate(expression, page = 'shown') {
      const session = sessions[page];
      if (!session) return undefined;
      try {
        return (await sendTo(session, 'Runtime.evaluate', { expression, returnByValue: true })).result.value;
      } catch (error) {
        // The page has just been replaced.
        if (session !== sessions[page]) return undefined;
        throw error;
      }
    },
    close: () => browser.close(),
  };
}
