import { Banners } from '@storefront/schema/rest/content.ts';
import { promises, promotion, trade } from '../../content/banners.data.ts';
import type { ShopRoutes } from '../route.ts';

const body = {
  promises,
  promotion: { message: promotion.message, short_message: promotion.shortMessage, url: promotion.url },
  trade,
};

export const bannerRoutes: ShopRoutes = async (server) => {
  server.get(
    '/banners',
    {
      schema: {
        tags: ['Content'],
        summary: 'Returns the promises, the promotion and the trade offer shown on pages',
        response: { 200: Banners },
        isOptional: true,
      },
    },
    () => body,
  );
};
