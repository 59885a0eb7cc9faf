import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import type { CompanyDetails, Mail, MailColours } from './mail.ts';

export interface LetterItem {
  /** Quantity and name. */
  name: string;
  /** Code, unit price and the like. */
  details: readonly string[];
  amount: string;
  /** The picture's path at the shop; null for none. */
  picture: string | null;
}

/** Rendered as text and as HTML. All texts are plain: the layout escapes them. */
export interface Section {
  heading: string;
  items?: readonly LetterItem[];
  rows?: readonly (readonly [what: string, howMuch: string])[];
  /** One paragraph each. */
  lines?: readonly string[];
}

export interface Letter {
  to: string;
  subject: string;
  /** The first line, such as a greeting. */
  greeting: string;
  paragraphs?: readonly string[];
  /** To the shop. The path starts with a slash. */
  button?: { path: string; label: string };
  afterwards?: readonly string[];
  sections?: readonly Section[];
}

const SANS = 'font-family:Arial,Helvetica,sans-serif';
const SERIF = "font-family:Georgia,'Times New Roman',serif";

interface Styles {
  ink: string;
  muted: string;
  hairline: string;
  light: MailColours['light'];
}

const stylesOf = ({ light }: MailColours): Styles => ({
  ink: `color:${light.ink}`,
  muted: `color:${light.muted}`,
  hairline: `border-top:1px solid ${light.hairline}`,
  light,
});

/** For mail clients with a dark scheme; others keep the inline styles. */
const darkStyles = ({ dark }: MailColours) =>
  [
    `.page,.sheet{background-color:${dark.paper}!important}`,
    `.ink{color:${dark.ink}!important}`,
    `.muted{color:${dark.muted}!important}`,
    `.line{border-color:${dark.hairline}!important}`,
    `.button{background-color:${dark.green}!important}`,
    `.button a{color:${dark.onGreen}!important}`,
  ].join('');

const PICTURE_PIXELS = 64;
const LOGO_PIXELS = 40;

/** Mail clients need inline styles. Everything is escaped; pictures and the button are the shop's own. */
export function layOut(companyDetails: CompanyDetails, letter: Letter): Mail {
  const { to, subject, greeting, paragraphs = [], button, afterwards = [], sections = [] } = letter;
  const link = button && { label: button.label, url: `${companyDetails.publicUrl}${button.path}` };
  const company = companyLines(companyDetails);
  const styles = stylesOf(companyDetails.colours);
  return {
    to,
    subject,
    text: `${[
      greeting,
      ...paragraphs,
      ...(link ? [`${link.label}: ${link.url}`] : []),
      ...afterwards,
      ...sections.map(textOf),
      company.join('\n'),
    ].join('\n\n')}\n`,
    html: documentOf(
      subject,
      [
        `<h1 class="ink" style="margin:0 0 16px;${SERIF};font-size:24px;font-weight:normal;line-height:1.25;` +
          `${styles.ink}">${escapeHtml(greeting)}</h1>`,
        ...paragraphs.map((text) => paragraphOf(text, styles)),
        ...(link ? [buttonOf(link, styles)] : []),
        ...afterwards.map((text) => paragraphOf(text, styles)),
        ...sections.map((section) => htmlOf(section, companyDetails.publicUrl, styles)),
      ].join(''),
      companyDetails,
      styles,
    ),
  };
}

/** The particulars that a business mail must state. */
function companyLines(companyDetails: CompanyDetails): string[] {
  const { shopName, legalName, registeredOffice, companyNumber, vatNumber, phone, email } = companyDetails;
  return [
    shopName,
    [
      legalName,
      ...(companyNumber === '' ? [] : [`registered in England and Wales, company number ${companyNumber}`]),
      ...(vatNumber === '' ? [] : [`VAT number ${vatNumber}`]),
    ].join(', '),
    ...(registeredOffice === ''
      ? []
      : [`${companyNumber === '' ? 'Address' : 'Registered office'}: ${registeredOffice}`]),
    [...(phone === '' ? [] : [`Telephone ${phone}`]), ...(email === '' ? [] : [`email ${email}`])].join(', '),
  ];
}

function textOf({ heading, items = [], rows = [], lines = [] }: Section): string {
  return [
    heading.toUpperCase(),
    ...items.map(({ name, details, amount }) => `${[name, ...details].join(', ')}: ${amount}`),
    ...rows.map(([what, howMuch]) => `${what}: ${howMuch}`),
    ...lines,
  ].join('\n');
}

