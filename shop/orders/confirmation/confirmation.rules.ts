import { mailName } from '../../../domain/contact/mail-name.rules.ts';
import { escapeHtml } from '../../mail/placeholders.rules.ts';
import type { Order } from '../order.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';
import { formatLondonTime } from './london-time.rules.ts';
import { confirmationSections, type Section } from './sections.rules.ts';

/**
 * The order confirmation: the items, prices and information required by law. The recipient may not be the shopper, so of what was typed it
 * quotes only names, the postcode and a purchase order number; the order's page shows the rest.
 */
export function confirmationMail(order: Order, companyDetails: CompanyDetails): Mail {
  const name = mailName(order.contact.firstName);
  const greeting = `Thank you for your order${name && `, ${name}`}.`;
  const intro = `Your order number is ${order.number}, placed on ${formatLondonTime(order.placedAt)}.`;
  const link = `${companyDetails.publicUrl}/order/${order.id}?key=${order.accessKey}`;
  const sections = confirmationSections(order, companyDetails);
  return {
    to: order.contact.email,
    subject: `Your ${companyDetails.shopName} order ${order.number}`,
    text: [greeting, intro, `See your order: ${link}`, ...sections.map(textOf)].join('\n\n') + '\n',
    html: documentOf(`Order ${order.number}`, [
      `<h1 style="font-size:22px">${escapeHtml(greeting)}</h1>`,
      `<p>${escapeHtml(intro)}</p>`,
      `<p><a href="${escapeHtml(link)}">See your order</a></p>`,
      ...sections.map(htmlOf),
    ]),
  };
}

function textOf({ heading, lines = [], rows = [] }: Section): string {
  const body = [...rows.map(([what, howMuch]) => `${what}: ${howMuch}`), ...lines];
  return [heading.toUpperCase(), ...body].join('\n');
}

function htmlOf({ heading, lines = [], rows = [] }: Section): string {
  const table = rows
    .map(
      ([what, howMuch]) =>
        `<tr><td style="padding:4px 16px 4px 0">${escapeHtml(what)}</td><td style="padding:4px 0;text-align:right;white-space:nowrap">${escapeHtml(howMuch)}</td></tr>`,
    )
    .join('');
  const paragraphs = lines.map((line) => `<p style="margin:4px 0">${escapeHtml(line)}</p>`).join('');
  return `<h2 style="font-size:17px;margin:24px 0 8px">${escapeHtml(heading)}</h2>${table && `<table role="presentation" style="border-collapse:collapse">${table}</table>`}${paragraphs}`;
}

/** Wraps parts in an HTML document with inline styles, which mail clients need. */
export function documentOf(title: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#222;max-width:640px;margin:0 auto;padding:16px">${parts.join('')}</body></html>`;
}
