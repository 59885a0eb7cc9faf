import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { FREE_DELIVERY_THRESHOLD_PENCE, standardCharge } from '@storefront/domain/delivery/charge.rules.ts';
import { formatMoney, formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import type { CompanyDetails } from './mail.ts';

/** Amounts that texts name: they change with the delivery charges. */
const AMOUNTS: ReadonlyMap<string, string> = new Map([
  ['freeDeliveryThreshold', formatRoundMoney(FREE_DELIVERY_THRESHOLD_PENCE)],
  ['mainlandDeliveryCharge', formatMoney(standardCharge('UK_MAINLAND').incVat)],
]);

/**
 * Replaces placeholders such as `{email}` with the company's details, escaped, and `{freeDeliveryThreshold}` and `{mainlandDeliveryCharge}` with
 * amounts; `{phoneLink}` and `{emailLink}` become links. Unknown names stay.
 */
export function fillPlaceholders(html: string, companyDetails: CompanyDetails): string {
  return html.replace(/\{(\w+)\}/g, (place, name: string) => {
    if (name === 'phoneLink')
      return `<a href="tel:${companyDetails.phone.replace(/[^\d+]/g, '')}">${escapeHtml(companyDetails.phone)}</a>`;
    if (name === 'emailLink')
      return `<a href="mailto:${escapeHtml(companyDetails.email)}">${escapeHtml(companyDetails.email)}</a>`;
    const value = Object.hasOwn(companyDetails, name) ? companyDetails[name as keyof CompanyDetails] : null;
    return value === null ? (AMOUNTS.get(name) ?? place) : escapeHtml(value);
  });
}
