import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { urlPage, useHttpGateway, type HttpGateway } from './http-gateway.fixture.ts';
import { openCollector, type CollectedSpan } from '../observability/collector.fixture.ts';
import { openTracing } from '../observability/open-tracing.ts';

const collector = await openCollector();
const http = useHttpGateway({ CACHE_SECONDS: '0', OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
afterAll(() => collector.close());

const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
const FAILED = '1'.repeat(32);
const from = (trace: string) => ({ traceparent: `00-${trace}-${CALLER.span}-01` });
const spansOf = (trace: string | undefined) => collector.spans.filter(({ traceId }) => traceId === trace);
const named = (spans: readonly CollectedSpan[], name: string) => spans.find((span) => span.name === name);
let asked: HttpGateway['asked'];

/** Spans are exported once a second, those of all requests together. */
beforeAll(async () => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/site.webmanifest']) await fetch(`${http.url}${path}`);
  http.asked.length = 0;
  await http.post(urlPage('/lamp-1/'), {
    ...from(CALLER.trace),
    tracestate: 'vendor=1',
    'x-request-id': 'my-request-1',
  });
  // The gateway asks for the categories itself as it starts.
  asked = http.asked.filter(({ requestId }) => requestId !== undefined);
  const secret = 'query Secret { search(query: "words of my own", first: 1) { totalCount } }';
  await http.ask(secret, {}, { 'x-partner-key': http.partner(), traceparent: 'junk' });
  await (await fetch(`${http.url}/lamp-2/`)).text();
  http.isBroken = true;
  await http.post(urlPage('/lamp-4/'), from(FAILED));
  http.isBroken = false;
  const requests = () => collector.spans.filter(({ kind }) => kind === 2).length;
  await vi.waitFor(() => expect(requests()).toBeGreaterThanOrEqual(4), { timeout: 10_000 });
});

test('continues the caller’s trace for a request, its operation and calls, and propagates it to the shop API', () => {
  const spans = spansOf(CALLER.trace);
  const [request, operation] = [named(spans, 'POST graphql'), named(spans, 'graphql')];
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
  expect(asked.length).toBe(calls.length);
  expect(new Set(asked.map((call) => call.traceparent))).toEqual(
    new Set(calls.map(({ spanId }) => `00-${CALLER.trace}-${spanId}-01`)),
  );
  expect(new Set(asked.map(({ tracestate }) => tracestate))).toEqual(new Set(['vendor=1']));
  expect(collector.services).toEqual(new Set(['gateway']));
});

test('traces a custom operation without its text', () => {
  const operation = collector.spans.find(({ attributes }) => attributes['graphql.operation.name'] === 'own');
  expect(operation?.attributes).toMatchObject({ 'graphql.operation.type': 'query' });
  const spans = spansOf(operation?.traceId);
  const own = named(spans, 'graphql');
  expect(spans.some(({ parentSpanId, kind }) => kind === 3 && parentSpanId === own?.spanId)).toBe(true);
  expect(JSON.stringify(collector.spans)).not.toMatch(/Secret|words/);
});

test('records failed calls and their effect on the result', () => {
  const calls = spansOf(FAILED).filter(({ kind }) => kind === 3);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls)
    expect(call).toMatchObject({ isFailed: true, attributes: { 'error.type': 'UpstreamError' } });
  expect(named(spansOf(FAILED), 'graphql')).toMatchObject({
    isFailed: true,
    attributes: { 'error.type': 'UpstreamError' },
  });
});

test('does not trace health checks, metrics and files', () => {
  const requests = collector.spans.filter(({ kind }) => kind === 2).map(({ name }) => name);
  expect(requests.toSorted()).toEqual(['GET pages', 'POST graphql', 'POST graphql', 'POST graphql']);
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
