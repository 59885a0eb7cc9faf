import { mayBePassword, passwordFault } from '../../customers/password.rules.ts';
import { emailKey, registrationsPerAddress, signInPerAccount, signInPerAddress } from '../../customers/throttle.rules.ts';
import { createCustomer, readAccount, readCredentials, signIn, type SignIn } from '../../store/customers/customer-store.ts';
import { endSession } from '../../store/customers/session-store.ts';
import { ok, refusal, type Route, type Shop } from '../route.ts';
import { loginBody, registrationBody } from './account-body.ts';
import { accountRecord } from './account-record.ts';
import { asCustomer, coded, from, throttled } from './who.ts';

const WRONG = coded(401, 'invalid_credentials', 'The e-mail address or the password is not right.');
const TAKEN = coded(409, 'email_taken', 'There is an account with this e-mail address already. Please sign in, or set a new password.');

async function signedInAnswer({ db }: Shop, { token, customerId, isCartMerged }: SignIn) {
  const account = await readAccount(db, customerId);
  return { token, cart_merged: isCartMerged, customer: account && accountRecord(account) };
}

export const sessionRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/create_account\/?$/,
    async answer({ body }, shop) {
      const parsed = registrationBody.safeParse(body);
      if (!parsed.success) return refusal(400, `Not a registration: ${parsed.error.issues[0]?.path.join('.')}`);
      const { registration, newsletter, cartToken, clientAddress } = parsed.data;
      const fault = passwordFault(registration.password, [registration.email]);
      if (fault) return coded(400, 'weak_password', fault);
      const late = await throttled(shop, from(registrationsPerAddress, clientAddress));
      if (late) return late;
      // Hashed before anyone looks whether the address is taken: both take the same time.
      const passwordHash = await shop.passwords.hash(registration.password);
      const created = await createCustomer(shop.db, { ...registration, passwordHash, newsletter, cartToken }, new Date());
      return created ? { status: 201, body: await signedInAnswer(shop, created) } : TAKEN;
    },
  },
  {
    method: 'POST',
    path: /^\/login\/?$/,
    async answer({ body }, shop) {
      const parsed = loginBody.safeParse(body);
      if (!parsed.success) return refusal(400, `Not a sign-in: ${parsed.error.issues[0]?.path.join('.')}`);
      const { email, password, cartToken, clientAddress } = parsed.data;
      // Counted before anything is hashed, or guesses that are refused would still cost as much.
      const late = await throttled(shop, [{ limit: signInPerAccount, subject: emailKey(email) }, ...from(signInPerAddress, clientAddress)]);
      if (late) return late;
      if (!mayBePassword(password)) return WRONG;
      const known = await readCredentials(shop.db, email);
      const fits = await shop.passwords.fits(password, known?.hash ?? null);
      if (!known || !fits) return WRONG;
      const newHash = shop.passwords.isDated(known.hash) ? await shop.passwords.hash(password) : null;
      return ok(await signedInAnswer(shop, await signIn(shop.db, known, { cartToken, newHash }, new Date())));
    },
  },
  {
    method: 'POST',
    path: /^\/logout\/?$/,
    async answer({ query }, { db }) {
      const token = query.get('token');
      if (token) await endSession(db, token);
      return ok({ message: 'Log out successful' });
    },
  },
  { method: 'GET', path: /^\/validate_user\/?$/, answer: (request, shop) => asCustomer(request, shop, () => ok({ valid: true })) },
];
