import type { FastifyPluginAsync, FastifySchema, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { ReadModel } from '../read-model.ts';

declare module 'fastify' {
  /** The first three are @fastify/swagger's. */
  interface FastifySchema {
    summary?: string;
    tags?: readonly string[];
    /** Left out of the contract: only the embedded shop has it. */
    hide?: boolean;
    /** A shop may answer 404 instead, which disables one feature of the storefront. */
    isOptional?: true;
    /** By status. */
    errors?: Readonly<Record<number, string>>;
  }
  interface FastifyContextConfig {
    /** Reserved for the gateway, which signs: others could mark orders as paid, or read password-reset links. */
    needsSignature?: true;
  }
  interface FastifyRequest {
    /** As received; empty for none. */
    bodyText: string;
  }
}

/** Responses are untyped here; tests validate them against their schemas. */
interface RouteTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: unknown;
}

export type RoutesOf<Parts> = FastifyPluginAsync<{ shop: Parts }, RawServerDefault, RouteTypes>;

export type ReadRoutes = RoutesOf<ReadModel>;

export type BoundRoutes = FastifyPluginAsync<object, RawServerDefault, RouteTypes>;

export const bindRoutes = <Parts>(shop: Parts, routes: readonly RoutesOf<Parts>[]): BoundRoutes[] =>
  routes.map((each) => (server) => each(server, { shop }));

/** Adds the shared part of a description, such as the tag. */
export const describedAs =
  <const Shared extends FastifySchema>(shared: Shared) =>
  <const Own extends FastifySchema>(own: Own) => ({ schema: { ...shared, ...own } });
