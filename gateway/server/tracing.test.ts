import { afterAll, beforeEach, expect, test } from 'vitest';
import { idOf, useHttpGateway } from './http-gateway.fixture.ts';
import { openCollector, type CollectedSpan } from '../observability/collector.fixture.ts';
import { openTracing } from '../observability/open-tracing.ts';

const collector = await openCollector();
const http = useHttpGateway({ CACHE_SECONDS: '0', OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
afterAll(() => collector.close());

beforeEach(() => {
  collector.spans.length = 0;
  http.asked.length = 0;
});

const url = (path: string) => ({
  documentId: idOf('UrlPageQuery'),
  variables: { url: path, first: 16, searching: false },
});
const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

/** Waits for the request's span, which ends last, and returns the trace's spans. */
async function traceOf(traceId: string | null, name: string): Promise<CollectedSpan[]> {
  const mine = () => collector.spans.filter((span) => traceId === null || span.traceId === traceId);
  await expect.poll(() => mine().some((span) => span.name === name), { timeout: 10_000 }).toBe(true);
  return mine();
}

test('continues the caller’s trace for a request, its operation and calls, and propagates it to the shop API', async () => {
  const answer = await http.post(url('/lamp-1/'), {
    traceparent: `00-${CALLER.trace}-${CALLER.span}-01`,
    tracestate: 'vendor=1',
    'x-request-id': 'my-request-1',
  });
  expect(answer.status).toBe(200);
  const spans = await traceOf(CALLER.trace, 'POST graphql');
  const request = spans.find(({ name }) => name === 'POST graphql');
  const operation = spans.find(({ name }) => name === 'graphql');
  const calls = spans.filter(({ name }) => /^(?:GET|POST) \//.test(name));
  expect(request).toMatchObject({
    parentSpanId: CALLER.span,
    kind: 2,
    isFailed: false,
    attributes: {
      'request.id': 'my-request-1',
      'http.response.status_code': 200,
      'graphql.operation.name': 'UrlPageQuery',
    },
  });
  expect(operation).toMatchObject({
    parentSpanId: request?.spanId,
    attributes: { 'graphql.operation.name': 'UrlPageQuery', 'graphql.operation.type': 'query' },
  });
  expect(calls.length).toBeGreaterThan(0);
  expect(new Set(calls.map(({ parentSpanId, kind }) => `${parentSpanId} ${kind}`))).toEqual(
    new Set([`${operation?.spanId} 3`]),
  );
  // The gateway asks for the categories itself as it starts.
  const asked = http.asked.filter(({ requestId }) => requestId !== undefined);
  expect(new Set(asked.map(({ traceparent }) => traceparent))).toEqual(
    new Set(calls.map(({ spanId }) => `00-${CALLER.trace}-${spanId}-01`)),
  );
  expect(asked.length).toBe(calls.length);
  expect(new Set(asked.map(({ tracestate }) => tracestate))).toEqual(new Set(['vendor=1']));
  expect(collector.services).toEqual(new Set(['gateway']));
});

test('traces a custom operation without its text', async () => {
  const secret = 'words of my own';
  await http.ask(
    `query Secret { search(query: ${JSON.stringify(secret)}, first: 1) { totalCount } }`,
    {},
    { 'x-partner-key': http.partner(), traceparent: 'junk' },
  );
  const spans = await traceOf(null, 'POST graphql');
  const operation = spans.find(({ name }) => name === 'graphql');
  expect(operation?.attributes).toMatchObject({ 'graphql.operation.name': 'own', 'graphql.operation.type': 'query' });
  expect(spans.some(({ parentSpanId, kind }) => kind === 3 && parentSpanId === operation?.spanId)).toBe(true);
  expect(JSON.stringify(spans)).not.toMatch(/Secret|words/);
});

test('traces a page’s operations within the page’s trace', async () => {
  await (await fetch(`${http.url}/lamp-2/`)).text();
  const spans = await traceOf(null, 'GET pages');
  const page = spans.find(({ name }) => name === 'GET pages');
  expect(spans.find(({ name }) => name === 'graphql')).toMatchObject({
    traceId: page?.traceId,
    parentSpanId: page?.spanId,
    attributes: { 'graphql.operation.name': 'UrlPageQuery' },
  });
});

test('records failed calls and their effect on the result', async () => {
  http.isBroken = true;
  await http.post(url('/lamp-4/'));
  http.isBroken = false;
  const spans = await traceOf(null, 'POST graphql');
  const calls = spans.filter(({ kind }) => kind === 3);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls)
    expect(call).toMatchObject({
      isFailed: true,
      attributes: { 'http.response.status_code': 500, 'error.type': 'UpstreamError' },
    });
  expect(spans.find(({ name }) => name === 'graphql')).toMatchObject({
    isFailed: true,
    attributes: { 'error.type': 'UPSTREAM_UNAVAILABLE' },
  });
});

test('does not trace health checks, metrics and files', async () => {
  await expect.poll(async () => (await http.post(url('/lamp-4/'))).code, { timeout: 3_000 }).toBe(null);
  for (const path of ['/healthz', '/readyz', '/metrics', '/site.webmanifest']) await fetch(`${http.url}${path}`);
  await http.post(url('/lamp-5/'), { traceparent: `00-${'1'.repeat(32)}-${CALLER.span}-00` });
  await traceOf('1'.repeat(32), 'POST graphql');
  expect(new Set(collector.spans.flatMap(({ name, kind }) => (kind === 2 ? [name] : [])))).toEqual(
    new Set(['POST graphql']),
  );
});

test.each([
  ['refuses', 500],
  ['never answers', null],
])('a collector that %s delays neither requests nor shutdown', async (_, status) => {
  const away = await openCollector();
  away.status = status;
  const failures: unknown[] = [];
  const tracing = openTracing({
    url: `${away.url}/v1/traces`,
    serviceName: 'test',
    ratio: 1,
    onFailure: (error) => failures.push(error),
  });
  const started = performance.now();
  for (let index = 0; index < 20_000; index += 1) tracing.request('GET pages', {}, {}).end();
  expect(performance.now() - started).toBeLessThan(2_000);
  const closing = performance.now();
  await tracing.close();
  expect(performance.now() - closing).toBeLessThan(2_000);
  expect(failures.length).toBeLessThan(2);
  await away.close();
});

test('propagates an unsampled trace, whatever the caller’s header says', async () => {
  const tracing = openTracing({
    url: `${collector.url}/v1/traces`,
    serviceName: 'test',
    ratio: 0,
    onFailure: () => undefined,
  });
  const span = tracing.request('GET pages', { traceparent: `00-${CALLER.trace}-${CALLER.span}-01` }, {});
  expect(span.child('GET /products', 'call', {}).headers.traceparent).toMatch(
    new RegExp(`^00-${CALLER.trace}-[\\da-f]{16}-00$`),
  );
  await tracing.close();
});
