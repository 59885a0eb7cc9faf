import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { AccountExport, CustomerRecord, UpdateAccountAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { OrderPage } from '@storefront/schema/rest/order.ts';
import {
  AccountUpdateBody,
  CustomerOrdersParameters,
  CustomerParameters,
  PasswordBody,
} from '@storefront/schema/rest/requests/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { passwordFault } from '../../accounts/password.rules.ts';
import { updatesPerAccount, updatesPerAddress } from '../../attempts/limits.data.ts';
import type { Account } from '../../customers/customer.ts';
import type { ReadModel } from '../../read-model.ts';
import type { Selling, SellingRoutes } from '../../selling.ts';
import { refuseFaults } from '../fields.ts';
import { coded, from, throttle, tokenOf } from '../http/callers.ts';
import { type FieldFault, INVALID_FIELDS, NOT_SIGNED_IN, THROTTLED } from '../http/problems.ts';
import { orderRecord } from '../orders/order-record.ts';
import { describedAs } from '../route.ts';
import { readUpdate } from './account-body.ts';
import { accountRecord } from './account-record.ts';
import { throttleEmailChange } from './email-changes.ts';
import { checkPassword, passwordCallerOf, type PasswordCaller } from './password-check.ts';
import { customersOnly } from './who.ts';
import type { Order } from '../../orders/order.ts';
import { quotationRecord } from '../quotations/quotations.ts';
import { savedListRecord } from '../saved-lists/saved-lists.ts';

const described = describedAs({
  tags: ['Customers'],
  isOptional: true,
  querystring: CustomerParameters,
  errors: NOT_SIGNED_IN,
});

const WEAK_PASSWORD = { 400: 'The new password is too weak (`weak_password`).' };
const WRONG_PASSWORD = { 403: 'The password is wrong (`invalid_password`).' };
const wrongPassword = () => coded(403, 'invalid_password', 'The password is not right.');

const PAGE_SIZE = 16;
const PAGE_MAXIMUM = 100_000;

function offsetOf(text = ''): number {
  const page = Number(/^\d{1,6}$/.exec(text)?.[0] ?? 1);
  return (Math.min(Math.max(1, page), PAGE_MAXIMUM) - 1) * PAGE_SIZE;
}

/** A 422 for changes that the shop announces as impossible: `no_email_change`, `no_password_change`. */
function refuseUnchangeable(names: Selling['accounts']['unchangeable'], body: AccountUpdateBody, { email }: Account) {
  const faults: FieldFault[] = [];
  if (names.includes('email') && body.email !== undefined && emailKey(body.email) !== emailKey(email))
    faults.push([['email'], 'This shop cannot change the email address of an account.']);
  if (names.includes('new_password') && body.new_password !== undefined)
    faults.push([['new_password'], 'Please choose “Forgotten your password?” on the sign-in page instead.']);
  refuseFaults(faults);
}

/** Under the rate limits of sign-in. Throws a 403 when it is missing or wrong. */
async function requirePassword(
  shop: ReadModel & Selling,
  { email }: Account,
  password: string | undefined,
  caller: PasswordCaller,
): Promise<void> {
  if (password === undefined || !(await checkPassword(shop, email, password, { ...caller, isSignedIn: true })))
    throw wrongPassword();
}

/** Returns the caller's new token after a change of the password, else null. */
async function updateAccount(
  shop: ReadModel & Selling,
  customer: Account,
  body: AccountUpdateBody,
): Promise<string | null> {
  refuseUnchangeable(shop.accounts.unchangeable, body, customer);
  const { details, email } = readUpdate(body);
  const { new_password: password, newsletter } = body;
  await throttle(shop, [
    { limit: updatesPerAccount, subject: customer.id },
    ...from(updatesPerAddress, body.client_address),
  ]);
  const fault = password === undefined ? null : passwordFault(password, [email ?? customer.email]);
  if (fault) throw coded(400, 'weak_password', fault);
  const isMoving = email !== undefined && emailKey(email) !== emailKey(customer.email);
  const needsPassword = password !== undefined || isMoving;
  if (needsPassword) await requirePassword(shop, customer, body.current_password, passwordCallerOf(body));
  if (isMoving) await throttleEmailChange(shop, customer.id, email);
  const token = await shop.accounts.update(customer, { details, email, newsletter, password });
  if (needsPassword) shop.onMail?.();
  return token;
}

export const accountRoutes: SellingRoutes = async (server, { shop }) => {
  server.addHook('preValidation', customersOnly(shop));

  server.get(
    '/account/info',
    described({
      summary: 'Returns the signed-in customer',
      response: { 200: CustomerRecord },
    }),
    ({ customer }) => accountRecord(customer),
  );

  server.get('/validate_user', { schema: { hide: true, querystring: CustomerParameters } }, () => ({ valid: true }));

  server.put(
    '/update_account',
    described({
      summary: 'Changes the signed-in customer’s account',
      response: { 200: UpdateAccountAnswer },
      body: AccountUpdateBody,
      errors: { ...NOT_SIGNED_IN, ...WEAK_PASSWORD, ...WRONG_PASSWORD, ...INVALID_FIELDS, ...THROTTLED },
    }),
    async ({ customer, query, body }) => {
      const token = await updateAccount(shop, customer, body);
      const after = await shop.accounts.find(token ?? tokenOf(query));
      return { customer: after && accountRecord(after), token };
    },
  );

  server.get(
    '/orders',
    described({
      tags: ['Orders'],
      summary: 'Lists one page of the signed-in customer’s orders, newest first',
      response: { 200: OrderPage },
      querystring: CustomerOrdersParameters,
    }),
    async ({ customer, query }) => {
      const { orders, total } = await shop.orders.ofCustomer(customer.id, offsetOf(query.page_no), PAGE_SIZE);
      return { results: orders.map(orderRecord), total };
    },
  );

  server.get(
    '/account/export',
    described({
      summary: 'Exports all data of the signed-in customer',
      response: { 200: AccountExport },
    }),
    ({ customer }) => exportAccount(shop, customer),
  );

  server.post(
    '/delete_account',
    {
      ...described({
        summary: 'Deletes the signed-in customer’s account; its orders stay',
        response: { 200: Message },
        body: PasswordBody,
        errors: { ...NOT_SIGNED_IN, ...WRONG_PASSWORD, ...THROTTLED },
      }),
      schemaErrorFormatter: wrongPassword,
    },
    async ({ customer, body }) => {
      await requirePassword(shop, customer, body.password, passwordCallerOf(body));
      await shop.accounts.delete(customer);
      return { message: 'Account deleted' };
    },
  );
};

const ORDERS_MAXIMUM = 10_000;
const ORDERS_AT_ONCE = 100;

async function exportAccount({ accounts, orders: stored }: Selling, customer: Account) {
  const orders: Order[] = [];
  for (let left = 1; left > 0 && orders.length < ORDERS_MAXIMUM;) {
    const page = await stored.ofCustomer(customer.id, orders.length, ORDERS_AT_ONCE);
    orders.push(...page.orders);
    left = page.orders.length === 0 ? 0 : page.total - orders.length;
  }
  const lists = await accounts.savedLists?.(customer);
  const quotations = await accounts.quotations?.(customer);
  const alerts = await accounts.stockAlerts?.(customer);
  return {
    exported_at: new Date().toISOString(),
    account: accountRecord(customer),
    // It may be passed on, and the keys of orders and lists grant access to them.
    orders: orders.map((order) => ({ ...orderRecord(order), access_key: undefined })),
    saved_lists: lists?.map((list) => ({ ...savedListRecord(list), share_key: undefined })),
    quotations: quotations?.map(quotationRecord),
    stock_alerts: alerts?.map(({ id, productId, variantId, createdAt }) => ({
      id,
      product_id: productId,
      variant_id: variantId || null,
      created_at: createdAt,
    })),
  };
}
