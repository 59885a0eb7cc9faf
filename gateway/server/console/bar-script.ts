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
    getModels(): Model[];
    onDidCreateEditor(then: (editor: Editor) => void): void;
  };
}

interface Model {
  uri: { path: string };
  setValue(text: string): void;
}

interface Editor {
  getModel(): Model | null;
  onDidChangeModelContent(then: () => void): void;
  updateOptions(options: { wordWrap: 'on'; wrappingIndent: 'indent' }): void;
}

/**
 * Runs in GraphiQL's page, as text of its own: whatever it uses stands inside it. Every run goes through `fetch`, so that is where its cost is
 * read, and where the token that a partner is told, and the ids that examples lack, are kept for the runs that follow.
 */
export function runBar(): void {
  const TOKEN = 'graphiql_token';
  const LEARNT = 'graphiql_learnt';
  const CLOSED =
    'This graph is open to partners alone: write { "x-partner-key": "your key" } into the Headers editor below, then fetch the schema again (↻).';
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

  const at = (data: unknown, place: string) =>
    place.split('.').reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? // safe key: asked for above
            (value as Record<string, unknown>)[name]
          : undefined,
      data,
    );
  const learnt = () => JSON.parse(sessionStorage.getItem(LEARNT) ?? '{}') as Record<string, string>;
  const learn = (data: unknown) => {
    const known = learnt();
    for (const { words, places, part } of blanks) {
      const found = places.map((place) => at(data, place)).find((value) => typeof value === 'string');
      const value = part === undefined ? found : new RegExp(part).exec(found ?? '')?.[1];
      // safe key: the words of the examples' own placeholders
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
    const { data, errors, extensions } = JSON.parse(body) as {
      data?: Record<string, { code?: unknown } | null> | null;
      errors?: { extensions?: { code?: string } }[];
      extensions?: { cost?: { requested: number; limit: number; remaining: number } };
    };
    learn(data);
    const refused = Object.values(data ?? {}).flatMap((result) =>
      typeof result?.code === 'string' && /^[A-Z]+(?:_[A-Z]+)+$/.test(result.code) ? [result.code] : [],
    );
    const cost = extensions?.cost;
    const requests = headers.get('ratelimit-remaining');
    const parts = [
      cost
        ? `cost ${number.format(cost.requested)} of ${number.format(cost.limit)} at most`
        : `refused: ${errors?.[0]?.extensions?.code ?? status}`,
      ...(cost && errors
        ? [`${errors.length === 1 ? 'an error' : `${errors.length} errors`}: ${errors[0]?.extensions?.code ?? ''}`]
        : []),
      ...refused.map((code) => `refused: ${code}`),
      `${milliseconds} ms`,
      `${number.format(Math.max(1, Math.round(body.length / 100) / 10))} kB`,
      ...(cost
        ? [
            `left this minute: ${number.format(cost.remaining)} of cost${requests === null ? '' : `, ${number.format(Number(requests))} requests`}`,
          ]
        : []),
    ];
    say(`${name} – ${parts.join(' · ')}`, errors || refused.length > 0 ? 'errors' : 'fine');
  };

  const OPERATION = 'operation.graphql';
  const VARIABLES = 'variables.json';
  let monaco: Monaco | undefined;
  const modelOf = (file: string) => monaco?.editor.getModels().find(({ uri }) => uri.path.endsWith(file));

  // GraphiQL learns which operation is written 100 ms after the last change: a run that is asked for sooner would name the one before, so it waits.
  const READ_MILLISECONDS = 150;
  let reading: ReturnType<typeof setTimeout> | null = null;
  let isRunWanted = false;
  const read = () => {
    if (reading !== null) clearTimeout(reading);
    reading = setTimeout(() => {
      reading = null;
      if (isRunWanted) document.querySelector<HTMLElement>('.graphiql-execute-button')?.click();
      isRunWanted = false;
    }, READ_MILLISECONDS);
  };
  const keepRun = (event: Event) => {
    if (reading === null) return;
    event.preventDefault();
    event.stopPropagation();
    isRunWanted = true;
  };
  const isExecute = ({ target }: Event) =>
    target instanceof Element && target.closest('.graphiql-execute-button') !== null;
  document.addEventListener('click', (event) => isExecute(event) && keepRun(event), true);
  document.addEventListener(
    'keydown',
    (event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && keepRun(event),
    true,
  );

  let open: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  void opened.then(() => document.querySelector('#root')?.removeAttribute('inert'));

  // GraphiQL puts its code editor here before it opens the first one.
  Object.defineProperty(window, '__MONACO', {
    get: () => monaco,
    set(loaded: Monaco) {
      monaco = loaded;
      loaded.editor.onDidCreateEditor((editor) => {
        // Lines that are too long would be cut off.
        editor.updateOptions({ wordWrap: 'on', wrappingIndent: 'indent' });
        editor.onDidChangeModelContent(() => editor.getModel() === modelOf(OPERATION) && read());
        if (modelOf(OPERATION) && modelOf(VARIABLES)) open();
      });
    },
  });

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
    for (const details of bar.querySelectorAll('details[open]')) details.removeAttribute('open');
    void opened.then(() => show(example));
  });
  const show = (example: BarData['examples'][number]) => {
    // In a tab of its own: what someone has written is left alone.
    document.querySelector<HTMLElement>('.graphiql-tab-add')?.click();
    const known = learnt();
    const variables = Object.entries(known).reduce(
      (text, [words, value]) => text.replaceAll(words, value),
      example.variables ?? '',
    );
    const left = blanks.filter(({ words }) => variables.includes(words)).map(({ words }) => words);
    if (left.length > 0) say(`Fill in, or run what tells it and pick this again: ${left.join('; ')}.`, 'errors');
    else say('Run it: what it costs is told here.', 'fine');
    requestAnimationFrame(() => {
      modelOf(OPERATION)?.setValue(example.query);
      modelOf(VARIABLES)?.setValue(variables);
      showActiveTab();
    });
  };
  document.addEventListener('keydown', ({ key }) => {
    const open = bar.querySelector('details[open]');
    if (key !== 'Escape' || !open) return;
    open.removeAttribute('open');
    open.querySelector('summary')?.focus();
  });
}
