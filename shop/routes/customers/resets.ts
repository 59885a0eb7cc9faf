import { ResetPasswordAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { newsletterMail } from '../../customers/mails.rules.ts';
import { passwordFault } from '../../customers/password.rules.ts';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import {
  resetsPerAccount,
  resetsPerAddress,
  resetTokensPerAddress,
  subscriptionsPerAddress,
} from '../../database/attempts/limits.data.ts';
import { subscribe } from '../../customers/store/newsletter-store.ts';
import { readReset, requestReset, resetPassword } from '../../customers/store/reset-store.ts';
import { writeRequestedMail } from '../../mail/outbox-store.ts';
import { inTransaction } from '../../database/retry-on-conflict.ts';
import { SubscriptionBody } from '@storefront/schema/rest/requests/contact.ts';
import { ResetBody, ResetRequestBody } from '@storefront/schema/rest/requests/customer/customer.ts';
import { readBody } from '../fields.ts';
import { THROTTLED } from '../http/problems.ts';
import type { ShopRoutes } from '../route.ts';
import { emailRules } from './account-body.ts';
import { coded, from, throttle } from './who.ts';

const invalidToken = () =>
  coded(400, 'invalid_reset_token', 'This link has expired or has already been used. Please request a new one.');

export const resetRoutes: ShopRoutes = async (server, { shop }) => {
  server.post(
    '/request_password_reset',
    {
      schema: {
        tags: ['Customers'],
        summary: 'Mails a link that resets the password; the answer is the same without an account',
        response: { 200: Message },
        isOptional: true,
        body: ResetRequestBody,
        errors: THROTTLED,
      },
    },
    async ({ body: { email, client_address: clientAddress } }) => {
      await throttle(shop, [
        { limit: resetsPerAccount, subject: emailKey(email) },
        ...from(resetsPerAddress, clientAddress),
      ]);
      await requestReset(shop.db, email, shop.companyDetails, new Date());
      shop.onMail?.();
      return { message: 'If there is an account with this email address, we have sent a link to it.' };
    },
  );

  server.post(
    '/reset_password',
    {
      schema: {
        tags: ['Customers'],
        summary: 'Sets a new password by the token of a mailed link',
        response: { 200: ResetPasswordAnswer },
        isOptional: true,
        body: ResetBody,
        errors: {
          400: 'The link has been used or has expired (`invalid_reset_token`), or the password is too weak (`weak_password`).',
          ...THROTTLED,
        },
      },
    },
    async ({ body: { token, password, client_address: clientAddress, device_token: deviceToken = null } }) => {
      await throttle(shop, from(resetTokensPerAddress, clientAddress));
      const reset = await readReset(shop.db, token, new Date());
      if (!reset) throw invalidToken();
      const fault = passwordFault(password, [reset.email]);
      if (fault) throw coded(400, 'weak_password', fault);
      const passwordHash = await shop.passwords.hash(password);
      const device = await resetPassword(
        shop.db,
        { token, passwordHash, deviceToken },
        shop.companyDetails,
        new Date(),
      );
      if (device === null) throw invalidToken();
      shop.onMail?.();
      return { message: 'Your password has been changed', device_token: device };
    },
  );

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
      const { email } = readBody(body, emailRules);
      await throttle(shop, from(subscriptionsPerAddress, body.client_address));
      const now = new Date();
      await inTransaction(shop.db, async (transaction) => {
        // A subscriber gets no second mail, and the same answer, which does not reveal who is subscribed.
        if (await subscribe(transaction, email, now))
          await writeRequestedMail(transaction, 'newsletter', newsletterMail(email, shop.companyDetails), now);
      });
      shop.onMail?.();
      return { message: 'Successfully subscribed to newsletter' };
    },
  );
};
