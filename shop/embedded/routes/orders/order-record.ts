import type { DateTerms } from '@storefront/domain/delivery/dates.rules.ts';
import { isoDate, londonTime } from '@storefront/domain/calendar.rules.ts';
import { toPounds } from '@storefront/domain/money.rules.ts';
import type { Order } from '../../orders/order.ts';
import { storeRecord } from '../content/stores.ts';
import { refundedOf } from '../../orders/refund.rules.ts';
import { addressRecord } from '../customers/account-record.ts';
import { discountRecord, orderLineRecord } from './line-records.ts';

export function orderRecord({
  id,
  number,
  accessKey,
  placedAt,
  status,
  expiresAt,
  contact,
  lines,
  delivery,
  billing,
  paymentMethod,
  purchaseOrderNumber,
  declaredAge,
  vatNumber,
  invoiceNumber,
  paidAt,
  tracking,
  refunds,
  isTest,
  discounts,
}: Order) {
  return {
    id,
    number,
    test: isTest,
    access_key: accessKey,
    placed_at: placedAt,
    status,
    expires_at: expiresAt,
    contact: { email: contact.email, first_name: contact.firstName, last_name: contact.lastName, phone: contact.phone },
    items: lines.map(orderLineRecord),
    discounts: discounts?.map(discountRecord),
    delivery: {
      method: delivery.method,
      address: delivery.address && addressRecord(delivery.address),
      store: delivery.store && storeRecord(delivery.store),
      cost: toPounds(delivery.cost),
      date: delivery.date,
      latest_date: delivery.latestDate,
      date_terms: delivery.terms && termsRecord(delivery.terms),
      tracking,
    },
    billing: billing && addressRecord(billing),
    payment_method: paymentMethod,
    purchase_order_number: purchaseOrderNumber,
    declared_age: declaredAge,
    vat_number: vatNumber,
    refunded: refundedOf(refunds) / 100,
    // Payment comes before the goods leave: its day is the tax point.
    invoice:
      invoiceNumber === null || paidAt === null
        ? null
        : { number: invoiceNumber, issued_at: paidAt, tax_point: isoDate(londonTime(new Date(paidAt)).today) },
  };
}

function termsRecord({ transitDays, division, goods, dispatch }: DateTerms) {
  return {
    transit_days: transitDays,
    division,
    goods: goods.map(({ isSlow, isToOrder }) => ({ is_slow: isSlow, is_to_order: isToOrder })),
    cut_off_hour: dispatch.cutOffHour,
    to_order_days: dispatch.toOrderDays,
  };
}
