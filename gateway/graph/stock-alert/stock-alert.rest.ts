import { STOCK_ALERTS_MAXIMUM } from '@storefront/domain/stock-alerts.data.ts';
import { CustomerStockAlerts, StockAlertRecord } from '@storefront/schema/rest/customer/stock-alert.ts';
import { readOptional } from '../../upstream/client.ts';
import { contractOf, unreadBody } from '../../upstream/contract/contract.ts';
import { listOf, textOf } from '../../upstream/contract/values.ts';
import { as, inSession } from '../customer/customer.rest.ts';
import { attempt, type Outcome } from '../customer/refusals.ts';
import { fieldPaths } from '../fields/field-refusals.rest.ts';
import type { RestOptions } from '../product/product.rest.ts';

const stockAlertRecord = contractOf(StockAlertRecord);
const customerStockAlerts = contractOf(CustomerStockAlerts);

/** Confirmed. */
export interface StockAlert {
  id: string;
  /** The product's name, with the options of the variant. */
  name: string;
  /** The path of its page, with the options of the variant. */
  path: string;
  /** The code of the variant or product; empty for none. */
  sku: string;
  /** ISO time. */
  createdAt: string;
}

interface Caller {
  clientAddress: string | null;
  /** Null for a caller who is not signed in. */
  sessionToken: string | null;
}

const callerRecord = ({ clientAddress, sessionToken }: Caller) => ({
  client_address: clientAddress,
  ...(sessionToken !== null && { session_token: sessionToken }),
});

/** `GET /account/stock_alerts`: confirmed ones; null from a shop API that does not list them. */
export async function fetchStockAlerts({ rest }: RestOptions, token: string): Promise<StockAlert[] | null> {
  const path = '/account/stock_alerts';
  const body = await readOptional(rest, {
    kind: 'customer',
    path,
    query: as(token),
    contract: customerStockAlerts,
  });
  if (!body) return null;
  const alerts = listOf(body.alerts, 'id', ({ id, name, url, sku, created_at: createdAt }) => ({
    id: String(id),
    name,
    path: url,
    sku: textOf(sku),
    createdAt,
  }));
  return alerts.slice(0, STOCK_ALERTS_MAXIMUM);
}

/** `PUT /stop_stock_alert` */
export const stopStockAlert = async ({ rest }: RestOptions, token: string, id: string): Promise<Outcome<unknown>> =>
  attempt(rest, {
    ...inSession('PUT', '/stop_stock_alert', token, { alert_id: id }),
    safe: true,
    contract: unreadBody,
  });

/** `POST /stock_alerts`: mails a link that confirms the alert for a product, or for one variant. */
export async function createStockAlert(
  { rest }: RestOptions,
  wanted: { productId: number; variantId: number | null; email: string },
  caller: Caller,
): Promise<Outcome<unknown>> {
  const { productId, variantId, email } = wanted;
  return attempt(rest, {
    kind: 'message',
    method: 'POST',
    path: '/stock_alerts',
    body: { product_id: productId, variant_id: variantId, email, ...callerRecord(caller) },
    limitsCallers: true,
    contract: unreadBody,
    paths: fieldPaths(['email']),
  });
}

/** `POST /confirm_stock_alert`, by the token of its mailed link. */
export async function confirmStockAlert(
  { rest }: RestOptions,
  token: string,
  caller: Caller,
): Promise<Outcome<StockAlertRecord>> {
  return attempt(rest, {
    kind: 'message',
    method: 'POST',
    path: '/confirm_stock_alert',
    body: { token, ...callerRecord(caller) },
    safe: true,
    limitsCallers: true,
    contract: stockAlertRecord,
  });
}

/** `POST /delete_stock_alert`, by the token of its mailed link. */
export async function deleteStockAlert(
  { rest }: RestOptions,
  token: string,
  clientAddress: string | null,
): Promise<Outcome<unknown>> {
  return attempt(rest, {
    kind: 'message',
    method: 'POST',
    path: '/delete_stock_alert',
    body: { token, client_address: clientAddress },
    safe: true,
    limitsCallers: true,
    contract: unreadBody,
  });
}
