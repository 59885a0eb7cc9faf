import type { DeliveryCharges } from '../delivery/charge.rules.ts';
import type { ShopDispatch } from '../delivery/dates.rules.ts';
import { dispatchRule, dispatchRules } from '../delivery/dispatch-words.rules.ts';
import { escapeHtml } from '../html/escape-html.rules.ts';
import { formatMoney, formatRoundMoney } from '../money-text.rules.ts';
import { cancellationForm } from './cancellation.data.ts';
import { rejectionReasons } from './rejection-reasons.data.ts';
import { rightToCancel, type ReturnTerms } from './returns.rules.ts';

/** A detail that is not given is empty. */
export interface TextDetails {
  shopName: string;
  publicUrl: string;
  phone: string;
  email: string;
  legalName: string;
  companyNumber: string;
  registeredOffice: string;
  vatNumber: string;
  /** The account for bank transfers, on one line. */
  bankDetails: string;
  delivery: DeliveryCharges;
  dispatch: ShopDispatch;
  returns: ReturnTerms;
}

const plain = ({ legalName, registeredOffice, email, phone }: TextDetails) =>
  [legalName, registeredOffice, email && `email ${email}`, phone && `telephone ${phone}`].filter(Boolean).join(', ');

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The HTML of each placeholder. Amounts change with the delivery charges. */
const PLACEHOLDERS: Readonly<Record<string, (details: TextDetails) => string>> = {
  shopName: ({ shopName }) => escapeHtml(shopName),
  publicUrl: ({ publicUrl }) => escapeHtml(publicUrl),
  phone: ({ phone }) => escapeHtml(phone),
  phoneLink: ({ phone }) => phone && `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeHtml(phone)}</a>`,
  email: ({ email }) => escapeHtml(email),
  emailLink: ({ email }) => email && `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
  legalName: ({ legalName }) => escapeHtml(legalName),
  companyNumber: ({ companyNumber }) => escapeHtml(companyNumber),
  registeredOffice: ({ registeredOffice }) => escapeHtml(registeredOffice),
  vatNumber: ({ vatNumber }) => escapeHtml(vatNumber),
  bankDetails: ({ bankDetails }) => escapeHtml(bankDetails),
  returnDays: ({ returns }) => String(returns.days),
  freeDeliveryThreshold: ({ delivery: { freeFrom } }) => (freeFrom === null ? '' : formatRoundMoney(freeFrom)),
  stockDispatch: ({ dispatch }) => dispatchRule('STANDARD', dispatch),
  dispatchTerms: ({ dispatch }) => dispatchRules(dispatch),
  mainlandDeliveryCharge: ({ delivery }) => formatMoney(delivery.zones.UK_MAINLAND.incVat),
};

/** Each a paragraph by itself: pages say the same as mails and programs. */
const BLOCKS: Readonly<Record<string, (details: TextDetails) => string>> = {
  rightToCancel: ({ returns }) =>
    rightToCancel(returns)
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
  cancellationForm: (details) =>
    list(
      cancellationForm.map((line) =>
        line.replace('{trader}', escapeHtml(plain(details))).replace('Order number: {number}', 'Order number [*]:'),
      ),
    ),
  rejectionReasons: () => list(Object.values(rejectionReasons)),
};

export const PLACEHOLDER_NAMES: readonly string[] = [...Object.keys(PLACEHOLDERS), ...Object.keys(BLOCKS)];

/** Details are escaped; a paragraph of `{rightToCancel}` becomes the paragraphs of that notice. Unknown names stay. */
export function fillPlaceholders(html: string, details: TextDetails): string {
  return html.replace(/<p>\{(\w+)\}<\/p>|\{(\w+)\}/g, (place, block: string | undefined, name: string | undefined) => {
    if (block !== undefined && Object.hasOwn(BLOCKS, block)) return BLOCKS[block]?.(details) ?? place;
    const key = block ?? name ?? '';
    const value = Object.hasOwn(PLACEHOLDERS, key) ? PLACEHOLDERS[key]?.(details) : undefined;
    if (value === undefined) return place;
    return block === undefined ? value : `<p>${value}</p>`;
  });
}
