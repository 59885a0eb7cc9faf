import { ResetPasswordAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { passwordFault } from '../../accounts/password.rules.ts';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { resetsPerAccount, resetsPerAddress, resetTokensPerAddress } from '../../attempts/limits.data.ts';
import { ResetBody, ResetRequestBody } from '@storefront/schema/rest/requests/customer/customer.ts';
import { THROTTLED } from '../http/problems.ts';
import type { SellingRoutes } from '../../selling.ts';
import { coded, from, throttle } from '../http/callers.ts';
import { describedAs } from '../route.ts';

const described = describedAs({ tags: ['Customers'], isOptional: true });

const invalidToken = () =>
  coded(400, 'invalid_reset_token', 'This link has expired or has already been used. Please request a new one.');

export const resetRoutes: SellingRoutes = async (server, { shop }) => {
  server.post(
    '/request_password_reset',
    described({
      summary: 'Mails a link that resets the password; the answer is the same without an account',
      response: { 200: Message },
      body: ResetRequestBody,
      errors: THROTTLED,
    }),
    async ({ body: { email, client_address: clientAddress } }) => {
      await throttle(shop, [
        { limit: resetsPerAccount, subject: emailKey(email) },
        ...from(resetsPerAddress, clientAddress),
      ]);
      await shop.accounts.requestReset(email);
      shop.onMail?.();
      return { message: 'If there is an account with this email address, we have sent a link to it.' };
    },
  );

  server.post(
    '/reset_password',
    described({
      summary: 'Sets a new password by the token of a mailed link',
      response: { 200: ResetPasswordAnswer },
      body: ResetBody,
      errors: {
        400:
          'The link has been used or has expired (`invalid_reset_token`), or the password is too weak ' +
          '(`weak_password`).',
        ...THROTTLED,
      },
    }),
    async ({ body: { token, password, client_address: clientAddress, device_token: deviceToken = null } }) => {
      await throttle(shop, from(resetTokensPerAddress, clientAddress));
      const reset = await shop.accounts.readReset(token);
      if (!reset) throw invalidToken();
      const fault = passwordFault(password, [reset.email]);
      if (fault) throw coded(400, 'weak_password', fault);
      const done = await shop.accounts.resetPassword({ token, password, deviceToken });
      if (!done) throw invalidToken();
      await shop.attempts.forgetGuesses(reset.email);
      shop.onMail?.();
      return { message: 'Your password has been changed', device_token: done.deviceToken };
    },
  );
};
