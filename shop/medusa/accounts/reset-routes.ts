import { Type } from 'typebox';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { ResetPasswordAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { ResetBody, ResetRequestBody } from '@storefront/schema/rest/requests/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { passwordChangedMail, resetMail } from '../../accounts/mails.rules.ts';
import { passwordFault } from '../../accounts/password.rules.ts';
import { resetsPerAccount, resetsPerAddress, resetTokensPerAddress } from '../../database/attempts/limits.data.ts';
import { inTransaction, retryOnConflict } from '../../database/retry-on-conflict.ts';
import { hashOf, newToken } from '../../database/tokens.ts';
import { writeMail, writeRequestedMail } from '../../mail/outbox-store.ts';
import { coded, from, throttle } from '../../routes/http/callers.ts';
import type { RoutesOf } from '../../routes/route.ts';
import { MedusaRefusal } from '../medusa-client.ts';
import { seal, unseal } from '../sealed.rules.ts';
import type { AccountShop } from './account-shop.ts';
import { authenticate } from './check-password.ts';

/** The lifetime of Medusa's own token. */
const RESET_MILLISECONDS = 15 * 60_000;

/** A wish for a new password, with Medusa's token, which is stored encrypted with a key derived from ours. */
interface Reset {
  email: string;
  medusaToken: string;
}

/** Resets are kept beside sessions. The word keeps them apart: no token of a session opens one. */
const secretOf = (token: string) => `reset ${token}`;

const Anything = Type.Unknown();

const invalidToken = () =>
  coded(400, 'invalid_reset_token', 'This link has expired or has already been used. Please request a new one.');

/** Mails a link for a password reset that Medusa tells of. */
export async function mailReset({ model }: AccountShop, { email, medusaToken }: Reset): Promise<void> {
  const token = newToken();
  const now = new Date();
  const mail = resetMail({ to: email, firstName: '', token }, model.companyDetails);
  await inTransaction(model.db, async (transaction) => {
    await transaction
      .insertInto('medusa_sessions')
      .values({
        token_hash: hashOf(secretOf(token)),
        customer_hash: hashOf(secretOf(email)),
        sealed: seal(secretOf(token), { email, medusaToken } satisfies Reset),
        expires_at: new Date(now.getTime() + RESET_MILLISECONDS).toISOString(),
      })
      .execute();
    await writeRequestedMail(transaction, 'reset', mail, now);
  });
  model.onMail?.();
}

export const medusaResetRoutes: RoutesOf<AccountShop> = async (server, { shop }) => {
  const { model, medusa, sessions } = shop;

  server.post(
    '/request_password_reset',
    { schema: { body: ResetRequestBody, response: { 200: Message } } },
    async ({ body: { email, client_address: clientAddress } }) => {
      await throttle(model, [
        { limit: resetsPerAccount, subject: emailKey(email) },
        ...from(resetsPerAddress, clientAddress),
      ]);
      // Medusa answers the same without an account, and tells of the token by its event.
      const body = { identifier: email.trim().toLowerCase() };
      await medusa(Anything, { method: 'POST', path: '/auth/customer/emailpass/reset-password', body });
      return { message: 'If there is an account with this email address, we have sent a link to it.' };
    },
  );

  server.post(
    '/reset_password',
    { schema: { body: ResetBody, response: { 200: ResetPasswordAnswer } } },
    async ({ body: { token, password, client_address: clientAddress } }) => {
      await throttle(model, from(resetTokensPerAddress, clientAddress));
      const hash = hashOf(secretOf(token));
      const row = await model.db
        .selectFrom('medusa_sessions')
        .select('sealed')
        .where('token_hash', '=', hash)
        .where('expires_at', '>', new Date().toISOString())
        .executeTakeFirst();
      if (!row) throw invalidToken();
      const { email, medusaToken } = unseal(secretOf(token), row.sealed) as Reset;
      const fault = passwordFault(password, [email]);
      if (fault) throw coded(400, 'weak_password', fault);
      try {
        const path = '/auth/customer/emailpass/update';
        await medusa(Anything, { method: 'POST', path, body: { password }, sessionToken: medusaToken });
      } catch (error) {
        if (error instanceof MedusaRefusal && error.status === 401) throw invalidToken();
        throw error;
      }
      const customer = await authenticate(medusa, email, password);
      if (customer) await sessions.endAll(customer.customerId);
      await retryOnConflict(() =>
        model.db
          .deleteFrom('medusa_sessions')
          .where('customer_hash', '=', hashOf(secretOf(email)))
          .execute(),
      );
      const mail = passwordChangedMail({ to: email, firstName: '' }, model.companyDetails);
      await inTransaction(model.db, (transaction) => writeMail(transaction, mail, new Date()));
      model.onMail?.();
      return { message: 'Your password has been changed', device_token: null };
    },
  );
};