function paragraphOf(text: string, styles: Styles): string {
  return `<p class="ink" style="margin:0 0 12px;${styles.ink}">${escapeHtml(text)}</p>`;
}

/** A table cell, because Outlook ignores the padding of links. */
function buttonOf({ label, url }: { label: string; url: string }, { light }: Styles): string {
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr>',
    `<td class="button" bgcolor="${light.green}" style="background-color:${light.green};border-radius:2px">`,
    `<a href="${escapeHtml(url)}" target="_blank" style="display:inline-block;padding:13px 24px;`,
    `color:${light.onGreen};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`,
  ].join('');
}

function htmlOf({ heading, items = [], rows = [], lines = [] }: Section, publicUrl: string, styles: Styles): string {
  const itemTable = items.map((item) => itemOf(item, publicUrl, styles)).join('');
  const rowTable = rows
    .map(
      ([what, howMuch]) =>
        `<tr><td class="ink" style="padding:4px 16px 4px 0;${styles.ink}">${escapeHtml(what)}</td>` +
        `<td class="ink" align="right" style="padding:4px 0;white-space:nowrap;${styles.ink}">` +
        `${escapeHtml(howMuch)}</td></tr>`,
    )
    .join('');
  return [
    `<h2 class="ink line" style="margin:24px 0 12px;padding-top:20px;${styles.hairline};${SERIF};` +
      `font-size:19px;font-weight:normal;line-height:1.3;${styles.ink}">${escapeHtml(heading)}</h2>`,
    tableOf(itemTable),
    tableOf(rowTable),
    ...lines.map((line) => `<p class="ink" style="margin:0 0 6px;${styles.ink}">${escapeHtml(line)}</p>`),
  ].join('');
}

function tableOf(rows: string): string {
  return (
    rows && `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%">${rows}</table>`
  );
}

function itemOf({ name, details, amount, picture }: LetterItem, publicUrl: string, styles: Styles): string {
  // The name stands beside the picture: a screen reader need not hear it twice.
  const image = picture
    ? `<img src="${escapeHtml(publicUrl + picture)}" alt="" width="${PICTURE_PIXELS}" height="${PICTURE_PIXELS}" ` +
      `style="display:block;border:0;border-radius:2px;background-color:${styles.light.wash}">`
    : '';
  const detail = details.map(escapeHtml).join(', ');
  return [
    `<tr><td width="${PICTURE_PIXELS}" valign="top" style="width:${PICTURE_PIXELS}px;padding:6px 12px 6px 0">`,
    `${image}</td>`,
    `<td class="ink" valign="top" style="padding:6px 12px 6px 0;${styles.ink}">${escapeHtml(name)}`,
    detail && `<br><span class="muted" style="font-size:13px;${styles.muted}">${detail}</span>`,
    `</td><td class="ink" align="right" valign="top" style="padding:6px 0;white-space:nowrap;${styles.ink}">`,
    `${escapeHtml(amount)}</td></tr>`,
  ].join('');
}

function documentOf(title: string, content: string, companyDetails: CompanyDetails, styles: Styles): string {
  const { shopName, publicUrl, colours } = companyDetails;
  const { light } = styles;
  // No link: some mails say that there is nothing to do, and their readers should trust that.
  const logo =
    `<img src="${escapeHtml(publicUrl)}/icons/icon-192.png" alt="" width="${LOGO_PIXELS}" ` +
    `height="${LOGO_PIXELS}" style="border:0;border-radius:8px;vertical-align:middle">&ensp;${escapeHtml(shopName)}`;
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkStyles(colours)}}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background-color:${light.paper}">`,
    '<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" ' +
      `style="background-color:${light.paper}"><tr><td align="center">`,
    '<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" ' +
      `style="width:100%;max-width:600px;background-color:${light.paper};${SANS};font-size:15px;` +
      'line-height:1.5;text-align:left;overflow-wrap:anywhere">',
    `<tr><td class="ink" style="padding:24px 16px 20px;${SERIF};font-size:22px;${styles.ink}">${logo}</td></tr>`,
    `<tr><td style="padding:0 16px 24px">${content}</td></tr>`,
    `<tr><td class="muted line" style="padding:16px 16px 32px;${styles.hairline};font-size:13px;${styles.muted}">`,
    `${companyLines(companyDetails).map(escapeHtml).join('<br>')}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
}
