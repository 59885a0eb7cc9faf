import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { open } from './watch.ts';

export const PASSWORD = 'a walk by the sea';

export const textbox = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const header = (page: Page) => page.getByRole('banner');
export const status = (page: Page) => page.getByRole('status');

let shoppers = 0;
export const newEmail = () => `e2e-${Date.now()}-${(shoppers += 1)}@shopper.example`;

const ADDRESS = { address1: '1 Lamp Street', city: 'London', postcode: 'SE1 0ZZ', country: 'United Kingdom' };

/** Registers a customer with a name, and with an address unless it is null; the answer signs in whoever sent the request. */
export async function registerCustomer(
  request: APIRequestContext,
  email: string,
  address: typeof ADDRESS | null = ADDRESS,
): Promise<void> {
  const query = 'mutation ($input: CustomerRegisterInput!) { customerRegister(input: $input) { __typename } }';
  const input = {
    email,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '020 7946 0111',
    ...address,
  };
  const answer = await request.post('/graphql', { data: { query, variables: { input } } });
  expect(await answer.text()).toContain('CustomerRegisterPayload');
}

/** Signs in to a new account, which it shows. */
export async function register(page: Page, email: string, address: typeof ADDRESS | null = ADDRESS) {
  await registerCustomer(page.request, email, address);
  await page.goto('/account');
  await expect(heading(page, 'My account')).toBeVisible();
}

export async function logIn(page: Page, email: string, password: string) {
  await open(page, '/login');
  await textbox(page, 'Email address').fill(email);
  await textbox(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
}

let shared: string | null = null;

/** Signs in to an account that tests share, which the first call registers: the shop limits registrations from one address. Shows the account; returns its email address. */
export async function signIn(page: Page): Promise<string> {
  if (shared === null) {
    const email = newEmail();
    await register(page, email);
    shared = email;
  } else await logIn(page, shared, PASSWORD);
  await expect(heading(page, 'My account')).toBeVisible();
  return shared;
}

/** Returns the newest link to a page that was mailed to an address, except a known one. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  page: string,
  known?: string,
): Promise<string> {
  const mails = (await (await request.get('/dev/outbox')).json()) as { to: string; text: string }[];
  const links = mails.flatMap(({ to, text }) =>
    to === email ? (new RegExp(`/${page}#token=[\\w-]+`).exec(text)?.[0] ?? []) : [],
  );
  return links.find((link) => link !== known) ?? '';
}

export async function newDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
