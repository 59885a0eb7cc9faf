import { SubscriptionBody } from '@storefront/schema/rest/requests/contact.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { newsletterMail } from '../../content/newsletter/newsletter-mail.rules.ts';
import { subscribe } from '../../content/newsletter/newsletter-store.ts';
import { subscriptionsPerAddress } from '../../attempts/limits.data.ts';
import { inTransaction } from '../../database/retry-on-conflict.ts';
import { writeRequestedMail } from '../../mail/outbox-store.ts';
import { email, readBody } from '../fields.ts';
import { from, throttle } from '../http/callers.ts';
import { THROTTLED } from '../http/problems.ts';
import type { ReadRoutes } from '../route.ts';

export const newsletterRoutes: ReadRoutes = async (server, { shop }) => {
  server.post(
    '/subscribe_to_newsletter',
    {
      schema: {
        tags: ['Customers'],
        summary: 'Subscribes an email address to the newsletter',
        response: { 200: Message },
        isOptional: true,
        body: SubscriptionBody,
        errors: { 422: 'The email address is invalid.', ...THROTTLED },
      },
    },
    async ({ body }) => {
      const { email: address } = readBody(body, { email });
      await throttle(shop, from(subscriptionsPerAddress, body.client_address));
      await shop.onSubscription?.(address);
      const now = new Date();
      await inTransaction(shop.db, async (transaction) => {
        // A subscriber gets no second mail, and the same answer, which does not reveal who is subscribed.
        if (await subscribe(transaction, address, now))
          await writeRequestedMail(transaction, 'newsletter', newsletterMail(address, shop.companyDetails), now);
      });
      shop.onMail?.();
      return { message: 'Successfully subscribed to newsletter' };
    },
  );
};
