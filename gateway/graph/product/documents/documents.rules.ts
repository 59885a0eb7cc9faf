import type { LightSummary } from '@storefront/domain/photometry/light-summary.rules.ts';
import type { DocumentKind } from '@storefront/domain/product/documents.data.ts';

export interface ProductDocument {
  kind: DocumentKind;
  name: string;
  /** A path on this site or an https URL. */
  url: string;
  bytes: number | null;
}

/** Missing for none. */
export interface ProductFiles {
  documents?: readonly ProductDocument[];
  photometry?: LightSummary;
}

/** The format that a document's URL ends with, such as `PDF`; null for a page. */
export function formatOf(url: string): string | null {
  const [path = ''] = url.split(/[?#]/, 1);
  return /\.(pdf|ies|ldt|png|jpe?g|svg|zip|dwg|dxf|docx?|xlsx?)$/i.exec(path)?.[1]?.toUpperCase() ?? null;
}
