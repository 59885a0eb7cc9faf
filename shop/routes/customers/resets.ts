import { newsletterMail } from '../../customers/mails.rules.ts';
import { passwordFault } from '../../customers/password.rules.ts';
import {
  emailKey,
  resetsPerAccount,
  resetsPerAddress,
  resetTokensPerAddress,
  subscriptionsPerAddress,
} from '../../database/attempts/throttle.rules.ts';
import { subscribe } from '../../customers/store/newsletter-store.ts';
import { readReset, requestReset, resetPassword } from '../../customers/store/reset-store.ts';
import { writeRequestedMail } from '../../mail/outbox-store.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';
import { invalid } from '../fields.ts';
import { ok, type Route } from '../route.ts';
import { resetBody, resetRequestBody, subscriptionBody } from './account-body.ts';
import { coded, from, throttled } from './who.ts';

const INVALID = coded(400, 'invalid_reset_token', 'This link has been used or is too old. Please ask for a new one.');

export const resetRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/request_password_reset\/?$/,
    async answer({ body }, shop) {
      const parsed = resetRequestBody.safeParse(body);
      if (!parsed.success) return invalid(parsed.error);
      const { email, clientAddress } = parsed.data;
      const late = await throttled(shop, [
        { limit: resetsPerAccount, subject: emailKey(email) },
        ...from(resetsPerAddress, clientAddress),
      ]);
      if (late) return late;
      await requestReset(shop.db, email, shop.companyDetails, new Date());
      shop.onMail?.();
      return ok({ message: 'If there is an account with this e-mail address, we have sent a link to it.' });
    },
  },
  {
    method: 'POST',
    path: /^\/reset_password\/?$/,
    async answer({ body }, shop) {
      const parsed = resetBody.safeParse(body);
      if (!parsed.success) return invalid(parsed.error);
      const { token, password, clientAddress, deviceToken } = parsed.data;
      const late = await throttled(shop, from(resetTokensPerAddress, clientAddress));
      if (late) return late;
      const reset = await readReset(shop.db, token, new Date());
      if (!reset) return INVALID;
      const fault = passwordFault(password, [reset.email]);
      if (fault) return coded(400, 'weak_password', fault);
      const passwordHash = await shop.passwords.hash(password);
      const device = await resetPassword(
        shop.db,
        { token, passwordHash, deviceToken },
        shop.companyDetails,
        new Date(),
      );
      if (device === null) return INVALID;
      shop.onMail?.();
      return ok({ message: 'Your password has been changed', device_token: device });
    },
  },
  {
    method: 'POST',
    path: /^\/subscribe_to_newsletter\/?$/,
    async answer({ body }, shop) {
      const parsed = subscriptionBody.safeParse(body);
      if (!parsed.success) return invalid(parsed.error);
      const { email, clientAddress } = parsed.data;
      const late = await throttled(shop, from(subscriptionsPerAddress, clientAddress));
      if (late) return late;
      const now = new Date();
      await retryOnConflict(() =>
        shop.db
          .transaction()
          .setIsolationLevel('read committed')
          .execute(async (transaction) => {
            // Who is subscribed already gets no second mail; the answer is the same.
            if (await subscribe(transaction, email, now))
              await writeRequestedMail(transaction, 'newsletter', newsletterMail(email, shop.companyDetails), now);
          }),
      );
      shop.onMail?.();
      return ok({ message: 'Successfully subscribed to newsletter' });
    },
  },
];
