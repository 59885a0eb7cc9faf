import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * Measures suggestions as a browser requests them, letter by letter, and prints p50 and p95 of the latency:
 * `npm run bench:suggest` opens the shop of DATA_DIR for it, `npm run bench:suggest -- --url http://127.0.0.1:4000` uses a running one.
 * Fails when p95 is above the goal.
 */
const { values } = parseArgs({ options: { url: { type: 'string' }, questions: { type: 'string', default: '500' } } });
const GOAL_MILLISECONDS = 150;
const WARM_UP_QUESTIONS = 50;
const PORT = '4199';

/** Typical queries of this trade, with typing errors and codes. */
const TYPED = [
  'dimmer switch',
  'dimer swich',
  'brass dimmer',
  '2 gang usb socket',
  'double socket brushed chrome',
  'downlight',
  'fire rated downlite',
  'ip65 bathroom light',
  'gu10 led bulb',
  'e27 filament',
  'pendant',
  'pendent light brass',
  'outdoor wall lantern',
  'table lamp',
  'floor lamp black',
  'cabinet knob',
  'door handel',
  'letter plate',
  'antique brass switch',
  'astro',
  'heritage brass',
  'hamilton',
  'HB-KSL-D1',
  'hbksld1',
  'chandeleir',
  'ceiling rose',
  'led strip',
  'shaver socket',
  'cooker switch',
  'polished crome',
];

interface Answer {
  data?: { suggestions: { totalCount: number } | null };
}

const operations = Object.entries(JSON.parse(readFileSync('schema/operations.json', 'utf8')) as Record<string, string>);
const documentId = operations.find(([, text]) => text.startsWith('query useSuggestionsQuery'))?.[0];
if (!documentId) throw new Error('schema/operations.json has no operation for suggestions: run `npm run generate`');

const origin = values.url?.replace(/\/$/, '') ?? `http://127.0.0.1:${PORT}`;
const gateway = values.url ? null : openGateway();
try {
  await untilSearchAnswers();
  const questions = Array.from(prefixes(Number(values.questions) + WARM_UP_QUESTIONS));
  const times: number[] = [];
  let empty = 0;
  for (const [index, question] of questions.entries()) {
    const started = performance.now();
    const { data } = await ask(question);
    if (!data?.suggestions) throw new Error(`No answer for "${question}"`);
    if (index < WARM_UP_QUESTIONS) continue;
    times.push(performance.now() - started);
    if (data.suggestions.totalCount === 0) empty += 1;
  }
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  console.log(
    `${times.length} questions, ${empty} without a product: p50 ${share(0.5).toFixed(1)} ms, p95 ${share(0.95).toFixed(1)} ms, slowest ${share(1).toFixed(1)} ms (goal: p95 below ${GOAL_MILLISECONDS} ms)`,
  );
  if (share(0.95) >= GOAL_MILLISECONDS) process.exitCode = 1;
} finally {
  gateway?.kill('SIGTERM');
}

function openGateway(): ChildProcess {
  return spawn(process.execPath, ['main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT,
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '1000000',
      COST_PER_MINUTE: '1000000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** All prefixes of each query from two letters on, repeated as needed. */
function* prefixes(count: number): Generator<string> {
  for (let given = 0; given < count;) {
    for (const text of TYPED) {
      for (let length = 2; length <= text.length && given < count; length += 1, given += 1) yield text.slice(0, length);
    }
  }
}

async function ask(query: string): Promise<Answer> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ documentId, variables: { query } }),
  });
  return (await response.json()) as Answer;
}

/** The first start seeds the shop and builds its index, which takes minutes. */
async function untilSearchAnswers(): Promise<void> {
  const deadline = performance.now() + 300_000;
  while (performance.now() < deadline) {
    if (gateway && gateway.exitCode !== null) throw new Error('The gateway exited; its message is above');
    const answer = await ask('lamp').catch(() => null);
    if (answer?.data?.suggestions) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${origin} does not answer`);
}
