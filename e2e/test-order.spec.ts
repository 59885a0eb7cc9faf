import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { servedExample } from './served-examples.ts';
import { SHOP } from './shops.ts';

test('the page of an order by a sandbox key says that it is a test', async ({ page, request }) => {
  const made = execFileSync('node', ['gateway/manage-partners.ts', 'create', 'Developer', '--kind', 'sandbox'], {
    env: { ...process.env, DATA_DIR: SHOP.dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  const headers: Record<string, string> = { 'x-partner-key': /lk_sandbox_[\w-]+/.exec(made)?.[0] ?? '' };
  const run = async (name: string) => {
    const { query, variables } = await servedExample(request, name);
    const data = { query, variables: JSON.parse((variables ?? '').replace('my-first-order-1', crypto.randomUUID())) };
    const response = await request.post('/graphql', { data, headers });
    expect([name, response.status()]).toEqual([name, 200]);
    return response;
  };
  // A new key is accepted within two seconds.
  await expect(async () => {
    const token = (await run('cart/add-to-cart')).headers()['x-cart-token'];
    headers.authorization = `Bearer ${token}`;
  }).toPass({ timeout: 10_000 });
  const [, path = ''] = /"path":"([^"]+)"/.exec(await (await run('checkout/place-an-order')).text()) ?? [];
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText('Test order: nothing will be sent.');
});
