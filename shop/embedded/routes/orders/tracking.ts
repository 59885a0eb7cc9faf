import { TrackedOrderRecord } from '@storefront/schema/rest/order.ts';
import { TrackingBody } from '@storefront/schema/rest/requests/order.ts';
import { storedOrderNumber } from '../../customers/reviews/verified.rules.ts';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { trackingsPerAddress, trackingsPerOrder } from '../../attempts/limits.data.ts';
import type { Attempt } from '../../attempts/attempts.ts';
import { isKnownBy } from '../../orders/tracking.rules.ts';
import { coded, from, throttle } from '../http/callers.ts';
import type { SellingRoutes } from '../../selling.ts';

/** The same for an unknown order and a wrong address, so that callers cannot find out which orders exist. */
const notFound = () =>
  coded(
    404,
    'order_not_found',
    'We can’t find an order with this number and email address or postcode. Please check both.',
  );

export const trackingRoutes: SellingRoutes = async (server, { shop }) => {
  server.post(
    '/track_order',
    {
      schema: {
        tags: ['Orders'],
        summary: 'Says how far an order is to anyone who knows its number and its email address or postcode',
        response: { 200: TrackedOrderRecord },
        isOptional: true,
        body: TrackingBody,
        errors: {
          404: 'Nothing matches (`order_not_found`); the answer does not say which of the two is wrong.',
          429: 'Too many failed attempts (`throttled`).',
        },
      },
    },
    async ({ body }) => {
      const number = storedOrderNumber(body.number);
      const perOrder: Attempt[] = number === null ? [] : [{ limit: trackingsPerOrder, subject: String(number) }];
      const ofCaller = from(trackingsPerAddress, body.client_address);
      // Without an address all callers of an order are one.
      const guesses =
        ofCaller.length > 0 ? ofCaller : perOrder.map((each) => ({ ...each, limit: trackingsPerAddress }));
      // Counted before the look-up, so that parallel guesses cannot outrun the limit.
      await throttle(shop, guesses);
      const order = number === null ? null : await shop.orders.byNumber(number);
      if (!order || !isKnownBy(order, body.email_or_postcode, emailKey)) {
        await throttle(shop, perOrder);
        throw notFound();
      }
      // A stranger's guesses must not keep out the owner, whose own look-ups are no guesses.
      await shop.attempts.takeBack(guesses);
      const { method, store, date, latestDate } = order.delivery;
      return {
        number: order.number,
        placed_at: order.placedAt,
        status: order.status,
        method,
        store_name: store?.name ?? null,
        date,
        latest_date: latestDate,
      };
    },
  );
};
