import type { FastifyPluginAsync, FastifySchema, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { ReadModel } from '../read-model.ts';

declare module 'fastify' {
  /** A route's part of the OpenAPI document besides its schemas; the first three are @fastify/swagger's. */
  interface FastifySchema {
    summary?: string;
    tags?: readonly string[];
    /** Whether the route is left out of the contract, as only the embedded shop has it. */
    hide?: boolean;
    /** Whether a shop may answer 404 instead of implementing it, which disables one feature of the storefront. */
    isOptional?: true;
    /** Descriptions of its error responses by status. */
    errors?: Readonly<Record<number, string>>;
  }
  interface FastifyContextConfig {
    /** Reserved for the gateway, which signs the call: other callers could mark orders as paid, or read password-reset links. */
    needsSignature?: true;
  }
  interface FastifyRequest {
    /** The body as received; empty for none. */
    bodyText: string;
  }
}

/** Derives request types from schemas. Responses are untyped here; tests validate them against their schemas. */
interface RouteTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: unknown;
}

/** The routes of one noun, and what they work on. */
export type RoutesOf<Parts> = FastifyPluginAsync<{ shop: Parts }, RawServerDefault, RouteTypes>;

/** Routes of the read model, which every shop has. */
export type ReadRoutes = RoutesOf<ReadModel>;

/** Routes that have what they work on. */
export type BoundRoutes = FastifyPluginAsync<object, RawServerDefault, RouteTypes>;

/** Gives routes what they work on. */
export const bindRoutes = <Parts>(shop: Parts, routes: readonly RoutesOf<Parts>[]): BoundRoutes[] =>
  routes.map((each) => (server) => each(server, { shop }));

/** Returns the options of routes that share a part of their description, such as their tag. */
export const describedAs =
  <const Shared extends FastifySchema>(shared: Shared) =>
  <const Own extends FastifySchema>(own: Own) => ({ schema: { ...shared, ...own } });
