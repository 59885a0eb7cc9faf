import {
  emailChangesPerAccount,
  emailChangesPerRecipient,
  emailKey,
  resetTokensPerAddress,
} from '../../database/attempts/throttle.rules.ts';
import { cancelEmailChange, confirmEmail, requestEmailChange } from '../../customers/store/email-change-store.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';
import { ok, refusal, type Route, type Shop, type ShopAnswer } from '../route.ts';
import { confirmBody } from './account-body.ts';
import { asCustomer, coded, from, throttled } from './who.ts';

const INVALID = coded(
  400,
  'invalid_email_token',
  'This link has been used or is too old. Please ask for a new one in your account.',
);
const NONE = coded(409, 'no_email_change', 'No new e-mail address is waiting to be confirmed.');

/** Counts a link that is about to be mailed to a new address; answers why it may not be mailed now, null when it may. */
export function emailChangeRefusal(shop: Shop, customerId: string, email: string): Promise<ShopAnswer | null> {
  return throttled(shop, [
    { limit: emailChangesPerAccount, subject: customerId },
    { limit: emailChangesPerRecipient, subject: emailKey(email) },
  ]);
}

export const emailChangeRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/confirm_email\/?$/,
    async answer({ body }, shop) {
      const parsed = confirmBody.safeParse(body);
      if (!parsed.success) return refusal(400, `Not a confirmation: ${parsed.error.issues[0]?.path.join('.')}`);
      const late = await throttled(shop, from(resetTokensPerAddress, parsed.data.clientAddress));
      if (late) return late;
      const email = await confirmEmail(shop.db, parsed.data, shop.companyDetails, new Date());
      if (email === null) return INVALID;
      shop.onMail?.();
      return ok({ message: 'Your e-mail address has been changed', email });
    },
  },
  {
    method: 'POST',
    path: /^\/resend_email_confirmation\/?$/,
    answer: (request, shop) =>
      asCustomer(request, shop, async ({ id, pendingEmail }) => {
        if (pendingEmail === null) return NONE;
        const late = await emailChangeRefusal(shop, id, pendingEmail);
        if (late) return late;
        await retryOnConflict(() =>
          shop.db
            .transaction()
            .setIsolationLevel('read committed')
            .execute((transaction) =>
              requestEmailChange(transaction, id, pendingEmail, shop.companyDetails, new Date()),
            ),
        );
        shop.onMail?.();
        return ok({ message: 'The link has been sent again' });
      }),
  },
  {
    method: 'POST',
    path: /^\/cancel_email_change\/?$/,
    answer: (request, shop) =>
      asCustomer(request, shop, async ({ id }) => {
        await cancelEmailChange(shop.db, id);
        return ok({ message: 'Your e-mail address stays as it is' });
      }),
  },
];
