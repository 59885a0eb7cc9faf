import { CustomerStockAlerts, StockAlertRecord } from '@storefront/schema/rest/customer/stock-alert.ts';
import { CustomerParameters } from '@storefront/schema/rest/requests/customer/customer.ts';
import {
  CustomerStockAlertParameters,
  StockAlertBody,
  StockAlertConfirmationBody,
  StockAlertTokenBody,
} from '@storefront/schema/rest/requests/customer/stock-alert.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { resetTokensPerAddress, stockAlertsPerAddress } from '../../attempts/limits.data.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { awaitedItem, isSoldOut } from '../../customers/stock-alerts/awaited-item.rules.ts';
import {
  confirmStockAlert,
  createStockAlert,
  deleteStockAlert,
  readStockAlerts,
  stopStockAlert,
} from '../../customers/stock-alerts/stock-alert-store.ts';
import type { Shop, ShopRoutes } from '../../shop.ts';
import { customersOnly } from '../customers/who.ts';
import { email, readBody } from '../fields.ts';
import { coded, from, throttle } from '../http/callers.ts';
import { NOT_SIGNED_IN, THROTTLED } from '../http/problems.ts';
import { describedAs } from '../route.ts';

const described = describedAs({ tags: ['Stock alerts'], isOptional: true });

/** Sold out itself, or its variant; 0 for none. Throws a 404 or a 409 for any other. */
async function soldOutProduct({ products }: Shop, productId: number, variantId: number): Promise<CatalogueProduct> {
  const product = await products.byId(productId);
  if (!product || (variantId !== 0 && !product.variants.some(({ id }) => id === variantId)))
    throw coded(404, 'product_not_found', 'We can’t find that product.');
  if (!isSoldOut(product, variantId))
    throw coded(409, 'not_sold_out', 'This product isn’t sold out at the moment. Please reload the page.');
  return product;
}

export const stockAlertRoutes: ShopRoutes = async (server, { shop }) => {
  const callerOf = (token: string | null | undefined) => (token ? shop.accounts.find(token) : null);

  server.post(
    '/stock_alerts',
    described({
      summary: 'Mails a link that confirms a stock alert; the answer is the same for an address that already has one',
      response: { 202: Message },
      body: StockAlertBody,
      errors: {
        404: 'There is no such product or variant (`product_not_found`).',
        409: 'It can be bought, or its stock is not counted (`not_sold_out`).',
        422: 'The email address is missing or invalid; `detail` says so.',
        ...THROTTLED,
      },
    }),
    async ({ body }, reply) => {
      const { email: address } = readBody({ email: body.email }, { email });
      const variantId = body.variant_id ?? 0;
      const product = await soldOutProduct(shop, body.product_id, variantId);
      await throttle(shop, from(stockAlertsPerAddress, body.client_address));
      await createStockAlert(
        shop.db,
        {
          productId: product.id,
          variantId,
          email: address,
          item: awaitedItem(product, variantId),
          caller: await callerOf(body.session_token),
        },
        shop.companyDetails,
        new Date(),
      );
      shop.onMail?.();
      return reply.code(202).send({ message: 'Please confirm it by the link that we have emailed you.' });
    },
  );

  server.post(
    '/confirm_stock_alert',
    described({
      summary: 'Confirms a stock alert by the token of its mailed link',
      response: { 200: StockAlertRecord },
      body: StockAlertConfirmationBody,
      errors: { 400: 'The link has expired, or its alert is gone (`invalid_stock_alert_token`).', ...THROTTLED },
    }),
    async ({ body: { token, session_token: sessionToken, client_address: clientAddress } }) => {
      await throttle(shop, from(resetTokensPerAddress, clientAddress));
      const caller = await callerOf(sessionToken);
      const awaited = await confirmStockAlert(shop.db, { token, caller }, new Date());
      const product = awaited && (await shop.products.byId(awaited.productId));
      if (!product)
        throw coded(
          400,
          'invalid_stock_alert_token',
          'This link has expired, or has done its work. You can ask again on the product’s page.',
        );
      const { name, path } = awaitedItem(product, awaited.variantId);
      return { name, url: path };
    },
  );

  server.post(
    '/delete_stock_alert',
    described({
      summary: 'Deletes a stock alert by the token of its mailed link; safe to repeat',
      response: { 200: Message },
      body: StockAlertTokenBody,
      errors: THROTTLED,
    }),
    async ({ body: { token, client_address: clientAddress } }) => {
      await throttle(shop, from(resetTokensPerAddress, clientAddress));
      await deleteStockAlert(shop.db, token);
      return { message: 'We won’t email you about this product' };
    },
  );
};

export const customerStockAlertRoutes: ShopRoutes = async (server, { shop }) => {
  server.addHook('preValidation', customersOnly(shop));

  server.get(
    '/account/stock_alerts',
    described({
      summary: 'Lists the signed-in customer’s confirmed stock alerts',
      response: { 200: CustomerStockAlerts },
      querystring: CustomerParameters,
      errors: NOT_SIGNED_IN,
    }),
    async ({ customer }) => {
      const alerts = await readStockAlerts(shop.db, customer.id);
      const products = await shop.products.byIds([...new Set(alerts.map(({ productId }) => productId))]);
      const byId = new Map(products.map((product) => [product.id, product]));
      return {
        // No mail is sent for a product that was deleted.
        alerts: alerts.flatMap(({ id, productId, variantId, createdAt }) => {
          const product = byId.get(productId);
          if (!product) return [];
          const { name, path, sku } = awaitedItem(product, variantId);
          return { id, name, url: path, sku, created_at: createdAt };
        }),
      };
    },
  );

  server.put(
    '/stop_stock_alert',
    described({
      summary: 'Deletes one of the signed-in customer’s stock alerts; safe to repeat',
      response: { 200: Message },
      querystring: CustomerStockAlertParameters,
      errors: NOT_SIGNED_IN,
    }),
    async ({ customer, query }) => {
      await stopStockAlert(shop.db, customer.id, query.alert_id ?? '');
      return { message: 'We won’t email you about this product' };
    },
  );
};
