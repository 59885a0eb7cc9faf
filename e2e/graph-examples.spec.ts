import { expect, test, type APIRequestContext } from '@playwright/test';
import { sentMails } from './graph.ts';
import { PLACEHOLDERS } from './placeholders.data.ts';
import { servedExamples } from './served-examples.ts';

/** Others need what these make. */
const FIRST = [
  'cart/add-to-cart',
  'cart/add-many',
  'cart/change-a-quantity',
  'customer/register',
  'customer/keep-an-address',
  'saved-list/save-a-list',
  'saved-list/share-a-list',
  'quotation/make-a-quotation',
];
/** These need what others make. */
const AFTERWARDS = [
  // Needs a customer.
  'stock-alert/stop-a-listed-alert',
  // Quotations are made of the list.
  'saved-list/delete-a-list',
  'checkout/place-an-order',
  'order/read-an-order',
  'order/track-an-order',
  'order/pay-by-card',
  'order/order-again',
  'cart/add-to-cart',
  'cart/take-out-a-line',
  'customer/ask-for-a-new-password',
  'customer/set-a-new-password',
  'customer/sign-out',
  'customer/sign-in',
  'customer/who-am-i',
  'customer/forget-an-address',
  'customer/delete-the-account',
];
/** These need a pending email change. */
const OF_EMAIL_CHANGES = [
  'customer/resend-the-email-link',
  'customer/cancel-the-email-change',
  'customer/confirm-a-new-email',
];
/** Without a card provider no order awaits a card payment. */
const REFUSED: Record<string, string> = {
  'order/pay-by-card': 'ORDER_NOT_PAYABLE',
  'cart/add-many': 'PRODUCT_NOT_FOUND',
};

test('every example runs without an error', async ({ request }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const checkout = crypto.randomUUID();
  const examples = await servedExamples(request);
  /** Values that an example cannot know: ids created on the way, and names that are unique. */
  const known = { 'ann@example.com': email, 'my-first-order-1': checkout } as Record<string, string>;
  const learn = async (name: string, data: unknown) => {
    for (const { text, paths, pattern } of PLACEHOLDERS) {
      const found = paths
        .map((path) =>
          path
            .split('.')
            .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data),
        )
        .find((value) => typeof value === 'string');
      if (found !== undefined) known[text] = new RegExp(pattern ?? '(.*)').exec(found)?.[1] ?? '';
    }
    if (name === 'customer/ask-for-a-new-password')
      known['the token of the mailed link'] = await mailedToken(request, email);
    if (name === 'stock-alert/ask-for-an-alert')
      known['the token of the mailed link for the alert'] = await mailedToken(request, email);
  };
  const run = async (name: string): Promise<Record<string, unknown>> => {
    const { query = '', variables } = examples.find((each) => each.name === name) ?? {};
    const filled = Object.entries(known).reduce(
      (text, [words, value]) => text.replaceAll(words, value),
      variables ?? '{}',
    );
    const response = await request.post('/graphql', { data: { query, variables: JSON.parse(filled) as object } });
    const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
    expect([name, response.status(), errors, /"code":"([A-Z_]+)","message"/.exec(JSON.stringify(data))?.[1]]).toEqual([
      name,
      200,
      undefined,
      REFUSED[name],
    ]);
    await learn(name, data);
    return data;
  };

  // The shop's first answer about a finish takes longer on a busy machine than the gateway waits for it.
  await expect(() => run('products/finishes')).toPass();
  for (const name of FIRST) await run(name);
  for (const { name } of examples) if (![...FIRST, ...AFTERWARDS, ...OF_EMAIL_CHANGES].includes(name)) await run(name);
  for (const name of AFTERWARDS) await run(name);
  // Each finds something.
  for (const name of [
    'product/one-product',
    'search/search',
    'products/narrow-a-list',
    'brand/one-brand',
    'category/one-category',
    'product/by-id',
    'content/blog',
  ]) {
    const found = Object.values(await run(name)) as ({ totalCount?: number } | null)[];
    expect([name, found.every((value) => value !== null && (value.totalCount ?? 1) !== 0)]).toEqual([name, true]);
  }
  // A mail shows the shop’s logo.
  const mails = await sentMails(request);
  const welcome = mails.find(({ to, subject }) => to === email && subject.startsWith('Welcome'));
  const logo = await request.get(/<img [^>]*src="([^"]+)"/.exec(welcome?.html ?? '')?.[1] ?? '');
  expect([logo.status(), logo.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
});

async function mailedToken(request: APIRequestContext, email: string): Promise<string> {
  const mail = (await sentMails(request)).find(({ to, text }) => to === email && text.includes('#token='));
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
