import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import { mailCompany, mailName, mailReference } from '@storefront/domain/contact/mail-name.rules.ts';
import { imageUrl, isImageSource } from '@storefront/domain/image-url.rules.ts';
import { incVatOf } from '@storefront/domain/money.rules.ts';
import { lastDayToPay } from '@storefront/domain/payment/deadline.rules.ts';
import { bankTransferRows } from '@storefront/domain/payment/bank-transfer.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import { handOverWords } from '@storefront/domain/product/minimum-age.rules.ts';
import { parsePostcode } from '@storefront/domain/contact/postcode.rules.ts';
import type { Address, Order, OrderLine } from '../order.ts';
import type { Store } from '../../content/stores.rules.ts';
import type { LetterItem, Section } from '../../mail/layout.rules.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { readyBy } from '@storefront/domain/delivery/collection.rules.ts';
import { dispatchDays } from '@storefront/domain/delivery/dates.rules.ts';
import { dispatchAfterPayment } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { totalsOf } from '../totals.rules.ts';
import { formatDays } from './london-time.rules.ts';
import { cancellationForm } from '@storefront/domain/shop-text/cancellation.data.ts';
import { rightToCancel } from '@storefront/domain/shop-text/returns.rules.ts';
import { paymentNames } from './wording.data.ts';

const PICTURE_WIDTH = 160;

export function confirmationSections(order: Order, companyDetails: CompanyDetails): Section[] {
  return [
    { heading: 'Your items, prices including VAT', items: order.lines.map(orderItem) },
    { heading: 'Totals', rows: totalRows(order) },
    { heading: order.delivery.method === 'collection' ? 'Collection' : 'Delivery', lines: deliveryLines(order) },
    { heading: 'Billing', lines: billingLines(order) },
    { heading: 'Payment', rows: paymentRows(order, companyDetails), lines: paymentLines(order) },
    { heading: 'Your right to cancel', lines: rightToCancel(companyDetails.returns) },
    {
      heading: 'Model cancellation form',
      lines: cancellationForm.map((line) =>
        line.replace('{trader}', traderOf(companyDetails)).replace('{number}', order.number),
      ),
    },
  ];
}

/** Unit price for several only. */
export function orderItem(line: OrderLine): LetterItem {
  const options = line.variantDisplay
    .map(({ optionDisplayName, label }) => `${optionDisplayName}: ${label}`)
    .join(', ');
  const each = line.quantity > 1 ? [`${formatMoney(incVatOf(line.price))} each`] : [];
  return {
    name: `${line.parentId === null ? '' : 'with '}${line.quantity} × ${line.name}${options ? ` (${options})` : ''}`,
    details: [line.sku, conditionLabel(line.condition), ...each, handOverWords(line)].filter(Boolean),
    amount: formatMoney(line.total.incVat),
    picture: isImageSource(line.imageUrl) ? imageUrl(line.imageUrl, PICTURE_WIDTH) : null,
  };
}

export function totalRows({ lines, delivery, discounts = [] }: Order): [string, string][] {
  const totals = totalsOf(lines, delivery.cost, discounts);
  const isFree = totals.delivery === 0;
  const cost = isFree ? 'Free' : formatMoney(totals.deliveryExVat);
  return [
    ['Goods ex VAT', formatMoney(totals.goodsExVat)],
    [delivery.method === 'collection' ? 'Collection' : `Delivery${isFree ? '' : ' ex VAT'}`, cost],
    ...discounts.map(({ name, incVat }): [string, string] => [`${name}, including VAT`, `−${formatMoney(incVat)}`]),
    ['VAT at 20%', formatMoney(totals.vat)],
    ['Total including VAT', formatMoney(totals.total)],
  ];
}

