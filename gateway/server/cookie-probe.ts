import type { FastifyPluginAsync } from 'fastify';
import { isProbed, probeCookie } from '../graphql-server/cookies.ts';

/** At `GET /cookie-probe`: whether the browser has sent the cookie that the answer before has set. */
export function cookieProbeRoutes(secure: boolean): FastifyPluginAsync {
  return async (app) => {
    app.get('/cookie-probe', async ({ headers }, reply) => {
      const isKept = isProbed(headers.cookie, secure);
      void reply.header('cache-control', 'no-store').header('set-cookie', probeCookie(isKept, secure));
      return { isKept };
    });
  };
}
