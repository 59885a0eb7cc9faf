import { passwordFault } from '../../customers/password.rules.ts';
import { registrationsPerAddress } from '../../database/attempts/throttle.rules.ts';
import { createCustomer, readAccount, signIn, type SignIn } from '../../customers/store/customer-store.ts';
import { endSession } from '../../customers/store/session-store.ts';
import { invalid } from '../fields.ts';
import { ok, type Route, type Shop } from '../route.ts';
import { loginBody, registrationBody } from './account-body.ts';
import { accountRecord } from './account-record.ts';
import { checkPassword } from './password-check.ts';
import { asCustomer, coded, from, throttled } from './who.ts';

const WRONG = coded(401, 'invalid_credentials', 'The e-mail address or the password is not right.');
const TAKEN = coded(
  409,
  'email_taken',
  'There is an account with this e-mail address already. Please sign in, or set a new password.',
);

async function signedInAnswer({ db }: Shop, { token, customerId, isCartMerged, deviceToken }: SignIn) {
  const account = await readAccount(db, customerId);
  return { token, device_token: deviceToken, cart_merged: isCartMerged, customer: account && accountRecord(account) };
}

export const sessionRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/create_account\/?$/,
    async answer({ body }, shop) {
      const parsed = registrationBody.safeParse(body);
      if (!parsed.success) return invalid(parsed.error);
      const { registration, clientAddress, ...rest } = parsed.data;
      const fault = passwordFault(registration.password, [registration.email]);
      if (fault) return coded(400, 'weak_password', fault);
      const late = await throttled(shop, from(registrationsPerAddress, clientAddress));
      if (late) return late;
      // Hashed before anyone looks whether the address is taken: both take the same time.
      const passwordHash = await shop.passwords.hash(registration.password);
      const created = await createCustomer(shop.db, { ...registration, ...rest, passwordHash }, new Date());
      return created ? { status: 201, body: await signedInAnswer(shop, created) } : TAKEN;
    },
  },
  {
    method: 'POST',
    path: /^\/login\/?$/,
    async answer({ body }, shop) {
      const parsed = loginBody.safeParse(body);
      if (!parsed.success) return invalid(parsed.error);
      const { email, password, cartToken, deviceToken } = parsed.data;
      const checked = await checkPassword(shop, email, password, parsed.data);
      if (checked.kind === 'late') return checked.answer;
      if (checked.kind === 'wrong') return WRONG;
      const newHash = shop.passwords.isDated(checked.known.hash) ? await shop.passwords.hash(password) : null;
      return ok(
        await signedInAnswer(
          shop,
          await signIn(shop.db, checked.known, { cartToken, deviceToken, newHash }, new Date()),
        ),
      );
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
  {
    method: 'GET',
    path: /^\/validate_user\/?$/,
    answer: (request, shop) => asCustomer(request, shop, () => ok({ valid: true })),
  },
];
