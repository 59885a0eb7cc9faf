import fastify, { type RouteOptions } from 'fastify';
import { shopRoutes } from '../../shop/routes/all-routes.ts';
import { compileValidator } from '../../shop/routes/http/validation.ts';
import type { Shop } from '../../shop/routes/route.ts';

/** The registered routes of the embedded shop. Opens no database and calls no route. */
export async function registeredRoutes(): Promise<RouteOptions[]> {
  const routes: RouteOptions[] = [];
  const server = fastify({ exposeHeadRoutes: false });
  server.setValidatorCompiler(compileValidator);
  server.addHook('onRoute', (route) => void routes.push(route));
  // Routes use the shop when they are called.
  for (const each of shopRoutes) server.register(each, { shop: {} as Shop });
  server.setSerializerCompiler(() => JSON.stringify);
  await server.ready();
  return routes;
}
