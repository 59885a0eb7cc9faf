import { Type } from 'typebox';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { CustomerRecord, UpdateAccountAnswer } from '@storefront/schema/rest/customer/customer.ts';
import {
  AccountUpdateBody,
  CustomerParameters,
  PasswordBody,
} from '@storefront/schema/rest/requests/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { updatesPerAccount, updatesPerAddress } from '../../database/attempts/limits.data.ts';
import { addressRules, optionalVatNumber, readFields, refuseFaults } from '../../routes/fields.ts';
import { coded, from, throttle } from '../../routes/http/callers.ts';
import { type FieldFault, invalidFields } from '../../routes/http/problems.ts';
import type { RoutesOf } from '../../routes/route.ts';
import { accountOf, type AccountShop } from './account-shop.ts';
import { signInToMedusa } from './check-password.ts';
import { CustomerAnswer, customerRecord, readCustomer } from './medusa-customer.ts';

const Deleted = Type.Object({ deleted: Type.Boolean() });

const { first_name, last_name, phone, company } = addressRules;
const detailsRules = { first_name, last_name, phone, company, vat_number: optionalVatNumber };

const wrongPassword = () => coded(403, 'invalid_password', 'The password is not right.');

/** What Medusa cannot change; announced as `no_email_change` and `no_password_change`. */
function refuseUnchangeable(body: AccountUpdateBody, current: string): void {
  const faults: FieldFault[] = [];
  if (body.email !== undefined && emailKey(body.email) !== emailKey(current))
    faults.push([['email'], 'This shop cannot change the email address of an account.']);
  if (body.new_password !== undefined)
    faults.push([['new_password'], 'Please choose “Forgotten your password?” on the sign-in page instead.']);
  if (faults.length > 0) throw invalidFields(faults);
}

/** The changes as Medusa takes them; its metadata replaces what it had, and is therefore sent whole. */
function changesOf(body: AccountUpdateBody, metadata: Readonly<Record<string, unknown>>): object {
  const faults: FieldFault[] = [];
  const details = body.details && readFields(body.details, detailsRules, faults, ['details']);
  refuseFaults(faults);
  return {
    ...(details && {
      first_name: details.first_name,
      last_name: details.last_name,
      phone: details.phone,
      company_name: details.company,
    }),
    metadata: {
      ...metadata,
      ...(details && { vat_number: details.vat_number }),
      ...(body.newsletter !== undefined && { newsletter: body.newsletter }),
    },
  };
}

export const medusaAccountRoutes: RoutesOf<AccountShop> = async (server, { shop }) => {
  const { model, medusa, sessions } = shop;

  server.get(
    '/account/info',
    { schema: { querystring: CustomerParameters, response: { 200: CustomerRecord } } },
    async ({ query }) => customerRecord((await accountOf(shop, query)).account),
  );

  server.put(
    '/update_account',
    { schema: { querystring: CustomerParameters, body: AccountUpdateBody, response: { 200: UpdateAccountAnswer } } },
    async ({ query, body }) => {
      const { account, customerId, sessionToken } = await accountOf(shop, query);
      refuseUnchangeable(body, account.email);
      const changes = changesOf(body, account.metadata ?? {});
      await throttle(model, [
        { limit: updatesPerAccount, subject: customerId },
        ...from(updatesPerAddress, body.client_address),
      ]);
      await medusa(CustomerAnswer, { method: 'POST', path: '/store/customers/me', body: changes, sessionToken });
      return { customer: customerRecord(await readCustomer(medusa, { customerId, sessionToken })), token: null };
    },
  );

  server.post(
    '/delete_account',
    {
      schema: { querystring: CustomerParameters, body: PasswordBody, response: { 200: Message } },
      schemaErrorFormatter: wrongPassword,
    },
    async ({ query, body }) => {
      const { account, customerId } = await accountOf(shop, query);
      const guess = { email: account.email, password: body.password, clientAddress: body.client_address };
      if (!(await signInToMedusa(model, medusa, guess))) throw wrongPassword();
      await medusa(Deleted, { method: 'DELETE', path: `/admin/customers/${encodeURIComponent(customerId)}` });
      await sessions.endAll(customerId);
      return { message: 'Account deleted' };
    },
  );
};
