import { expect, test, type APIRequestContext } from '@playwright/test';
import { newEmail, registerCustomer } from './account-steps.ts';
import { listedPages, unlistedPages } from './page-kinds.ts';

const PRIVATE_PAGES = ['/account', '/login', '/register', '/reset-password', '/order/unknown'];

test('pages are the same for all, and only public ones are cached', async ({ playwright, baseURL, request }) => {
  const visitors: APIRequestContext[] = [request];
  const emails = [newEmail(), newEmail()];
  for (const email of emails) {
    const customer = await playwright.request.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
    await registerCustomer(customer, email);
    visitors.push(customer);
  }
  const paths = [...(await listedPages(request)), ...unlistedPages, ...PRIVATE_PAGES];
  for (const [index, path] of paths.entries()) {
    const bodies = new Set<string>();
    // Each page is rendered for another visitor first.
    for (let turn = 0; turn < 3; turn += 1) {
      const response = await (visitors[(index + turn) % 3] ?? request).get(path);
      const body = await response.text();
      bodies.add(body);
      expect(response.headers()['set-cookie']).toBeUndefined();
      for (const own of [...emails, 'Byron']) expect(body.includes(own)).toBe(false);
      if (PRIVATE_PAGES.includes(path)) expect(response.headers()['cache-control']).toBe('private, no-store');
    }
    expect([path, bodies.size]).toEqual([path, 1]);
  }
  for (const customer of visitors.slice(1)) await customer.dispose();

  const cachedAt = async (path: string) => {
    await request.get(path);
    const { 'cache-status': status, age } = (await request.get(path)).headers();
    return { isHit: status?.startsWith('"pages"; hit') ?? false, age };
  };
  const { isHit, age } = await cachedAt('/interior-lighting/pendants/');
  expect(isHit).toBe(true);
  // Fresh for two seconds and stale for two more.
  expect(age).toMatch(/^[0-4]$/);
  for (const path of ['/account', '/nothing/lives/here/', '/search?query=xqzzkv', '/?made=up'])
    expect(await cachedAt(path)).toEqual({ isHit: false, age: undefined });
});
