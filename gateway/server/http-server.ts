import { STATUS_CODES } from 'node:http';
import fastify, {
  type FastifyError,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  type onRequestAsyncHookHandler,
  type onRequestHookHandler,
} from 'fastify';
import type { OperationContext } from '../graphql-server/operation-context.ts';
import { inSpan, type Span } from '../observability/spans.ts';
import { inRequest } from '../upstream/request-context.ts';
import { isHost, isReadable, targetPath, withoutNeedlessEscapes } from './policy/addresses.ts';
import { createSecurityHeaders } from './policy/security-headers.ts';
import { logRequest, pathOf, requestIdOf, type LoggingOptions, type RouteName } from './request-logging.ts';
import { sendText } from './send-text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Rate and concurrency limits count by it; empty until it is known. */
    address: string;
    /** Null for a request of anything else. */
    graph: OperationContext | null;
    /** By load shedding: logged at debug only, so that an overload does not flood the log. */
    isShed: boolean;
  }
}

/** Longer than any target that Node accepts, so that `isReadable` alone refuses long ones. */
const PARAMETER_CHARACTERS_MAXIMUM = 100_000;

interface HttpServerOptions extends LoggingOptions {
  publicUrl: string;
}

/** Without routes: request ids, security headers, logs, errors, and the targets that no route may see. */
export function createHttpServer({ publicUrl, ...logging }: HttpServerOptions) {
  const { logger, loggedPath } = logging;
  const securityHeaders = createSecurityHeaders(publicUrl);

  function begin(route: RouteName, request: FastifyRequest, reply: FastifyReply): Span | null {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    return logRequest(route, request, reply, logging);
  }

  const refuseTarget = (reply: FastifyReply) => sendText(reply, 400, 'We can’t read that address.\n');

  const checkTarget: onRequestHookHandler = ({ raw }, reply, done) =>
    isReadable(raw.url ?? '/') ? done() : refuseTarget(reply);

  const app = fastify({
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => withoutNeedlessEscapes(targetPath(url)),
    routerOptions: { maxParamLength: PARAMETER_CHARACTERS_MAXIMUM },
    // Escapes that are not UTF-8: Fastify runs no hooks for them.
    frameworkErrors(_error, request, reply) {
      begin('pages', request, reply);
      refuseTarget(reply);
    },
  });
  app.decorateRequest('address', '');
  app.decorateRequest('graph', null);
  app.decorateRequest('isShed', false);
  app.removeAllContentTypeParsers();
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return sendText(reply, statusCode, `${STATUS_CODES[statusCode]}\n`);
    logger.error({ requestId: request.id, path: loggedPath(pathOf(request)), error }, 'a request failed');
    return sendText(reply, 500, `Something went wrong on our side. Please try again.\nRequest ${request.id}\n`);
  });

  return {
    app,
    /** Under a name of logs and metrics. `admit` may answer their requests before they do, and before a body is read. */
    async serve(route: RouteName, routes: FastifyPluginAsync, admit?: onRequestAsyncHookHandler): Promise<void> {
      await app.register(async (scope) => {
        scope.addHook('onRequest', (request, reply, done) => {
          const span = begin(route, request, reply);
          if (!isHost(request.raw.headersDistinct['host'])) return void refuseTarget(reply);
          inRequest(request.id, () => (span ? inSpan(span, done) : done()));
        });
        // The graph refuses long addresses in the form of its other errors.
        if (route !== 'graphql') scope.addHook('onRequest', checkTarget);
        if (admit) scope.addHook('onRequest', admit);
        await scope.register(routes);
      });
    },
  };
}
