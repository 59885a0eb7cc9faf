import { expect, test } from '@playwright/test';
import { listedPages, unlistedPages } from './page-kinds.ts';

/** Elements that may not be nested, though HTML parsers accept them. */
const MISPLACED = [
  'a a',
  'a button',
  'a input',
  'a select',
  'button a',
  'button button',
  'button input',
  'label label',
  'form form',
  'p :is(div, ul, ol, section, h1, h2, h3)',
  'ul > :not(li, script, template)',
  'ol > :not(li, script, template)',
  'dl > :not(dt, dd, div)',
  ':is(h1, h2, h3) :is(div, p, h1, h2, h3)',
  'span > :is(div, p, ul)',
  'main main',
];

test('every page nests its HTML correctly, without duplicate ids', async ({ page, request }) => {
  await page.goto('/healthz');
  for (const path of [...(await listedPages(request)), ...unlistedPages]) {
    const html = await (await request.get(path)).text();
    const faults = await page.evaluate(
      ([source, misplaced]) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        const found = misplaced.flatMap((selector) =>
          [...parsed.querySelectorAll(selector)].map((element) => `${selector}: ${element.outerHTML.slice(0, 100)}`),
        );

        // A parser that repairs the nesting makes another tree than the tags describe.
        const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
        const written: string[] = [];
        const open: string[] = [];
        const bare = source
          .replace(/<!--[\s\S]*?-->/g, '')
          .replace(/(<(script|style|textarea|title)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3')
          .replace(/<noscript[\s\S]*?<\/noscript>/g, '');
        for (const [, end, name = '', closed] of bare.matchAll(/<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
          const tag = name.toLowerCase();
          if (!end) written.push(`${open.length} ${tag}`);
          if (end) {
            if (open.pop() !== tag) found.push(`</${tag}> closes something else`);
          } else if (!empty.has(tag) && !closed) open.push(tag);
        }
        const depth = (element: Element): number => (element.parentElement ? depth(element.parentElement) + 1 : 0);
        for (const element of parsed.querySelectorAll('noscript')) element.remove();
        const read = [...parsed.querySelectorAll('*')].map(
          (element) => `${depth(element)} ${element.localName.toLowerCase()}`,
        );
        const difference = written.findIndex((line, index) => line !== read[index]);
        if (difference >= 0)
          found.push(`element ${difference} is written as ${written[difference]} and read as ${read[difference]}`);

        const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
        found.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} is there twice`));
        for (const attribute of ['for', 'aria-labelledby', 'aria-controls', 'aria-describedby']) {
          for (const element of parsed.querySelectorAll(`[${attribute}]`)) {
            for (const id of (element.getAttribute(attribute) ?? '').split(/\s+/))
              if (!ids.includes(id)) found.push(`${attribute}=${id} names nothing`);
          }
        }
        if (parsed.querySelectorAll('h1').length !== 1)
          found.push(`${parsed.querySelectorAll('h1').length} first headings`);
        return found;
      },
      [html, MISPLACED] as const,
    );
    expect({ path, faults }).toEqual({ path, faults: [] });
  }
});

test('a page in use has no duplicate ids', async ({ page, request }) => {
  for (const path of await listedPages(request)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const twice = await page
      .locator('[id]')
      .evaluateAll((elements) => elements.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index));
    expect({ path, twice }).toEqual({ path, twice: [] });
  }
});
