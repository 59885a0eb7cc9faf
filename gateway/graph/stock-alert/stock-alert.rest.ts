import { StockAlertRecord } from '@storefront/schema/rest/customer/stock-alert.ts';
import { contractOf, unreadBody } from '../../upstream/contract/contract.ts';
import { outcomeOf, type Outcome } from '../customer/refusals.ts';
import { fieldPaths } from '../fields/field-refusals.rest.ts';
import type { RestOptions } from '../product/product.rest.ts';

const stockAlertRecord = contractOf(StockAlertRecord);

/** `POST /stock_alerts`: mails a link that confirms an alert for a product, or for one variant. */
export async function createStockAlert(
  { rest }: RestOptions,
  wanted: { productId: number; variantId: number | null; email: string },
  clientAddress: string | null,
): Promise<Outcome<unknown>> {
  const { productId, variantId, email } = wanted;
  return outcomeOf(
    await rest.call({
      kind: 'message',
      method: 'POST',
      path: '/stock_alerts',
      body: { product_id: productId, variant_id: variantId, email, client_address: clientAddress },
      limitsCallers: true,
      contract: unreadBody,
    }),
    fieldPaths(['email']),
  );
}

/** `POST /confirm_stock_alert`: confirms an alert by the token of its mailed link. */
export async function confirmStockAlert(
  { rest }: RestOptions,
  token: string,
  clientAddress: string | null,
): Promise<Outcome<StockAlertRecord>> {
  return outcomeOf(
    await rest.call({
      kind: 'message',
      method: 'POST',
      path: '/confirm_stock_alert',
      body: { token, client_address: clientAddress },
      safe: true,
      limitsCallers: true,
      contract: stockAlertRecord,
    }),
  );
}

/** `POST /delete_stock_alert`: deletes an alert by the token of its mailed link. */
export async function deleteStockAlert(
  { rest }: RestOptions,
  token: string,
  clientAddress: string | null,
): Promise<Outcome<unknown>> {
  return outcomeOf(
    await rest.call({
      kind: 'message',
      method: 'POST',
      path: '/delete_stock_alert',
      body: { token, client_address: clientAddress },
      safe: true,
      limitsCallers: true,
      contract: unreadBody,
    }),
  );
}
