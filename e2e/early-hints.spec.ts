import { expect, test } from '@playwright/test';
import { listedPages, unlistedPages } from './page-kinds.ts';

test('the Link header of every page preloads the stylesheet and fonts that it uses, once each', async ({
  page,
  request,
}) => {
  const paths = [...(await listedPages(request)), ...unlistedPages, '/login'];
  for (const path of paths) {
    const fetched: string[] = [];
    const warnings: string[] = [];
    page.removeAllListeners();
    page.on('request', (sent) => fetched.push(new URL(sent.url()).pathname));
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const response = await page.goto(path);
    const preloads = (response?.headers().link ?? '').split(', ');
    expect(preloads).toEqual([
      expect.stringMatching(/^<\/assets\/style-[\w-]+\.css>; rel=preload; as=style$/),
      expect.stringMatching(/^<\/assets\/inter-[\w-]+\.woff2>; rel=preload; as=font; type=font\/woff2; crossorigin$/),
      expect.stringMatching(
        /^<\/assets\/fraunces-[\w-]+\.woff2>; rel=preload; as=font; type=font\/woff2; crossorigin$/,
      ),
    ]);
    await page.evaluate(() => document.fonts.ready);
    for (const preload of preloads) {
      const file = /^<([^>]+)>/.exec(preload)?.[1];
      expect(fetched.filter((other) => other === file)).toEqual([file]);
    }
    // Every preloaded font is drawn with, so Chromium has no "preloaded but not used" warning to print later.
    // A fallback is a local font, which the browser draws with while a font is late.
    const drawnWith = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(drawnWith.filter((family) => !family.includes('Fallback'))).toHaveLength(2);
    expect(warnings).toEqual([]);
  }
});

test('a redirect preloads nothing', async ({ request }) => {
  for (const path of ['/Featured/', '/category/interior-lighting/']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().link).toBeUndefined();
  }
});
