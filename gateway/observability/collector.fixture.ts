import { createServer, type Server } from 'node:http';
import { listen, stop } from '../testing/listen.fixture.ts';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  isFailed: boolean;
}

export interface Collector {
  url: string;
  /** The HTTP status of the collector's answers; null to leave requests unanswered. */
  status: number | null;
  spans: CollectedSpan[];
  services: Set<string>;
  close(): Promise<void>;
}

interface ExportedTraces {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes' | 'isFailed'> & {
        attributes: OtlpAttribute[];
        status: { code: number };
      })[];
    }[];
  }[];
}
interface OtlpAttribute {
  key: string;
  value: Record<string, unknown>;
}

/** Opens a trace collector on a loopback port that accepts OTLP as JSON. */
export async function openCollector(): Promise<Collector> {
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        if (collector.status === null) return;
        if (collector.status === 200 && request.url === '/v1/traces')
          take(JSON.parse(Buffer.concat(chunks).toString()) as ExportedTraces);
        response.writeHead(collector.status, { 'content-type': 'application/json' }).end('{}');
      });
  });
  const collector: Collector = {
    url: await listen(server),
    status: 200,
    spans: [],
    services: new Set(),
    close: () => stop(server),
  };

  function take({ resourceSpans }: ExportedTraces): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      collector.services.add(String(attributesOf(resource.attributes)['service.name']));
      for (const { spans } of scopeSpans)
        collector.spans.push(
          ...spans.map(({ attributes, status, ...span }) => ({
            ...span,
            attributes: attributesOf(attributes),
            isFailed: status.code === 2,
          })),
        );
    }
  }
  return collector;
}

function attributesOf(attributes: readonly OtlpAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
