import { expect, test } from 'vitest';
import { createPasswords, type HashCaller } from '../../customers/passwords.ts';
import { createAccounts } from '../../customers/store/account-store.ts';
import { useTestShop } from '../../shop.fixture.ts';
import { accounts, PASSWORD, registration } from './account.fixture.ts';

const OTHER = 'a walk on the hills';
const ADDRESS = { client_address: '2001:db8:1:2:3::4' };
const stranger: HashCaller = { key: '2001:db8:1:2', isKnown: false };
const known: HashCaller = { key: expect.any(String), isKnown: true };

let callers: HashCaller[] = [];
const shop = useTestShop(undefined, undefined, ({ db, companyDetails }) => {
  const passwords = createPasswords({ memory: 64, passes: 1, lanes: 1 });
  const recording: typeof passwords = {
    ...passwords,
    hash: (password, caller) => (callers.push(caller), passwords.hash(password, caller)),
    fits: (password, kept, caller) => (callers.push(caller), passwords.fits(password, kept, caller)),
  };
  return { accounts: createAccounts(db, recording, companyDetails) };
});
const { register, logIn, linkIn } = accounts(shop);

type Customer = Awaited<ReturnType<typeof register>>;

const changePassword = ({ token }: Customer) =>
  shop.send('PUT', `/update_account?token=${token}`, { current_password: PASSWORD, new_password: OTHER, ...ADDRESS });
const deleteAccount = ({ token }: Customer) =>
  shop.send('POST', `/delete_account?token=${token}`, { password: PASSWORD, ...ADDRESS });
async function resetPassword({ email }: Customer) {
  await shop.send('POST', '/request_password_reset', { email });
  return shop.send('POST', '/reset_password', { token: await linkIn(email), password: OTHER, ...ADDRESS });
}

test.each<[string, (customer: Customer) => Promise<{ status: number }>, number, HashCaller[]]>([
  ['registers', () => shop.send('POST', '/create_account', registration(ADDRESS)), 201, [stranger]],
  ['signs in', ({ email }) => logIn(email, PASSWORD, ADDRESS), 200, [stranger]],
  ['guesses from a device', ({ email }) => logIn(email, OTHER, { ...ADDRESS, device_token: 'x' }), 401, [stranger]],
  ['is on a known device', ({ email, ...device }) => logIn(email, PASSWORD, { ...ADDRESS, ...device }), 200, [known]],
  ['changes a password', changePassword, 200, [known, known]],
  ['deletes an account', deleteAccount, 200, [known]],
  ['resets a password by a mailed link', resetPassword, 200, [known]],
])('one who %s waits as a stranger of a network, or as a known caller', async (_, send, status, expected) => {
  const customer = await register();
  callers = [];
  expect((await send(customer)).status).toBe(status);
  expect(callers).toEqual(expected);
});
