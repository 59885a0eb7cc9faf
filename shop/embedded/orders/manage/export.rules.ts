import { toPounds } from '@storefront/domain/money.rules.ts';
import { ADDRESS_LINES } from '../address-lines.data.ts';
import type { Order } from '../order.ts';
import { refundedOf } from '../refund.rules.ts';
import { totalsOf } from '../totals.rules.ts';

/** A row for each order line; amounts are pounds. */
export const EXPORT_COLUMNS = [
  'order',
  'placed_at',
  'status',
  'payment_method',
  'paid_at',
  'invoice',
  'order_reference',
  'email',
  'first_name',
  'last_name',
  'phone',
  'method',
  'store',
  ...ADDRESS_LINES,
  'carrier',
  'tracking',
  'sku',
  'name',
  'options',
  'quantity',
  'unit_price_ex_vat',
  'line_total_ex_vat',
  'line_total_inc_vat',
  'delivery_inc_vat',
  'order_total_inc_vat',
  'refunded_inc_vat',
  'minimum_age',
] as const;

const pounds = (pence: number) => (pence / 100).toFixed(2);

export function exportRows(order: Order): string[][] {
  const { contact, delivery, lines, tracking } = order;
  const { address } = delivery;
  const totals = totalsOf(lines, delivery.cost);
  const ofOrder = [
    order.number,
    order.placedAt,
    order.status,
    order.paymentMethod,
    order.paidAt ?? '',
    order.invoiceNumber ?? '',
    order.purchaseOrderNumber,
    contact.email,
    contact.firstName,
    contact.lastName,
    contact.phone,
    delivery.method,
    delivery.store?.name ?? '',
    ...ADDRESS_LINES.map((part) => address?.[part] ?? ''),
    tracking?.carrier ?? '',
    tracking?.number || tracking?.url || '',
  ];
  return lines.map((line) => [
    ...ofOrder,
    line.sku,
    line.name,
    line.variantDisplay.map(({ optionDisplayName, label }) => `${optionDisplayName}: ${label}`).join(', '),
    String(line.quantity),
    toPounds(line.price).toFixed(4),
    pounds(line.total.exVat),
    pounds(line.total.incVat),
    pounds(totals.delivery),
    pounds(totals.total),
    pounds(refundedOf(order.refunds)),
    String(line.minimumAge ?? ''),
  ]);
}
