import type { Account } from '../../customers/customer.ts';
import type { Order } from '../../orders/order.ts';
import type { Selling } from '../../selling.ts';
import { orderRecord } from '../orders/order-record.ts';
import { quotationRecord } from '../quotations/quotations.ts';
import { savedListRecord } from '../saved-lists/saved-lists.ts';
import { accountRecord } from './account-record.ts';

const ORDERS_MAXIMUM = 10_000;
const ORDERS_AT_ONCE = 100;

export async function exportAccount({ accounts, orders: stored }: Selling, customer: Account) {
  const orders: Order[] = [];
  for (let left = 1; left > 0 && orders.length < ORDERS_MAXIMUM;) {
    const page = await stored.ofCustomer(customer.id, orders.length, ORDERS_AT_ONCE);
    orders.push(...page.orders);
    left = page.orders.length === 0 ? 0 : page.total - orders.length;
  }
  const lists = await accounts.savedLists?.(customer);
  const quotations = await accounts.quotations?.(customer);
  const alerts = await accounts.stockAlerts?.(customer);
  return {
    exported_at: new Date().toISOString(),
    account: accountRecord(customer),
    // It may be passed on, and the keys of orders and lists grant access to them.
    orders: orders.map((order) => ({ ...orderRecord(order), access_key: undefined })),
    saved_lists: lists?.map((list) => ({ ...savedListRecord(list), share_key: undefined })),
    quotations: quotations?.map(quotationRecord),
    stock_alerts: alerts?.map(({ id, productId, variantId, createdAt }) => ({
      id,
      product_id: productId,
      variant_id: variantId || null,
      created_at: createdAt,
    })),
  };
}
