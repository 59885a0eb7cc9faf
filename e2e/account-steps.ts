import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { graph, sentMails } from './graph.ts';
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

/** Registers a customer, with an address unless other details are given; the answer signs in who sent the request. */
export async function registerCustomer(
  request: APIRequestContext,
  email: string,
  more: object | null = ADDRESS,
): Promise<void> {
  const query = 'mutation ($input: CustomerRegisterInput!) { customerRegister(input: $input) { __typename } }';
  const input = {
    email,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '020 7946 0111',
    ...more,
  };
  const registered = { customerRegister: { __typename: 'CustomerRegisterPayload' } };
  expect(await graph(request, query, { input })).toEqual(registered);
}

/** Signs in to a new account, which it shows. */
export async function register(page: Page, email: string, more?: object | null) {
  await registerCustomer(page.request, email, more);
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

/** Signs in to an account that tests share, as the shop limits registrations from one address. Returns its email. */
export async function signIn(page: Page): Promise<string> {
  if (shared === null) {
    const email = newEmail();
    await register(page, email);
    shared = email;
  } else await logIn(page, shared, PASSWORD);
  await expect(heading(page, 'My account')).toBeVisible();
  return shared;
}

/** Returns the newest link to a page that was mailed to an address. */
export async function mailedLink(request: APIRequestContext, email: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}#token=[\\w-]+`);
  return (
    (await sentMails(request)).flatMap(({ to, text }) => (to === email ? (link.exec(text)?.[0] ?? []) : []))[0] ?? ''
  );
}

export async function newDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
