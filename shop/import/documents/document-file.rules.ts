import { documentTypes, type DocumentKind } from '@storefront/domain/product/documents.data.ts';

/** In lower case, without its dot; empty for none. */
export function extensionOf(url: string): string {
  const extension = /\.([a-z]{3,4})$/i.exec(url)?.[1]?.toLowerCase() ?? '';
  return extension === 'jpeg' ? 'jpg' : extension;
}

/** By extension. */
const BEGINNINGS: ReadonlyMap<string, readonly number[]> = new Map([
  // %PDF-
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', [0xff, 0xd8, 0xff]],
]);

const LIGHT = new Set(['ies', 'ldt']);

/** Null for one that may be. What a photometric file says is checked by reading it. */
export function documentFault(kind: DocumentKind, extension: string, bytes: Uint8Array): string | null {
  const known = documentTypes.map((type) => type.extension.toUpperCase());
  if (!known.includes(extension.toUpperCase() as (typeof known)[number]))
    return `The file is none of ${known.join(', ')}`;
  if (kind === 'photometric') return LIGHT.has(extension) ? null : 'A photometric file is an IES or LDT file';
  if (LIGHT.has(extension)) return 'An IES or LDT file belongs in the column photometric';
  const beginning = BEGINNINGS.get(extension) ?? [];
  return beginning.every((byte, index) => bytes[index] === byte)
    ? null
    : `The file is not the ${extension.toUpperCase()} that its name says`;
}
