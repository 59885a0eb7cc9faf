import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import fc from 'fast-check';
import { newDevice, newEmail, register } from './account-steps.ts';
import { listedPages, unlistedPages } from './page-kinds.ts';

const PRIVATE_PAGES = ['/account', '/login', '/order/unknown'];

test('pages are the same for two customers and a stranger, in whatever order they come', async ({
  browser,
  request,
  page,
}) => {
  test.slow();
  const emails = [newEmail(), newEmail()];
  await register(page, emails[0] ?? '');
  const other = await newDevice(browser);
  await register(other, emails[1] ?? '');
  const visitors: APIRequestContext[] = [page.request, other.request, request];
  const paths = [...(await listedPages(request)), ...unlistedPages, ...PRIVATE_PAGES];

  const hashes = new Map<string, string>();
  const visit = fc.record({ path: fc.constantFrom(...paths), visitor: fc.nat(visitors.length - 1) });
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 20, maxLength: 20 }), async (visits) => {
      for (const { path, visitor } of visits) {
        const response = await (visitors[visitor] ?? request).get(path);
        const body = await response.text();
        expect(response.headers()['set-cookie']).toBeUndefined();
        for (const own of [...emails, 'Byron']) expect(body.includes(own)).toBe(false);
        const hash = createHash('sha256').update(body).digest('hex');
        expect([path, hash]).toEqual([path, hashes.get(path) ?? hash]);
        hashes.set(path, hash);
      }
    }),
    { numRuns: 10 },
  );
  expect(hashes.size).toBeGreaterThan(paths.length / 2);
});

test('a page comes from the cache with its age and without another render; a private or missing one never does', async ({
  request,
}) => {
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