function deliveryLines({ paymentMethod, delivery }: Order): string[] {
  const { method, address, store, date, latestDate, terms } = delivery;
  const days = method === 'collection' ? collectionDays(delivery) : formatDays(date, latestDate);
  const isAwaited = paymentMethod === 'bank_transfer' && days === '';
  const afterPayment =
    isAwaited && terms ? [`${dispatchAfterPayment(dispatchDays(terms), method === 'collection')}.`] : [];
  if (method === 'collection' && store) {
    const ready = days
      ? [`Expected to be ready ${days}. We’ll email you when it is.`]
      : ['We’ll email you when it’s ready.'];
    return [
      ...afterPayment,
      ...ready,
      `${store.name}: ${storeAddress(store)}`,
      ...(store.phone ? [`Telephone: ${store.phone}`] : []),
      ...store.openingHours.map((hours) => `${hours.days}: ${hours.hours}`),
    ];
  }
  return [...afterPayment, ...(days ? [`Expected: ${days}`] : []), ...(address ? addressLines(address) : [])];
}

/** Such as "by Monday 30 November 2026"; empty for no date. */
export function collectionDays({ date, latestDate, store }: Order['delivery']): string {
  const days = formatDays(date, latestDate);
  return days && readyBy(days, latestDate !== null && latestDate !== date, store?.readyHours);
}

export function storeAddress({ address1, address2, city, postcode }: Store): string {
  return [address1, address2, city, postcode].filter(Boolean).join(', ');
}

/** Without the lines that accept free text. */
function addressLines({ firstName, lastName, company, postcode }: Address): string[] {
  return [
    fullName(firstName, lastName),
    mailCompany(company),
    parsePostcode(postcode)?.text ?? '',
    'You’ll find the full address on your order page.',
  ].filter(Boolean);
}

const fullName = (firstName: string, lastName: string) => `${mailName(firstName)} ${mailName(lastName)}`.trim();

function billingLines({ billing, contact, delivery, purchaseOrderNumber }: Order): string[] {
  const reference = mailReference(purchaseOrderNumber);
  const name = fullName(contact.firstName, contact.lastName);
  const usual = delivery.method === 'address' ? ['Same as delivery'] : name ? [name] : [];
  return [...(billing ? addressLines(billing) : usual), ...(reference ? [`Your order reference: ${reference}`] : [])];
}

function paymentRows(order: Order, { bankDetails }: CompanyDetails): [string, string][] {
  const method: [string, string] = ['Method', paymentNames[order.paymentMethod]];
  if (order.paymentMethod !== 'bank_transfer') return [method];
  const { total } = totalsOf(order.lines, order.delivery.cost, order.discounts);
  const deadline: [string, string][] = order.expiresAt
    ? [['Pay by', `The end of ${lastDayToPay(order.expiresAt)}`]]
    : [];
  return [method, ...bankTransferRows({ total, bankDetails, reference: order.number }), ...deadline];
}

function paymentLines(order: Order): string[] {
  const total = formatMoney(totalsOf(order.lines, order.delivery.cost, order.discounts).total);
  const place = order.delivery.store ? ` at ${order.delivery.store.name}` : '';
  const kept = order.expiresAt
    ? [
        `We’ll hold your order until the end of ${lastDayToPay(order.expiresAt)}. If we haven’t received ` +
          'your payment by then, we’ll cancel it.',
      ]
    : [];
  const how = {
    bank_transfer: [
      'Please pay with the details above. The reference tells us which order the payment is for.',
      ...kept,
      'We’ll prepare your order once your payment arrives.',
    ],
    pay_in_store: [
      `Please pay ${total} when you collect your order${place}. Please bring your order number, ` +
        `${order.number}. We’ll hold it for three working days once it’s ready.`,
    ],
    card: [
      `You’re paying ${total} by card. If you haven’t finished paying, you can do so from your order page.`,
      'We’ll prepare your order once your payment is confirmed.',
    ],
  };
  return how[order.paymentMethod];
}

function traderOf({ legalName, registeredOffice, email }: CompanyDetails): string {
  return [legalName, registeredOffice, email].filter(Boolean).join(', ');
}
