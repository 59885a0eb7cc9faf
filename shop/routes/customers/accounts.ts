import { passwordFault } from '../../customers/password.rules.ts';
import { emailKey, updatesPerAccount, updatesPerAddress } from '../../database/attempts/throttle.rules.ts';
import { deleteCustomer, readAccount, updateCustomer } from '../../customers/store/customer-store.ts';
import type { Account } from '../../customers/store/customer-rows.ts';
import { invalid } from '../fields.ts';
import { ok, type Route, type Shop, type ShopAnswer } from '../route.ts';
import { orderRecord } from '../orders/order-record.ts';
import { passwordBody, updateBody } from './account-body.ts';
import { accountRecord } from './account-record.ts';
import { emailChangeRefusal } from './email-changes.ts';
import { checkPassword, type Guesser } from './password-check.ts';
import { asCustomer, coded, from, throttled } from './who.ts';

const WRONG_PASSWORD = coded(403, 'invalid_password', 'The password is not right.');

/** Orders of one page. */
const PAGE_SIZE = 16;
const PAGE_MAXIMUM = 100_000;
const EXPORTED_ORDERS_MAXIMUM = 10_000;

/** Asks for the password again, as slowly as at sign-in; null when it is right. */
async function passwordRefusal(
  shop: Shop,
  { email }: Account,
  password: string | undefined,
  guesser: Guesser,
): Promise<ShopAnswer | null> {
  if (password === undefined) return WRONG_PASSWORD;
  const checked = await checkPassword(shop, email, password, guesser);
  if (checked.kind === 'late') return checked.answer;
  return checked.kind === 'wrong' ? WRONG_PASSWORD : null;
}

export const accountRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/account\/info\/?$/,
    answer: (request, shop) => asCustomer(request, shop, (account) => ok(accountRecord(account))),
  },
  {
    method: 'PUT',
    path: /^\/update_account\/?$/,
    answer: (request, shop) =>
      asCustomer(request, shop, async (account) => {
        const parsed = updateBody.safeParse(request.body);
        if (!parsed.success) return invalid(parsed.error);
        const { newPassword, currentPassword, email, details, newsletter } = parsed.data;
        const late = await throttled(shop, [
          { limit: updatesPerAccount, subject: account.id },
          ...from(updatesPerAddress, parsed.data.clientAddress),
        ]);
        if (late) return late;
        const fault = newPassword === undefined ? null : passwordFault(newPassword, [email ?? account.email]);
        if (fault) return coded(400, 'weak_password', fault);
        const isMoving = email !== undefined && emailKey(email) !== emailKey(account.email);
        const needsPassword = newPassword !== undefined || isMoving;
        const refused = needsPassword ? await passwordRefusal(shop, account, currentPassword, parsed.data) : null;
        if (refused) return refused;
        const tooManyLinks = isMoving ? await emailChangeRefusal(shop, account.id, email) : null;
        if (tooManyLinks) return tooManyLinks;
        const passwordHash = newPassword === undefined ? undefined : await shop.passwords.hash(newPassword);
        const token = await updateCustomer(
          shop.db,
          account,
          { details, email, newsletter, passwordHash },
          shop.companyDetails,
          new Date(),
        );
        if (needsPassword) shop.onMail?.();
        const after = await readAccount(shop.db, account.id);
        return ok({ customer: after && accountRecord(after), token });
      }),
  },
  {
    method: 'GET',
    path: /^\/orders\/?$/,
    answer: (request, shop) =>
      asCustomer(request, shop, async ({ id }) => {
        const page = Number(/^\d{1,6}$/.exec(request.query.get('page_no') ?? '')?.[0] ?? 1);
        const { orders, total } = await shop.orders.ofCustomer(
          id,
          (Math.min(Math.max(1, page), PAGE_MAXIMUM) - 1) * PAGE_SIZE,
          PAGE_SIZE,
        );
        return ok({ results: orders.map(orderRecord), total });
      }),
  },
  {
    method: 'GET',
    path: /^\/account\/export\/?$/,
    answer: (request, shop) =>
      asCustomer(request, shop, async (account) => {
        const { orders } = await shop.orders.ofCustomer(account.id, 0, EXPORTED_ORDERS_MAXIMUM);
        return ok({
          exported_at: new Date().toISOString(),
          account: accountRecord(account),
          // Keys open orders to whoever has them: they are no data of the customer's.
          orders: orders.map((order) => ({ ...orderRecord(order), access_key: undefined })),
        });
      }),
  },
  {
    method: 'POST',
    path: /^\/delete_account\/?$/,
    answer: (request, shop) =>
      asCustomer(request, shop, async (account) => {
        const parsed = passwordBody.safeParse(request.body);
        const refused = parsed.success
          ? await passwordRefusal(shop, account, parsed.data.password, parsed.data)
          : WRONG_PASSWORD;
        if (refused) return refused;
        await deleteCustomer(shop.db, account);
        return ok({ message: 'Account deleted' });
      }),
  },
];
