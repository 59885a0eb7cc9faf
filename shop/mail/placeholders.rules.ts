import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import type { CompanyDetails } from './mail.ts';

/** Replaces placeholders such as `{email}` with the company's details, escaped; `{phoneLink}` and `{emailLink}` become links. Unknown names stay. */
export function fillPlaceholders(html: string, companyDetails: CompanyDetails): string {
  return html.replace(/\{(\w+)\}/g, (place, name: string) => {
    if (name === 'phoneLink')
      return `<a href="tel:${companyDetails.phone.replace(/[^\d+]/g, '')}">${escapeHtml(companyDetails.phone)}</a>`;
    if (name === 'emailLink')
      return `<a href="mailto:${escapeHtml(companyDetails.email)}">${escapeHtml(companyDetails.email)}</a>`;
    const value = Object.hasOwn(companyDetails, name) ? companyDetails[name as keyof CompanyDetails] : null;
    return value === null ? place : escapeHtml(value);
  });
}
