import { promises, promotion, trade } from '../../content/banners.data.ts';
import { ok, type Route } from '../route.ts';

const body = {
  promises,
  promotion: { message: promotion.message, short_message: promotion.shortMessage, url: promotion.url },
  trade,
};

export const bannerRoutes: Route[] = [{ method: 'GET', path: /^\/banners\/?$/, answer: () => ok(body) }];
