import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
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

const milliseconds = z.number().min(0).max(MILLISECONDS_MAXIMUM).optional();

const report = z.strictObject({
  page: z.enum(VITALS_PAGES),
  device: z.enum(VITALS_DEVICES),
  navigation: z.enum(VITALS_NAVIGATIONS),
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.number().min(0).max(100).optional(),
  ttfb: milliseconds,
  target: z.string().max(VITALS_TARGET_CHARACTERS).optional(),
});

/** Beyond this an interaction counts as slow by the Web Vitals: its element is logged. */
const SLOW_MILLISECONDS = 200;

interface VitalsOptions {
  metrics: Metrics;
  logger: Logger;
}

/** Takes the performance that browsers measured, one report a visit, at `POST /vitals`. A report names nobody and nothing of it is kept but counts. */
export function vitalsRoutes({ metrics, logger }: VitalsOptions): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: VITALS_BYTES }, (_, body, done) => done(null, body));
    app.post('/vitals', async ({ headers, body }, reply) => {
      // The shop's own pages alone report.
      if (headers['sec-fetch-site'] !== 'same-origin') return sendText(reply, 403, 'Forbidden\n');
      const { success, data } = report.safeParse(parsed(body));
      if (!success) return sendText(reply, 400, 'Not a report\n');
      metrics.vitals(data);
      const { page, device, inp, target } = data;
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
