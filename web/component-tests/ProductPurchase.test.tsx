import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { expect, test, vi } from 'vitest';
import type { ProductPurchaseTestQuery } from './__generated__/ProductPurchaseTestQuery.graphql.ts';
import { CartContext, type CartControls } from '../cart/useCart.ts';
import { ProductPurchase } from '../catalogue/product/purchase/ProductPurchase.tsx';
import { useVariantSelection } from '../catalogue/product/variant/useVariantSelection.ts';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';
import { shopFacts } from './shop-facts.fixture.ts';

const shop = { ...shopFacts, phone: '020 7946 0999', email: 'sales@lamps.example' };

const lamp = {
  name: 'Bari lamp',
  minimumQuantity: 1,
  quantityMultiple: 1,
  priceBreaks: [],
  storeStock: [],
  modifiers: [],
  options: [],
  variants: [],
  specifications: [{ name: 'Guarantee', value: '5 years' }],
  stock: { status: 'IN_STOCK', level: 9, maximumQuantity: 9 },
};

const finish = (value: string, level: number) => ({
  id: value,
  selectedOptions: [{ name: 'Finish', value }],
  stock: { status: level > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK', level, maximumQuantity: level },
  price: { incVat: { pence: level > 0 ? 9200 : 9700 } },
  priceBreaks: [],
});

/** A lamp in two finishes, of which chrome is dearer and sold out. */
const inFinishes = {
  options: [{ name: 'Finish', values: ['Brass', 'Chrome'].map((label) => ({ label, swatch: null })) }],
  variants: [finish('Brass', 9), finish('Chrome', 0)],
};

function Subject() {
  const { product } = useLazyLoadQuery<ProductPurchaseTestQuery>(
    graphql`
      query ProductPurchaseTestQuery @relay_test_operation {
        product(path: "/bari/") {
          options {
            name
            values {
              label
            }
          }
          variants {
            id
            selectedOptions {
              name
              value
            }
            stock {
              maximumQuantity
            }
            ...ProductPurchase_variant
          }
          ...ProductPurchase_product
        }
      }
    `,
    {},
  );
  const options = product?.options ?? [];
  const variants = product?.variants ?? [];
  const { selection, variant, choose } = useVariantSelection(options, variants);
  if (!product) return null;
  return (
    <ProductPurchase
      product={product}
      variant={variant}
      options={options}
      variants={variants}
      selection={selection}
      onChoose={choose}
      hasAlternatives
    />
  );
}

function setUp(changes: object = {}) {
  const add = vi.fn<CartControls['add']>(() => Promise.resolve({ kind: 'added' } as never));
  const cart = { add, prefetch: () => {} } as Partial<CartControls> as CartControls;
  const { user } = renderWithRelay(
    <ShopContext value={shop}>
      <CartContext value={cart}>
        <Subject />
      </CartContext>
    </ShopContext>,
    { Product: () => ({ ...lamp, ...changes }) },
    { address: '/bari/' },
  );
  return { user, add };
}

const button = () => screen.queryByRole('button', { name: 'Add to basket Bari lamp' });
const press = () => screen.getByRole('button', { name: 'Add to basket Bari lamp' });
const alertButton = () => screen.queryByRole('button', { name: 'Email me when it’s back' });

test('without a finish adds nothing, and asks for one; with one adds it', async () => {
  const { user, add } = setUp(inFinishes);
  await user.click(press());
  expect(screen.getByRole('alert').textContent).toBe('Please select a finish.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Brass.*£92\.00$/ }));
  expect(add).not.toHaveBeenCalled();
  await user.keyboard(' ');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(press());
  expect(add.mock.calls.map(([{ variant, quantity }]) => [variant, quantity])).toEqual([
    [expect.objectContaining({ id: 'Brass' }), 1],
  ]);
});

test('says what more of it costs, of the chosen variant', async () => {
  const price = (pence: number) => ({ incVat: { pence }, exVat: { pence, amount: '1.0000' } });
  const from = (pence: number) => ({ priceBreaks: [{ quantity: 10, price: price(pence) }] });
  const [brass, chrome] = inFinishes.variants;
  const { user } = setUp({ ...inFinishes, ...from(900), variants: [{ ...brass, ...from(800) }, chrome] });
  const step = () => screen.getByText('10 or more').parentElement?.textContent;
  expect(step()).toContain('£9.00');
  await user.click(screen.getByRole('radio', { name: /^Brass/ }));
  expect(step()).toContain('£8.00');
});

test('offers an email when a chosen variant that is sold out is back, and no button', async () => {
  const { user } = setUp(inFinishes);
  expect([button() === null, alertButton() === null]).toEqual([false, true]);
  await user.click(screen.getByRole('radio', { name: /^Chrome.*£97\.00\W+sold out$/ }));
  expect([button() === null, alertButton() === null]).toEqual([true, false]);
});

test.each([
  ['IN_STOCK', 9, { isSold: true, canBeMailed: false }],
  ['MADE_TO_ORDER', null, { isSold: true, canBeMailed: false }],
  ['OUT_OF_STOCK', 0, { isSold: false, canBeMailed: true }],
  ['UNAVAILABLE', 0, { isSold: false, canBeMailed: false }],
])('sells and delivers what is %s, or helps to get another', (status, maximumQuantity, { isSold, canBeMailed }) => {
  setUp({ stock: { status, level: maximumQuantity, maximumQuantity } });
  expect([button(), screen.queryByRole('textbox', { name: /^Quantity of/ })].map((one) => one !== null)).toEqual([
    isSold,
    isSold,
  ]);
  expect(alertButton() !== null).toBe(canBeMailed);
  expect(screen.queryByText(/^Guarantee: 5 years/) !== null).toBe(isSold);
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    isSold
      ? ['14 days to return it', 'Delivery and returns']
      : ['See similar products in stock', shop.phone, shop.email],
  );
});

test('reduces a quantity above the stock to it, and says why and whom to contact', async () => {
  const { user } = setUp({ stock: { status: 'LOW_STOCK', level: 3, maximumQuantity: 3 } });
  const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Bari lamp' });
  await user.clear(quantity);
  await user.type(quantity, '99{Enter}');
  expect(quantity.value).toBe('3');
  expect(screen.getByText('Only 3 in stock')).toBeDefined();
  expect(
    screen.getByRole('link', { name: /^There are currently only 3 of this product in stock\. Please contact us/ }),
  ).toHaveProperty('pathname', '/contact-us');
  expect(screen.getByRole('link', { name: shop.phone }).getAttribute('href')).toBe('tel:02079460999');
});

test('adds a chosen add-on with its product; a cleared one returns focus to its group', async () => {
  const options = ['Dimmer', 'Bulb'].map((label) => ({ id: label, label }));
  const { user, add } = setUp({ modifiers: [{ id: 'more', name: 'Extras', options }] });
  const chosen = () => screen.queryAllByRole('radio', { checked: true }).length;
  const bulb = () => screen.getByRole('radio', { name: /Bulb/ });
  expect(chosen()).toBe(0);
  await user.click(bulb());
  await user.click(screen.getByRole('button', { name: 'Clear selection of Extras' }));
  expect(chosen()).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Dimmer/ }));
  await user.click(bulb());
  await user.click(press());
  expect(add.mock.calls[0]?.[0].modifiers).toMatchObject([{ id: 'more', option: { id: 'Bulb' } }]);
  await expect.poll(chosen).toBe(0);
});
