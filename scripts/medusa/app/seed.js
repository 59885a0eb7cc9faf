// `medusa exec ./seed.js`: a small shop in the United Kingdom. Writes the keys of its APIs to keys.json.
const { writeFileSync } = require('node:fs');
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');
const { BRANDS, CATEGORIES, CUSTOMER, DELIVERY, PRODUCTS, PROMOTED } = require('./seed.data.js');

const slug = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const inPence = (pounds) => Math.round(pounds * 100) / 100;

exports.default = async ({ container }) => {
  const run = async (name, input) => (await flows[`${name}Workflow`](container).run({ input })).result;
  const link = container.resolve(ContainerRegistrationKeys.LINK);

  const [channel] = await run('createSalesChannels', { salesChannelsData: [{ name: 'Web' }] });
  const region = await createRegion(run, container, channel);
  const location = await createLocation(run, link, channel);
  const profile = await createDelivery(run, link, container, { region, location });

  const categories = await createCategories(run);
  const brands = await run('createCollections', {
    collections: BRANDS.map((title) => ({ title, handle: slug(title) })),
  });
  const brandIds = new Map(brands.map(({ title, id }) => [title, id]));
  const products = await run('createProducts', {
    products: PRODUCTS.map((product, index) =>
      productOf(product, `HD-${100_001 + index}`, {
        collection_id: brandIds.get(product.brand),
        category_ids: [categories.get(product.category)],
        shipping_profile_id: profile.id,
        sales_channels: [{ id: channel.id }],
      }),
    ),
  });
  await countStock(run, container, { products, location });
  await run('createPromotions', { promotionsData: [promotionOf(products.find(({ title }) => title === PROMOTED))] });
  await createCustomer(run, container);

  const keyOf = async (key) => (await run('createApiKeys', { api_keys: [key] }))[0];
  const publishable = await keyOf({ title: 'Storefront', type: 'publishable', created_by: '' });
  await run('linkSalesChannelsToApiKey', { id: publishable.id, add: [channel.id] });
  const [user] = await run('createUsers', { users: [{ email: 'admin@shop.example' }] });
  const secret = await keyOf({ title: 'Storefront', type: 'secret', created_by: user.id });
  writeFileSync('keys.json', JSON.stringify({ publishableKey: publishable.token, adminKey: secret.token }));
};

/** Prices include 20 % VAT. */
async function createRegion(run, container, channel) {
  const [region] = await run('createRegions', {
    regions: [
      {
        name: 'United Kingdom',
        currency_code: 'gbp',
        countries: ['gb'],
        payment_providers: ['pp_system_default'],
        is_tax_inclusive: true,
        automatic_taxes: true,
      },
    ],
  });
  const vat = { name: 'VAT', code: 'VAT20', rate: 20 };
  await run('createTaxRegions', [{ country_code: 'gb', provider_id: 'tp_system', default_tax_rate: vat }]);
  const [store] = await container.resolve(Modules.STORE).listStores();
  await run('updateStores', {
    selector: { id: store.id },
    update: {
      supported_currencies: [{ currency_code: 'gbp', is_default: true, is_tax_inclusive: true }],
      default_sales_channel_id: channel.id,
      default_region_id: region.id,
    },
  });
  return region;
}

async function createLocation(run, link, channel) {
  const address = { address_1: '1 Example Street', city: 'Leeds', country_code: 'GB' };
  const [location] = await run('createStockLocations', { locations: [{ name: 'Leeds', address }] });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  });
  await run('linkSalesChannelsToStockLocation', { id: location.id, add: [channel.id] });
  return location;
}

