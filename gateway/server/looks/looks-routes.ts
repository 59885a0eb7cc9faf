import etag from '@fastify/etag';
import type { FastifyPluginAsync } from 'fastify';
import type { Looks } from '@storefront/schema/shop-folder/looks/looks.ts';
import { createIcons } from './icons.ts';

/** For files whose path does not change with their content: changes are seen within minutes. ETags save downloads. */
export const MINUTES = 'public, max-age=300';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The theme, the logo, and the icons and cards made of it, each drawn when it is first asked for. */
export function looksRoutes(looks: Looks, shopName: string): FastifyPluginAsync {
  const icons = createIcons(looks, shopName);
  const { logo } = looks;
  const files: readonly [path: string, type: string, make: () => Promise<Buffer> | Buffer][] = [
    ['/favicon.svg', 'image/svg+xml', () => icons.svg],
    ['/favicon.ico', 'image/vnd.microsoft.icon', icons.ico],
    ['/icons/icon-192.png', 'image/png', () => icons.rounded(192)],
    ['/icons/icon-512.png', 'image/png', () => icons.rounded(512)],
    ['/icons/icon-maskable-512.png', 'image/png', () => icons.maskable(512)],
    ['/icons/apple-touch-icon.png', 'image/png', () => icons.full(180)],
    ['/icons/card.png', 'image/png', icons.card],
  ];
  const { sheet } = looks.theme;
  return async (app) => {
    await app.register(etag);
    if (sheet)
      app.get(sheet.path, (_, reply) =>
        reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': FOR_EVER }).send(sheet.css),
      );
    if (logo)
      app.get(logo.path, (_, reply) =>
        reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': FOR_EVER }).send(logo.svg),
      );
    for (const [path, type, make] of files) {
      let made: Promise<Buffer> | undefined;
      app.get(path, async (_, reply) => {
        made ??= Promise.resolve(make());
        return reply
          .headers({
            'content-type': type,
            'cache-control': MINUTES,
            // Webmail loads it from another origin.
            'cross-origin-resource-policy': 'cross-origin',
          })
          .send(await made);
      });
    }
  };
}
