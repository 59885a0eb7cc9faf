import { expect, test } from 'vitest';
import { vitalsPage } from './vitals-page.rules.ts';

const stateOf = (component: string | undefined, data?: object) =>
  ({
    matches: [{ route: { id: 'root' } }, { route: { id: 'page', handle: component && { component } } }],
    loaderData: { page: data },
  }) as unknown as Parameters<typeof vitalsPage>[0];

test.each([
  ['HomePage', undefined, 'home'],
  ['BrandPage', { queryRef: {} }, 'list'],
  ['UrlPage', { queryRef: {}, CategoryPage: {} }, 'list'],
  ['UrlPage', { queryRef: {}, ProductPage: {} }, 'product'],
  ['UrlPage', { queryRef: {}, OwnPage: {} }, 'other'],
  [undefined, undefined, 'other'],
])('%s with %j is of the kind %s', (component, data, kind) => expect(vitalsPage(stateOf(component, data))).toBe(kind));
