import type { Blank } from './blanks.data.ts';
import type { Example } from './examples.ts';

/** What the bar's script is given, as JSON in the page. */
export interface BarData {
  examples: readonly Pick<Example, 'name' | 'query' | 'variables'>[];
  blanks: readonly Blank[];
}

/** The part of the code editor that the bar uses. */
interface Monaco {
  editor: {
    getModels(): { uri: { path: string }; setValue(text: string): void }[];
    onDidCreateEditor(then: (editor: { updateOptions(options: { wordWrap: 'on'; wrappingIndent: 'indent' }): void }) => void): void;
  };
}

/**
 * Runs in GraphiQL's page, as text of its own: whatever it uses stands inside it. Every run goes through `fetch`, so that is where its cost is
 * read, and where the token that a partner is told, and the ids that examples lack, are kept for the runs that follow.
 */
export function runBar(): void {
  const TOKEN = 'graphiql_token';
  const LEARNT = 'graphiql_learnt';
  const CLOSED = 'This graph is open to partners alone: write { "x-partner-key": "your key" } into the Headers editor below, then fetch the schema again (↻).';
  const bar = document.querySelector<HTMLElement>('.bar');
  const told = bar?.querySelector('output');
  const tokenLine = bar?.querySelector<HTMLElement>('.token');
  if (!bar || !told || !tokenLine) return;
  const { examples, blanks } = JSON.parse(document.querySelector('#bar-data')?.textContent ?? '') as BarData;
  const number = new Intl.NumberFormat('en-GB');

  const say = (words: string, state: 'fine' | 'errors') => {
    told.replaceChildren(words);
    told.dataset.state = state;
  };

  const showToken = () => {
    const token = sessionStorage.getItem(TOKEN);
    tokenLine.hidden = token === null;
    tokenLine.firstElementChild?.replaceChildren(`Sent along: authorization: Bearer ${token?.slice(0, 8)}…`);
  };
  showToken();
  tokenLine.querySelector('button')?.addEventListener('click', () => {
    sessionStorage.removeItem(TOKEN);
    sessionStorage.removeItem(LEARNT);
    showToken();
  });

  const at = (data: unknown, place: string) => place.split('.').reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined), data);
  const learnt = () => JSON.parse(sessionStorage.getItem(LEARNT) ?? '{}') as Record<string, string>;
  const learn = (data: unknown) => {
    const known = learnt();
    for (const { words, places, part } of blanks) {
      const found = places.map((place) => at(data, place)).find((value) => typeof value === 'string');
      const value = part === undefined ? found : new RegExp(part).exec(found ?? '')?.[1];
      if (value !== undefined) known[words] = value;
    }
    sessionStorage.setItem(LEARNT, JSON.stringify(known));
  };

  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const text = typeof init?.body === 'string' ? init.body : '';
    if (!text.startsWith('{')) return send(input, init);
    const { operationName } = JSON.parse(text) as { operationName?: string };
    const headers = new Headers(init?.headers);
    const token = sessionStorage.getItem(TOKEN);
    if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    const started = performance.now();
    const response = await send(input, { ...init, headers });
    if (operationName === 'IntrospectionQuery') {
      if (!response.ok) say(CLOSED, 'errors');
      return response;
    }
    const milliseconds = Math.round(performance.now() - started);
    const given = response.headers.get('x-session-token') ?? response.headers.get('x-cart-token');
    if (given !== null) sessionStorage.setItem(TOKEN, given);
    showToken();
    void response
      .clone()
      .text()
      .then((body) => tell(operationName ?? 'Without a name', response, body, milliseconds));
    return response;
  };

  const tell = (name: string, { status, headers }: Response, body: string, milliseconds: number) => {
    const { data, errors, extensions } = JSON.parse(body) as { data?: Record<string, { code?: unknown } | null> | null; errors?: { extensions?: { code?: string } }[]; extensions?: { cost?: { requested: number; limit: number; remaining: number } } };
    learn(data);
    const refused = Object.values(data ?? {}).flatMap((result) => (typeof result?.code === 'string' && /^[A-Z]+(?:_[A-Z]+)+$/.test(result.code) ? [result.code] : []));
    const cost = extensions?.cost;
    const requests = headers.get('ratelimit-remaining');
    const parts = [
      cost ? `cost ${number.format(cost.requested)} of ${number.format(cost.limit)} at most` : `refused: ${errors?.[0]?.extensions?.code ?? status}`,
      ...(cost && errors ? [`${errors.length === 1 ? 'an error' : `${errors.length} errors`}: ${errors[0]?.extensions?.code ?? ''}`] : []),
      ...refused.map((code) => `refused: ${code}`),
      `${milliseconds} ms`,
      `${number.format(Math.max(1, Math.round(body.length / 100) / 10))} kB`,
      ...(cost ? [`left this minute: ${number.format(cost.remaining)} of cost${requests === null ? '' : `, ${number.format(Number(requests))} requests`}`] : []),
    ];
    say(`${name} – ${parts.join(' · ')}`, errors || refused.length > 0 ? 'errors' : 'fine');
  };

  // GraphiQL puts its code editor here before it opens the first one; lines of operations and variables that are too long would be cut off.
  let monaco: Monaco | undefined;
  Object.defineProperty(window, '__MONACO', {
    get: () => monaco,
    set(opened: Monaco) {
      monaco = opened;
      opened.editor.onDidCreateEditor((editor) => editor.updateOptions({ wordWrap: 'on', wrappingIndent: 'indent' }));
    },
  });

  const write = (file: string, text: string) => {
    monaco?.editor.getModels().find(({ uri }) => uri.path.endsWith(file))?.setValue(text);
  };
  /** A tab grows once GraphiQL has read the name of its operation: until another takes its place, all of it stays in sight. */
  const showActiveTab = () => {
    const tab = document.querySelector('.graphiql-tab-active');
    const sizes = new ResizeObserver(() => {
      if (tab?.matches('.graphiql-tab-active')) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      else sizes.disconnect();
    });
    if (tab) sizes.observe(tab);
  };
  bar.addEventListener('click', ({ target }) => {
    const chosen = target instanceof HTMLElement ? target.dataset.example : undefined;
    const example = examples.find(({ name }) => name === chosen);
    if (!example) return;
    for (const open of bar.querySelectorAll('details[open]')) open.removeAttribute('open');
    // In a tab of its own: what someone has written is left alone.
    document.querySelector<HTMLElement>('.graphiql-tab-add')?.click();
    const known = learnt();
    const variables = Object.entries(known).reduce((text, [words, value]) => text.replaceAll(words, value), example.variables ?? '');
    const left = blanks.filter(({ words }) => variables.includes(words)).map(({ words }) => words);
    if (left.length > 0) say(`Fill in, or run what tells it and pick this again: ${left.join('; ')}.`, 'errors');
    else say('Run it: what it costs is told here.', 'fine');
    requestAnimationFrame(() => {
      write('operation.graphql', example.query);
      write('variables.json', variables);
      showActiveTab();
    });
  });
  document.addEventListener('keydown', ({ key }) => {
    const open = bar.querySelector('details[open]');
    if (key !== 'Escape' || !open) return;
    open.removeAttribute('open');
    open.querySelector('summary')?.focus();
  });
}
