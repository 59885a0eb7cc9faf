import { expect, test } from 'vitest';
import { fixture, shownFields, useImports } from './import.fixture.ts';

const { told, run, given, at, imported } = useImports();

test('availability and condition of a Merchant Center feed are kept; what is not known is not for sale', async () => {
  await run([fixture('offers.xml')]);
  const offers = (await imported()).map(
    ({ name, inventoryTracking: tracking, availability, availableOn = '', condition = '', minimumAge = '' }) =>
      `${name}: ${tracking} ${availability} ${availableOn}${condition}${minimumAge}`.trim(),
  );
  expect(offers).toEqual([
    'Sold lamp: product available',
    'Coming lamp: none preorder 2030-01-01',
    'Back lamp: none backorder',
    'Doubtful lamp: none unavailable',
    'Used lamp: none available used',
    'Renewed lamp: none available refurbished',
    'Worn lamp: none unavailable',
    'Pack of lamps: none available 18',
    'Shade: variant available',
  ]);
  expect((await at('/sold-lamp/')).inventoryLevel).toBe(0);
  expect(shownFields(await at('/used-lamp/'))).toEqual({ Condition: 'Used' });
  expect(await at('/pack-of-lamps/')).toMatchObject({ unitPricing: { measure: '750 ml' }, minimumAge: 18 });
  expect((await at('/shade/')).variants.map(({ inventoryLevel }) => inventoryLevel > 0)).toEqual([true, false]);
  expect(told.skipped).toEqual(['11 condition: The items of group “J” are of several conditions']);
  expect(told.notes).toEqual([
    '3 availability_date: “soon” is not a date such as 2030-01-31',
    '4 availability: “perhaps” is no availability that is known: the item is not for sale',
    '7 condition: “worn” is no condition that is known: the product is not for sale',
    expect.stringMatching(/^8 multipack: Not taken: “6”/),
    '10 availability: The item is “preorder” and others of its group are not: it is shown as out of stock',
  ]);
});

test('a sale price or measure that cannot be read, and the scale of an energy class, are in the report', async () => {
  const header =
    'id,title,price,sale_price,energy_efficiency_class,min_energy_efficiency_class,availability,\
condition,unit_pricing_measure,unit_pricing_base_measure';
  await run([
    given(
      `${header}\n1,Lamp,20 GBP,15 EUR,E,A,'in stock,'used,3 m,1 kg\n2,Bulb,20 GBP,0.00 GBP,E,,in stock,new,1.5 kg,100 g\n`,
    ),
  ]);
  const conditions = (await imported()).map(({ availability, condition = '' }) =>
    `${availability} ${condition}`.trim(),
  );
  expect(conditions).toEqual(['available used', 'available']);
  const unitPricing = [undefined, { measure: '1.5 kg', baseMeasure: '100 g' }];
  expect((await imported()).map((product) => product.unitPricing)).toEqual(unitPricing);
  expect(told.notes).toEqual([
    '2 sale_price: “15 EUR” is not a price in pounds and is not taken: the price applies',
    '2 min_energy_efficiency_class: Not taken: “A”. The scale of the energy class is not shown',
    '2 unit_pricing_measure: “3 m” by “1 kg” is no measure such as “2.5 m” by “1 m”: the price per unit is not shown',
  ]);
});

const rule = (from: number, to: number, amount: number, type = 'percent') => ({
  quantity_min: from,
  quantity_max: to,
  amount,
  type,
});

test('those of BigCommerce JSON too, with minimum quantities and bulk prices', async () => {
  const products = [
    { id: 1, name: 'Bulk', order_quantity_minimum: 3, bulk_pricing_rules: [rule(10, 19, 20), rule(20, 0, 30)] },
    { id: 2, name: 'Steps', bulk_pricing_rules: [rule(10, 0, 2, 'price')], order_quantity_maximum: 4 },
    { id: 3, name: 'Coming', availability: 'preorder', preorder_release_date: '2030-01-01T00:00:00+00:00' },
    { id: 4, name: 'Used', condition: 'Used', is_free_shipping: true, tax_class_id: 0 },
    { id: 5, name: 'Odd', availability: 'sometimes', condition: 'Worn' },
    { id: 6, name: 'Download', type: 'digital', tax_class_id: 1, sku: "'00124" },
    { id: 7, name: 'On request', is_price_hidden: true },
    { id: 8, name: 'Some day', availability: 'preorder', preorder_release_date: 'soon' },
    { id: 9, name: 'Special', calculated_price: 8 },
  ];
  await run([given(JSON.stringify(products.map((product) => ({ ...product, price: 10 }))))]);
  const [bulk, steps, coming, used, odd, download, hidden, , special] = await imported();
  expect(bulk).toMatchObject({
    minimumQuantity: 3,
    priceBreaks: [
      { quantity: 10, percentOff: 20 },
      { quantity: 20, percentOff: 30 },
    ],
  });
  expect(steps).not.toHaveProperty('priceBreaks');
  expect(coming).toMatchObject({ availability: 'preorder', availableOn: '2030-01-01' });
  expect(used).toMatchObject({ availability: 'available', condition: 'used' });
  expect(odd).toMatchObject({ availability: 'unavailable' });
  expect(download).toMatchObject({ sku: '00124' });
  expect(hidden).toMatchObject({ availability: 'unavailable' });
  expect(special).toMatchObject({ price: 66_667 });
  expect(told.notes.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
    '2 bulk_pricing_rules: Not taken',
    '2 order_quantity_maximum: Not taken',
    '4 is_free_shipping: Not taken',
    '5 availability: “sometimes” is no availability that is known',
    '5 condition: “Worn” is no condition that is known',
    '6 tax_class_id: Not taken',
    '6 type: Not taken',
    '7 is_price_hidden: Its price is hidden',
    '8 preorder_release_date: “soon” is not a date such as 2030-01-31',
  ]);
});

test('the condition and the unsold terms of a Shopify export', async () => {
  const header = `Handle,Title,Option1 Name,Option1 Value,Variant Price,Google Shopping / Condition,Gift Card,\
Unit Price Total Measure,Unit Price Total Measure Unit,Unit Price Base Measure,Unit Price Base Measure Unit,Variant Taxable,Charge Tax,Variant Compare At Price`;
  const rows = [
    'a,A,,,5,used,false,500.00,ml,100.00,ml,true,,',
    'b,B,,,5,worn,true,500,,,,,false,',
    'c,C,Colour,Red,5,,,3,m,,,TRUE,,ask us',
    'c,,,Blue,5,,,,,,,false,,',
  ];
  await run([given(`${header}\n${rows.join('\n')}\n`)]);
  const conditions = (await imported()).map(({ availability, condition = '' }) =>
    `${availability} ${condition}`.trim(),
  );
  expect(conditions).toEqual(['available used', 'unavailable', 'available']);
  expect(told.notes.map((line) => line.split(': ')[0])).toEqual([
    '3 Google Shopping / Condition',
    '3 gift card',
    '3 charge tax',
    '3 Unit Price Total Measure',
    '4 Variant Compare At Price',
    '5 variant taxable',
  ]);
  expect((await at('/a/')).unitPricing).toEqual({ measure: '500.00 ml', baseMeasure: '100.00 ml' });
  expect((await at('/c/')).variants.map(({ unitPricing }) => unitPricing)).toEqual([{ measure: '3 m' }, undefined]);
});
