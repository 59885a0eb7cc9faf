import { ConfirmEmailAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { CustomerParameters, EmailConfirmationBody } from '@storefront/schema/rest/requests/customer/customer.ts';
import { emailChangesPerAccount, emailChangesPerRecipient, resetTokensPerAddress } from '../../attempts/limits.data.ts';
import { cancelEmailChange, confirmEmail, requestEmailChange } from '../../customers/store/email-change-store.ts';
import { inTransaction, retryOnConflict } from '../../database/retry-on-conflict.ts';
import { NOT_SIGNED_IN, THROTTLED } from '../http/problems.ts';
import type { Shop, ShopRoutes } from '../../shop.ts';
import { refuseWithLine } from '../http/validation.ts';
import { coded, from, throttle } from '../http/callers.ts';
import { describedAs } from '../route.ts';
import { customersOnly } from './who.ts';

/** Throws a 429. */
export function throttleEmailChange(shop: Pick<Shop, 'attempts'>, customerId: string, email: string): Promise<void> {
  return throttle(shop, [
    { limit: emailChangesPerAccount, subject: customerId },
    { limit: emailChangesPerRecipient, subject: emailKey(email) },
  ]);
}

const described = describedAs({ tags: ['Customers'], isOptional: true });

export const emailChangeRoutes: ShopRoutes = async (server, { shop }) => {
  server.post(
    '/confirm_email',
    {
      ...described({
        summary: 'Changes an account’s email address by the token of a mailed link',
        response: { 200: ConfirmEmailAnswer },
        body: EmailConfirmationBody,
        errors: { 400: 'The link has been used or has expired (`invalid_email_token`).', ...THROTTLED },
      }),
      schemaErrorFormatter: refuseWithLine('Not a confirmation'),
    },
    async ({ body }) => {
      const { token, session_token: sessionToken = null, client_address: clientAddress } = body;
      await throttle(shop, from(resetTokensPerAddress, clientAddress));
      const email = await confirmEmail(shop.db, { token, sessionToken }, shop.companyDetails, new Date());
      if (email === null)
        throw coded(
          400,
          'invalid_email_token',
          'This link has expired or has already been used. Please request a new one in your account.',
        );
      shop.onMail?.();
      return { message: 'Your email address has been changed', email };
    },
  );

  server.post(
    '/resend_email_confirmation',
    {
      ...described({
        summary: 'Mails a new confirmation link to an account’s unconfirmed email address',
        response: { 200: Message },
        querystring: CustomerParameters,
        errors: {
          ...NOT_SIGNED_IN,
          409: 'No email address is waiting to be confirmed (`no_email_change`).',
          429: 'Too many links were mailed (`throttled`).',
        },
      }),
      preValidation: customersOnly(shop),
    },
    async ({ customer: { id, pendingEmail } }) => {
      if (pendingEmail === null)
        throw coded(409, 'no_email_change', 'No new email address is waiting to be confirmed.');
      await throttleEmailChange(shop, id, pendingEmail);
      await inTransaction(shop.db, (transaction) =>
        requestEmailChange(transaction, id, pendingEmail, shop.companyDetails, new Date()),
      );
      shop.onMail?.();
      return { message: 'The link has been sent again' };
    },
  );

  server.post(
    '/cancel_email_change',
    {
      ...described({
        summary: 'Cancels an unconfirmed change of the email address',
        response: { 200: Message },
        querystring: CustomerParameters,
        errors: NOT_SIGNED_IN,
      }),
      preValidation: customersOnly(shop),
    },
    async ({ customer }) => {
      await retryOnConflict(() => cancelEmailChange(shop.db, customer.id));
      return { message: 'Your email address stays as it is' };
    },
  );
};