async function createDelivery(run, link, container, { region, location }) {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [found] = await fulfillment.listShippingProfiles({ type: 'default' });
  const profile = found ?? (await run('createShippingProfiles', { data: [{ name: 'Default', type: 'default' }] }))[0];
  const set = await fulfillment.createFulfillmentSets({
    name: 'UK delivery',
    type: 'shipping',
    service_zones: [{ name: 'United Kingdom', geo_zones: [{ country_code: 'gb', type: 'country' }] }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  const options = DELIVERY.map(({ name, amount, freeFrom }) => ({
    name,
    price_type: 'flat',
    provider_id: 'manual_manual',
    service_zone_id: set.service_zones[0].id,
    shipping_profile_id: profile.id,
    type: { label: name, description: name, code: slug(name) },
    prices: [
      { region_id: region.id, amount },
      ...(freeFrom
        ? [{ region_id: region.id, amount: 0, rules: [{ attribute: 'item_total', operator: 'gte', value: freeFrom }] }]
        : []),
    ],
    rules: [
      { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
      { attribute: 'is_return', operator: 'eq', value: 'false' },
    ],
  }));
  await run('createShippingOptions', options);
  return profile;
}

/** Creates each level before the next. Returns the ids of the lowest level by name. */
async function createCategories(run) {
  const create = (names, parent) =>
    run('createProductCategories', {
      product_categories: names.map((name) => ({
        name,
        handle: slug(name),
        is_active: true,
        parent_category_id: parent?.id ?? null,
      })),
    });
  const ids = new Map();
  for (const top of await create(Object.keys(CATEGORIES), null))
    for (const middle of await create(Object.keys(CATEGORIES[top.name]), top))
      for (const { name, id } of await create(CATEGORIES[top.name][middle.name], middle)) ids.set(name, id);
  return ids;
}

function productOf({ title, brand, price, retailPrice, options, isOnBackorder, specifications }, sku, links) {
  const handle = slug(title);
  const picture = (place) => ({ url: `https://pictures.shop.example/${handle}-${place}.jpg` });
  const variant = (chosen, at, amount) => ({
    title: Object.values(chosen).join(' / '),
    sku: [sku, ...at.map((place) => place + 1)].join('-'),
    manage_inventory: true,
    allow_backorder: isOnBackorder ?? false,
    options: chosen,
    prices: [{ currency_code: 'gbp', amount: inPence(amount) }],
  });
  const { Finish: finishes = [], Gang: gangs = [null] } = options ?? {};
  return {
    ...links,
    title,
    handle,
    description: `${title} by ${brand}, made in our own workshop.`,
    status: 'published',
    weight: 350,
    thumbnail: picture(1).url,
    images: [picture(1), picture(2)],
    metadata: { ...specifications, ...(retailPrice && { retail_price: retailPrice }) },
    options: Object.entries(options ?? { Size: ['Standard'] }).map(([name, values]) => ({ title: name, values })),
    variants: options
      ? finishes.flatMap((Finish, finish) =>
          gangs.map((Gang, gang) =>
            variant({ Finish, ...(Gang && { Gang }) }, Gang ? [finish, gang] : [finish], price + finish + gang * 4.03),
          ),
        )
      : [variant({ Size: 'Standard' }, [], price)],
  };
}

async function countStock(run, container, { products, location }) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'variant',
    fields: ['title', 'product.title', 'inventory_items.inventory_item_id'],
    filters: { product_id: products.map(({ id }) => id) },
  });
  const stockOf = ({ title, product }) => {
    if (title.startsWith('Matt Black')) return 0;
    return PRODUCTS.find((seeded) => seeded.title === product.title).stock ?? 25;
  };
  await run('createInventoryLevels', {
    inventory_levels: data.flatMap((variant) =>
      variant.inventory_items.map(({ inventory_item_id }) => ({
        inventory_item_id,
        location_id: location.id,
        stocked_quantity: stockOf(variant),
      })),
    ),
  });
}

const promotionOf = (product) => ({
  code: 'KNOBS10',
  type: 'standard',
  status: 'active',
  is_automatic: true,
  application_method: {
    type: 'percentage',
    target_type: 'items',
    allocation: 'each',
    max_quantity: 100,
    value: 10,
    currency_code: 'gbp',
    target_rules: [{ attribute: 'items.product.id', operator: 'eq', values: [product.id] }],
  },
});

async function createCustomer(run, container) {
  const { password, ...customerData } = CUSTOMER;
  const body = { email: customerData.email, password };
  const { success, authIdentity, error } = await container.resolve(Modules.AUTH).register('emailpass', { body });
  if (!success) throw new Error(`The customer cannot be registered: ${error}`);
  await run('createCustomerAccount', { authIdentityId: authIdentity.id, customerData });
}
