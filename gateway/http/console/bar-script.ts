/** The part of the code editor that the bar uses. */
interface Editor {
  editor: { getModels(): { uri: { path: string }; setValue(text: string): void }[] };
}

/**
 * Runs in GraphiQL's page, as text of its own: whatever it uses stands inside it. Every run goes through `fetch`, so that is where its cost is
 * read, and where the token that a partner is told is kept for the runs that follow.
 */
export function runBar(): void {
  const TOKEN = 'graphiql_token';
  const CLOSED = 'This graph is open to partners alone: write { "x-partner-key": "your key" } into the Headers editor below, then fetch the schema again (↻).';
  const bar = document.querySelector<HTMLElement>('.bar');
  const told = bar?.querySelector('output');
  const tokenLine = bar?.querySelector<HTMLElement>('.token');
  if (!bar || !told || !tokenLine) return;
  const examples = JSON.parse(document.querySelector('#examples')?.textContent ?? '[]') as { name: string; query: string; variables: string | null }[];
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
    showToken();
  });

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
    const { errors, extensions } = JSON.parse(body) as { errors?: { extensions?: { code?: string } }[]; extensions?: { cost?: { requested: number; limit: number; remaining: number } } };
    const cost = extensions?.cost;
    const requests = headers.get('ratelimit-remaining');
    const parts = [
      cost ? `cost ${number.format(cost.requested)} of ${number.format(cost.limit)} at most` : `refused: ${errors?.[0]?.extensions?.code ?? status}`,
      ...(cost && errors ? [`${errors.length === 1 ? 'an error' : `${errors.length} errors`}: ${errors[0]?.extensions?.code ?? ''}`] : []),
      `${milliseconds} ms`,
      `${number.format(Math.max(1, Math.round(body.length / 100) / 10))} kB`,
      ...(cost ? [`left this minute: ${number.format(cost.remaining)} of cost${requests === null ? '' : `, ${number.format(Number(requests))} requests`}`] : []),
    ];
    say(`${name} – ${parts.join(' · ')}`, errors ? 'errors' : 'fine');
  };

  const write = (file: string, text: string) => {
    const { __MONACO: monaco } = window as unknown as { __MONACO?: Editor };
    monaco?.editor.getModels().find(({ uri }) => uri.path.endsWith(file))?.setValue(text);
  };
  bar.addEventListener('click', ({ target }) => {
    const chosen = target instanceof HTMLElement ? target.dataset.example : undefined;
    const example = examples.find(({ name }) => name === chosen);
    if (!example) return;
    for (const open of bar.querySelectorAll('details[open]')) open.removeAttribute('open');
    // In a tab of its own: what someone has written is left alone.
    document.querySelector<HTMLElement>('.graphiql-tab-add')?.click();
    requestAnimationFrame(() => {
      write('operation.graphql', example.query);
      write('variables.json', example.variables ?? '');
    });
  });
  document.addEventListener('keydown', ({ key }) => {
    const open = bar.querySelector('details[open]');
    if (key !== 'Escape' || !open) return;
    open.removeAttribute('open');
    open.querySelector('summary')?.focus();
  });
}
