import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { siteAddressRoutes } from './routes/site-addresses.ts';
import { brandRoutes } from './routes/brands.ts';
import { cartRoutes } from './routes/carts/carts.ts';
import { categoryRoutes } from './routes/categories.ts';
import { bannerRoutes } from './routes/content/banners.ts';
import { blogRoutes } from './routes/content/blog.ts';
import { contactRoutes } from './routes/content/contact.ts';
import { pageRoutes } from './routes/content/pages.ts';
import { sceneRoutes } from './routes/content/scenes.ts';
import { accountRoutes } from './routes/customers/accounts.ts';
import { addressRoutes } from './routes/customers/addresses.ts';
import { emailChangeRoutes } from './routes/customers/email-changes.ts';
import { resetRoutes } from './routes/customers/resets.ts';
import { sessionRoutes } from './routes/customers/sessions.ts';
import { drawingRoutes } from './routes/drawings.ts';
import { listRoutes } from './routes/lists.ts';
import { checkoutRoutes } from './routes/orders/checkout.ts';
import { orderRoutes } from './routes/orders/orders.ts';
import { outboxRoutes } from './routes/orders/outbox.ts';
import { storeRoutes } from './routes/orders/stores.ts';
import { productRoutes } from './routes/products.ts';
import { refusal, type Route, type Shop, type ShopAnswer } from './routes/route.ts';
import { reviewRoutes } from './routes/reviews/reviews.ts';
import { searchRoutes } from './routes/search.ts';
import { TooManyHashesError } from './customers/passwords.ts';
import { DatabaseUnavailableError } from './database/postgres/errors.ts';
import { DatabaseBusyError } from './database/retry-on-conflict.ts';

const BODY_BYTES_MAXIMUM = 100_000;

const contentRoutes: readonly Route[] = [
  ...pageRoutes,
  ...blogRoutes,
  ...bannerRoutes,
  ...contactRoutes,
  ...sceneRoutes,
];
/** Every call that the shop answers. */
export const routes: readonly Route[] = [
  ...categoryRoutes,
  ...searchRoutes,
  ...brandRoutes,
  ...listRoutes,
  ...cartRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...emailChangeRoutes,
  ...resetRoutes,
  ...reviewRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...storeRoutes,
  ...outboxRoutes,
  ...contentRoutes,
  ...drawingRoutes,
  ...siteAddressRoutes,
  ...productRoutes,
];

/** The embedded shop's HTTP server, not yet listening. */
export function createShopServer(shop: Shop): Server {
  return createServer((request, response) => {
    void answer(request, shop)
      .catch((error: unknown) => {
        // A caller that hung up half-way is no failure of the shop's.
        if (!request.complete && request.destroyed) return refusal(400, 'The request did not arrive whole');
        if (error instanceof DatabaseUnavailableError)
          return { ...refusal(503, 'The shop cannot reach its store'), headers: { 'retry-after': '2' } };
        if (error instanceof DatabaseBusyError)
          return { ...refusal(503, 'The shop is being restocked'), headers: { 'retry-after': '2' } };
        if (error instanceof TooManyHashesError)
          return {
            status: 429,
            body: { code: 'throttled', detail: 'Many are signing in just now. Please try again in a moment.' },
            headers: { 'retry-after': '1' },
          };
        console.error('The embedded shop failed:', error);
        return refusal(500, 'An error occurred');
      })
      .then((result) => send(response, result));
  });
}

async function answer(request: IncomingMessage, shop: Shop): Promise<ShopAnswer> {
  const [rawPath = '/', rawQuery = ''] = splitOnce(request.url ?? '/', '?');
  const path = decodePath(rawPath);
  const route = path
    ? routes.find((candidate) => candidate.method === request.method && candidate.path.test(path))
    : undefined;
  if (!path || !route) return refusal(404, 'No such call');
  if (route.needsSecret && !isSecret(request.headers['x-shop-secret'], shop.secret)) return refusal(403, 'Forbidden');
  const received = request.method === 'GET' ? { kind: 'json' as const, json: null } : await readJson(request);
  // What is left of a body that is too long is not read: the connection ends with the answer.
  if (received.kind === 'too-long')
    return { ...refusal(413, 'The body is over 100 kB'), headers: { connection: 'close' } };
  if (received.kind === 'broken') return refusal(400, 'The body is not JSON');
  return route.answer(
    { parameter: route.path.exec(path)?.[1] ?? '', query: new URLSearchParams(rawQuery), body: received.json },
    shop,
  );
}

/** Compared as hashes, which are of one length, in a time that tells nothing of where they differ. */
function isSecret(given: string | string[] | undefined, secret: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(hashOf(given), hashOf(secret));
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** Taken as it is written: resolved as an address, a search for two dots would be a step up. Null for what is not encoded as UTF-8. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

type ReceivedBody = { kind: 'json'; json: unknown } | { kind: 'too-long' } | { kind: 'broken' };

/** The body as JSON, null for none. */
async function readJson(request: IncomingMessage): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Left open, so that there is still a connection to refuse on.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAXIMUM) return { kind: 'too-long' };
    chunks.push(chunk);
  }
  if (bytes === 0) return { kind: 'json', json: null };
  try {
    return { kind: 'json', json: JSON.parse(Buffer.concat(chunks).toString()) as unknown };
  } catch {
    return { kind: 'broken' };
  }
}

function send(response: ServerResponse, { status, body, headers }: ShopAnswer): void {
  const content = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': content.length,
    ...headers,
  });
  response.end(content);
}
