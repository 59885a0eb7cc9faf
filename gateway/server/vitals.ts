import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import {
  VITALS_BYTES,
  VITALS_DEVICES,
  VITALS_NAVIGATIONS,
  VITALS_PAGES,
  VITALS_TARGET_CHARACTERS,
} from '@storefront/domain/web-vitals.data.ts';
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
    target: Type.Optional(Type.String({ maxLength: VITALS_TARGET_CHARACTERS })),
  },
  { additionalProperties: false },
);

/** Slow by the Web Vitals: the element is logged. */
const SLOW_MILLISECONDS = 200;

interface VitalsOptions {
  metrics: Metrics;
  logger: Logger;
}

/** At `POST /vitals`, one report a visit. It names nobody, and nothing of it is kept but counts. */
export function vitalsRoutes({ metrics, logger }: VitalsOptions): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: VITALS_BYTES }, (_, body, done) => done(null, body));
    app.post('/vitals', async ({ headers, body }, reply) => {
      // The shop's own pages alone report.
      if (headers['sec-fetch-site'] !== 'same-origin') return sendText(reply, 403, 'Forbidden\n');
      const report = parsed(body);
      if (!Check(Report, report)) return sendText(reply, 400, 'Not a report\n');
      metrics.vitals(report);
      const { page, device, inp, target } = report;
      if (inp !== undefined && inp > SLOW_MILLISECONDS)
        logger.info({ page, device, inp, target }, 'a slow interaction');
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
