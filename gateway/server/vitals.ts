import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { VITALS_BYTES, VITALS_DEVICES, VITALS_NAVIGATIONS, VITALS_PAGES } from '@storefront/domain/web-vitals.data.ts';
import type { Metrics } from '../observability/metrics.ts';
import { sendText } from './send-text.ts';

/** Longer than any shopper waits: larger values are of suspended computers. */
const MILLISECONDS_MAXIMUM = 600_000;

const milliseconds = Type.Optional(Type.Number({ minimum: 0, maximum: MILLISECONDS_MAXIMUM }));

const Report = Type.Object(
  {
    page: Type.Enum([...VITALS_PAGES]),
    device: Type.Enum([...VITALS_DEVICES]),
    navigation: Type.Enum([...VITALS_NAVIGATIONS]),
    lcp: milliseconds,
    inp: milliseconds,
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    ttfb: milliseconds,
  },
  { additionalProperties: false },
);

/** At `POST /vitals`, one report a visit. It names nobody, and nothing of it is kept but counts. */
export function vitalsRoutes(metrics: Metrics): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: VITALS_BYTES }, (_, body, done) => done(null, body));
    // The shop's own pages alone report.
    app.addHook('onRequest', async ({ headers }, reply) => {
      if (headers['sec-fetch-site'] !== 'same-origin') return sendText(reply, 403, 'Forbidden\n');
    });
    app.post('/vitals', async ({ body }, reply) => {
      const report = parsed(body);
      if (!Check(Report, report)) return sendText(reply, 400, 'Not a report\n');
      metrics.vitals(report);
      return sendText(reply, 204, '');
    });
  };
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
