import { Type } from 'typebox';
import { isTestToken } from '@storefront/domain/shop-api/test-calls.rules.ts';
import { SignInAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { CustomerParameters, LoginBody, RegistrationBody } from '@storefront/schema/rest/requests/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { welcomeMail } from '../../accounts/mails.rules.ts';
import { passwordFault } from '../../accounts/password.rules.ts';
import { registrationsPerAddress } from '../../database/attempts/limits.data.ts';
import { inTransaction } from '../../database/retry-on-conflict.ts';
import { writeRequestedMail } from '../../mail/outbox-store.ts';
import { addressOf, addressRules, email, readBody } from '../../routes/fields.ts';
import { coded, from, throttle } from '../../routes/http/callers.ts';
import type { RoutesOf } from '../../routes/route.ts';
import { MedusaRefusal } from '../medusa-client.ts';
import type { MedusaCustomer } from '../sessions.ts';
import type { AccountShop } from './account-shop.ts';
import { authenticate, signInToMedusa, TokenAnswer } from './check-password.ts';
import { addressBody, CustomerAnswer, customerRecord, readCustomer } from './medusa-customer.ts';

const Created = Type.Object({ customer: Type.Object({ id: Type.String() }) });

const emailTaken = () =>
  coded(
    409,
    'email_taken',
    'There’s already an account with this email address. Please sign in, or reset your password.',
  );

async function startSession(shop: AccountShop, customer: MedusaCustomer, cartToken: string | null | undefined) {
  const account = await readCustomer(shop.medusa, customer);
  const token = await shop.sessions.start(customer);
  const isMerged = cartToken && !isTestToken(cartToken) ? await shop.mergeCarts(cartToken, customer) : false;
  return { token, cart_merged: isMerged, customer: customerRecord(account) };
}

/**
 * Registers by three calls, and adds the first address. What was broken off before is completed: Medusa answers the first call again for the same
 * password, as long as the customer is missing.
 */
async function register(
  { medusa }: AccountShop,
  body: { email: string; password: string; customer: object; address: object },
): Promise<MedusaCustomer> {
  const { email: address, password } = body;
  try {
    const { token } = await medusa(TokenAnswer, {
      method: 'POST',
      path: '/auth/customer/emailpass/register',
      body: { email: address, password },
    });
    await medusa(Created, { method: 'POST', path: '/store/customers', body: body.customer, sessionToken: token });
  } catch (error) {
    // 401: another password has the address; 422: its customer exists.
    if (error instanceof MedusaRefusal && (error.status === 401 || error.type === 'duplicate_error'))
      throw emailTaken();
    throw error;
  }
  const customer = await authenticate(medusa, address, password);
  if (!customer) throw emailTaken();
  const { sessionToken } = customer;
  const call = { method: 'POST', path: '/store/customers/me/addresses', body: body.address, sessionToken } as const;
  await medusa(CustomerAnswer, call);
  return customer;
}

export const medusaSessionRoutes: RoutesOf<AccountShop> = async (server, { shop }) => {
  const { model } = shop;

  server.post(
    '/create_account',
    { schema: { body: RegistrationBody, response: { 201: SignInAnswer } } },
    async ({ body }, reply) => {
      const { email: typed, ...fields } = readBody(body, { ...addressRules, email });
      const fault = passwordFault(body.password, [typed]);
      if (fault) throw coded(400, 'weak_password', fault);
      await throttle(model, from(registrationsPerAddress, body.client_address));
      const lower = typed.toLowerCase();
      const customer = await register(shop, {
        email: lower,
        password: body.password,
        customer: {
          email: lower,
          first_name: fields.first_name,
          last_name: fields.last_name,
          phone: fields.phone,
          company_name: fields.company,
          metadata: { newsletter: body.newsletter ?? false },
        },
        address: addressBody(addressOf(fields), true),
      });
      const now = new Date();
      const mail = welcomeMail({ to: lower, firstName: fields.first_name }, model.companyDetails);
      await inTransaction(model.db, (transaction) => writeRequestedMail(transaction, 'welcome', mail, now));
      model.onMail?.();
      reply.code(201);
      return startSession(shop, customer, body.cart_token);
    },
  );

  server.post('/login', { schema: { body: LoginBody, response: { 200: SignInAnswer } } }, async ({ body }) => {
    const { email: typed, password, client_address: clientAddress } = body;
    const customer = await signInToMedusa(model, shop.medusa, { email: typed, password, clientAddress });
    if (!customer) throw coded(401, 'invalid_credentials', 'The email address or the password is incorrect.');
    return startSession(shop, customer, body.cart_token);
  });

  server.post(
    '/logout',
    { schema: { querystring: CustomerParameters, response: { 200: Message } } },
    async ({ query: { token } }) => {
      if (token) await shop.sessions.end(token);
      return { message: 'Log out successful' };
    },
  );
};
