import { SignInAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { CustomerParameters, LoginBody, RegistrationBody } from '@storefront/schema/rest/requests/customer/customer.ts';
import { isTestToken } from '@storefront/domain/shop-api/test-calls.rules.ts';
import { passwordFault } from '../../accounts/password.rules.ts';
import { registrationsPerAddress } from '../../attempts/limits.data.ts';
import type { DeviceTokens, SignIn } from '../../customers/accounts.ts';
import { INVALID_FIELDS, THROTTLED } from '../http/problems.ts';
import type { Selling, SellingRoutes } from '../../selling.ts';
import { coded, from, throttle } from '../http/callers.ts';
import { describedAs } from '../route.ts';
import { readRegistration } from './account-body.ts';
import { accountRecord } from './account-record.ts';
import { checkPassword, passwordCallerOf, strangerFrom } from './password-check.ts';

const described = describedAs({ tags: ['Customers'], isOptional: true });

async function signedInRecord({ accounts }: Selling, { token, isCartMerged, deviceToken }: SignIn) {
  const account = await accounts.find(token);
  return { token, device_token: deviceToken, cart_merged: isCartMerged, customer: account && accountRecord(account) };
}

/** A test's cart is null: signing in does not take it over. */
const tokensOf = (body: { cart_token?: string | null; device_token?: string | null }): DeviceTokens => ({
  cartToken: body.cart_token && !isTestToken(body.cart_token) ? body.cart_token : null,
  deviceToken: body.device_token ?? null,
});

export const sessionRoutes: SellingRoutes = async (server, { shop }) => {
  server.post(
    '/create_account',
    described({
      summary: 'Creates an account, signs in and takes over the anonymous cart',
      response: { 201: SignInAnswer },
      body: RegistrationBody,
      errors: {
        400: 'The password is too weak (`weak_password`).',
        409: 'An account with the email address exists (`email_taken`).',
        ...INVALID_FIELDS,
        ...THROTTLED,
      },
    }),
    async ({ body }, reply) => {
      const registration = readRegistration(body);
      const fault = passwordFault(registration.password, [registration.email]);
      if (fault) throw coded(400, 'weak_password', fault);
      await throttle(shop, from(registrationsPerAddress, body.client_address));
      const newsletter = body.newsletter ?? false;
      const caller = strangerFrom(body.client_address);
      const created = await shop.accounts.register({ ...registration, ...tokensOf(body), newsletter, caller });
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
    described({
      summary: 'Signs in and merges the anonymous cart into the customer’s',
      response: { 200: SignInAnswer },
      body: LoginBody,
      errors: { 401: 'The email address or the password is wrong (`invalid_credentials`).', ...THROTTLED },
    }),
    async ({ body }) => {
      const signIn = await checkPassword(shop, body.email, body.password, passwordCallerOf(body));
      if (!signIn) throw coded(401, 'invalid_credentials', 'The email address or password is incorrect.');
      return signedInRecord(shop, await signIn(tokensOf(body)));
    },
  );

  server.post(
    '/logout',
    described({
      summary: 'Signs out; does nothing for an unknown token',
      response: { 200: Message },
      querystring: CustomerParameters,
    }),
    async ({ query: { token } }) => {
      if (token) await shop.accounts.signOut(token);
      return { message: 'Log out successful' };
    },
  );
};
