import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';

export interface ArchivedProduct {
  name: string;
  sku: string;
  url: string;
  documents: readonly ArchivedDocument[];
}

export interface ArchivedDocument {
  label: string;
  /** Its path in the archive, or its URL elsewhere. */
  target: string;
  /** Why it is not in the archive; null for one that is, and for a link. */
  fault: string | null;
}

/** The page of an archive that says what is in it, for a browser without a connection. */
export function contentsPage(products: readonly ArchivedProduct[], unknown: readonly string[]): string {
  const sections = products.map(
    ({ name, sku, url, documents }) =>
      `<h2><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></h2><p>${escapeHtml(sku)}</p>${listOf(documents)}`,
  );
  const head = '<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Documents</title><h1>Documents</h1>';
  const rest = unknown.length > 0 ? `<h2>Codes without a product</h2><p>${escapeHtml(unknown.join(', '))}</p>` : '';
  return `${head}${sections.join('')}${rest}</html>`;
}

function listOf(documents: readonly ArchivedDocument[]): string {
  if (documents.length === 0) return '<p>No documents.</p>';
  const items = documents.map(({ label, target, fault }) =>
    fault === null
      ? `<li><a href="${escapeHtml(target)}">${escapeHtml(label)}</a></li>`
      : `<li>${escapeHtml(label)}: ${escapeHtml(fault)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** Letters, digits and hyphens, which every system can have. */
export const folderOf = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'product';
