// Tells the storefront what has changed. Copy it to src/subscribers/ of Medusa, whose settings are to have STOREFRONT_URL
// (the storefront's PUBLIC_URL, without a slash at the end) and MEDUSA_EVENTS_SECRET (the storefront's own).
const { createHmac, randomUUID } = require('node:crypto');
const [BATCH_MILLISECONDS, RETRY_MILLISECONDS] = [200, [1_000, 5_000, 30_000, 120_000, 0]];
let waiting = null;
async function send(message, id = randomUUID()) {
  const body = JSON.stringify(message);
  for (const pause of RETRY_MILLISECONDS) {
    const time = String(Math.floor(Date.now() / 1_000));
    const hmac = createHmac('sha256', process.env.MEDUSA_EVENTS_SECRET ?? '').update(`${id}.${time}.${body}`);
    const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${hmac.digest('base64')}` };
    const call = { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) };
    const answer = await fetch(`${process.env.STOREFRONT_URL}/shop-events`, call).catch((error) => error);
    if (answer.ok) return;
    if (pause === 0) console.error('The storefront was not told of a change:', answer.status ?? answer.message);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
function flush() {
  const [{ ids, resets }] = [waiting, (waiting = null)];
  if (resets.length > 0) void send({ ids: [], resets });
  for (let at = 0; at < ids.size; at += 500) void send({ ids: [...ids].slice(at, at + 500), resets: [] });
}
/** Ids of categories, collections and products, also the products of variants, stock levels, prices and sales channels. */
async function changedIds(query, ids) {
  const of = (prefix) => ids.filter((id) => id.startsWith(prefix));
  const via = async (known, entity, field, key = 'id') => {
    const asked = { entity, fields: [field], filters: { [key]: known }, withDeleted: true };
    return known.length === 0 ? [] : (await query.graph(asked)).data.map((row) => row[field]);
  };
  const items = await via(of('ilev_'), 'inventory_level', 'inventory_item_id');
  const sets = await via(of('price_'), 'price', 'price_set_id');
  const stocked = await via(items, 'product_variant_inventory_item', 'variant_id', 'inventory_item_id');
  const priced = await via(sets, 'product_variant_price_set', 'variant_id', 'price_set_id');
  const products = await via([...of('variant_'), ...stocked, ...priced], 'product_variant', 'product_id');
  products.push(...(await via(of('prodsc_'), 'product_sales_channel', 'product_id')));
  return [...['prod_', 'pcat_', 'pcol_'].flatMap(of), ...products];
}
exports.default = async ({ event: { name, data }, container }) => {
  const ids = data.token ? [] : await changedIds(container.resolve('query'), [data.id].flat());
  if (!waiting) setTimeout(flush, BATCH_MILLISECONDS);
  waiting ??= { ids: new Set(), resets: [] };
  for (const id of ids) waiting.ids.add(id);
  if (name === 'auth.password_reset') waiting.resets.push({ entity_id: data.entity_id, token: data.token });
};
const of = (thing) => ['created', 'updated', 'deleted', 'attached', 'detached'].map((verb) => `${thing}.${verb}`);
const parts = ['product', 'product-variant', 'product-category', 'product-collection'].map((part) => `product.${part}`);
const things = ['product', ...parts, 'inventory.inventory-level', 'pricing.price', 'LinkProductSalesChannel'];
exports.config = { event: [...things.flatMap(of), 'auth.password_reset'] };
