import { describe, expect, test } from 'vitest';
import { product } from '@storefront/embedded/catalogue/catalogue.fixture.ts';
import { useTestGateway } from '../testing/gateway.fixture.ts';
import { mutationOf } from '../testing/mutation-of.ts';
import { encodeId } from './ids.rules.ts';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';

/** Names of properties that every plain object inherits. */
const NAMES = ['constructor', '__proto__'];

/** A lamp whose option, option values and custom field have such names. */
function hostileLamp(name: string, id: number): CatalogueProduct {
  const { images } = product(id);
  const variants = NAMES.map((label, index) => ({
    id: id * 10 + index,
    sku: `${name}-${index}`,
    price: 1000,
    inventoryLevel: 5,
    image: images[0] ?? { description: '', url: '' },
    optionValues: [{ id: 1, optionDisplayName: name, label }],
  }));
  return product(id, {
    name: `Peculiar ${name}`,
    url: `/peculiar-${id}/`,
    featured: true,
    inventoryTracking: 'variant',
    customFields: [{ id: 1, name, value: name }],
    variants,
  });
}

const lamps = NAMES.map((name, index) => hostileLamp(name, 500 + index));
const LIST = `totalCount nodes { name options { name values { label } } }
  facets { name values { value count } } applied { facets { name values } }`;
interface List {
  totalCount: number;
  nodes: { name: string; options: { name: string; values: { label: string }[] }[] }[];
  facets: { name: string; values: { value: string }[] }[];
  applied: { facets: { name: string; values: string[] }[] };
}

const gateway = useTestGateway({ products: lamps });

describe.each(NAMES.map((name, index) => [name, lamps[index] as CatalogueProduct] as const))(
  'an option called %s',
  (name, lamp) => {
    const only = `filters: { facets: [{ name: "${name}", values: ["constructor"] }] }`;

    test('filters lists as one of their facets, and works on the product page and in the cart', async () => {
      const { category, search, featured } = await gateway.data<{
        category: { products: List };
        search: List;
        featured: List;
      }>(`{
        category(path: "/lamps/table/") { products(${only}) { ${LIST} } }
        search(query: "peculiar", ${only}) { ${LIST} }
        featured: featuredProducts(${only}) { ${LIST} }
      }`);
      for (const list of [category.products, search]) {
        const options = [{ name, values: NAMES.map((label) => ({ label })) }];
        expect([list.totalCount, list.nodes]).toEqual([1, [{ name: lamp.name, options }]]);
        const values = list.facets.find((facet) => facet.name === name)?.values.map(({ value }) => value);
        expect(values?.toSorted()).toEqual(NAMES.toSorted());
        expect(list.applied.facets).toEqual([{ name, values: ['constructor'] }]);
      }
      expect(featured.totalCount).toBe(1);
      const id = encodeId('Product', lamp.url);
      const { node } = await gateway.data<{ node: object }>(
        `{ node(id: "${id}") { ... on Product { name variants { selectedOptions { name value } } } } }`,
      );
      expect(node).toMatchObject({
        name: lamp.name,
        variants: NAMES.map((value) => ({ selectedOptions: [{ name, value }] })),
      });
      const input = { productId: id, variantId: encodeId('Variant', `${lamp.url}#${lamp.variants[1]?.id}`) };
      const { result } = await gateway.data<{ result: object }>(
        mutationOf('cartLineAdd', 'line { selectedOptions { name value } }'),
        { input },
      );
      expect(result).toMatchObject({ line: { selectedOptions: [{ name, value: '__proto__' }] } });
    });
  },
);
