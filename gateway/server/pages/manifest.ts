import etag from '@fastify/etag';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Theme } from '@storefront/schema/shop-folder/looks/theme.ts';
import { MINUTES } from '../looks/looks-routes.ts';
import { sendText } from '../send-text.ts';

/** Serves `/site.webmanifest`. */
export function manifestRoutes({ shopName, looks }: Pick<Config, 'shopName' | 'looks'>): FastifyPluginAsync {
  const text = manifestText(shopName, looks.theme.light);
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': MINUTES };
  return async (app) => {
    await app.register(etag);
    app.get('/site.webmanifest', (_, reply) => sendText(reply, 200, text, headers));
  };
}

/** The web app manifest, with the colours of the storefront's header and background. */
function manifestText(shopName: string, colours: Theme['light']): string {
  const icon = (size: number, name = `icon-${size}`, purpose = 'any') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: shopName,
    short_name: shopName,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en-GB',
    theme_color: colours.band,
    background_color: colours.paper,
    icons: [
      icon(192),
      icon(512),
      icon(512, 'icon-maskable-512', 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  });
}
