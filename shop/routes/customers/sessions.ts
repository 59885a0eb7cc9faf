import { SignInAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { CustomerParameters, LoginBody, RegistrationBody } from '@storefront/schema/rest/requests/customer/customer.ts';
import { isTestToken } from '@storefront/domain/shop-api/test-calls.rules.ts';
import { passwordFault } from '../../accounts/password.rules.ts';
import { registrationsPerAddress } from '../../database/attempts/limits.data.ts';
import { createCustomer, readAccount, signIn, type SignIn } from '../../customers/store/customer-store.ts';
import { endSession } from '../../customers/store/session-store.ts';
import { INVALID_FIELDS, THROTTLED } from '../http/problems.ts';
import type { Shop, ShopRoutes } from '../../shop.ts';
import { readRegistration } from './account-body.ts';
import { accountRecord } from './account-record.ts';
import { checkPassword, passwordCallerOf } from './password-check.ts';
import { coded, from, throttle } from '../http/callers.ts';

async function signedInRecord({ db }: Shop, { token, customerId, isCartMerged, deviceToken }: SignIn) {
  const account = await readAccount(db, customerId);
  return { token, device_token: deviceToken, cart_merged: isCartMerged, customer: account && accountRecord(account) };
}

/** The token of the cart that signing in takes over; null for none, and for a test's. */
const anonymousCartOf = ({ cart_token: token }: { cart_token?: string | null }) =>
  token && !isTestToken(token) ? token : null;

export const sessionRoutes: ShopRoutes = async (server, { shop }) => {
  server.post(
    '/create_account',
    {
      schema: {
        tags: ['Customers'],
        summary: 'Creates an account, signs in and takes over the anonymous cart',
        response: { 201: SignInAnswer },
        isOptional: true,
        body: RegistrationBody,
        errors: {
          400: 'The password is too weak (`weak_password`).',
          409: 'An account with the email address exists (`email_taken`).',
          ...INVALID_FIELDS,
          ...THROTTLED,
        },
      },
    },
    async ({ body }, reply) => {
      const registration = readRegistration(body);
      const fault = passwordFault(registration.password, [registration.email]);
      if (fault) throw coded(400, 'weak_password', fault);
      await throttle(shop, from(registrationsPerAddress, body.client_address));
      // Hashed even when the address is taken, so that the response time does not reveal which addresses have accounts.
      const passwordHash = await shop.passwords.hash(registration.password);
      const { newsletter, device_token: deviceToken } = body;
      const created = await createCustomer(
        shop.db,
        {
          ...registration,
          newsletter: newsletter ?? false,
          cartToken: anonymousCartOf(body),
          deviceToken: deviceToken ?? null,
          passwordHash,
        },
        shop.companyDetails,
        new Date(),
      );
      if (!created)
        throw coded(
          409,
          'email_taken',
          'There’s already an account with this email address. Please sign in, or reset your password.',
        );
      shop.onMail?.();
      reply.code(201);
      return signedInRecord(shop, created);
    },
  );

  server.post(
    '/login',
    {
      schema: {
        tags: ['Customers'],
        summary: 'Signs in and merges the anonymous cart into the customer’s',
        response: { 200: SignInAnswer },
        isOptional: true,
        body: LoginBody,
        errors: {
          401: 'The email address or the password is wrong (`invalid_credentials`).',
          ...THROTTLED,
        },
      },
    },
    async ({ body }) => {
      const { email, password } = body;
      const cartToken = anonymousCartOf(body);
      const caller = passwordCallerOf(body);
      const known = await checkPassword(shop, email, password, caller);
      if (!known) throw coded(401, 'invalid_credentials', 'The email address or password is incorrect.');
      const newHash = shop.passwords.isDated(known.hash) ? await shop.passwords.hash(password) : null;
      const { deviceToken } = caller;
      return signedInRecord(shop, await signIn(shop.db, known, { cartToken, deviceToken, newHash }, new Date()));
    },
  );

  server.post(
    '/logout',
    {
      schema: {
        tags: ['Customers'],
        summary: 'Signs out; does nothing for an unknown token',
        response: { 200: Message },
        isOptional: true,
        querystring: CustomerParameters,
      },
    },
    async ({ query: { token } }) => {
      if (token) await endSession(shop.db, token);
      return { message: 'Log out successful' };
    },
  );
};
