import { DOCUMENTS_PATH, documentTypes } from './documents.data.ts';

/** No path, and one of the types that are served. */
const FILE = /^[\w-][\w.-]{0,99}\.(pdf|ies|ldt|png|jpg)$/;

const HERE = 'https://shop.invalid';

/** A path on this site, or an https URL without a user and password. */
export function isDocumentUrl(url: string): boolean {
  const parsed = URL.parse(url, HERE);
  if (!parsed || parsed.username || parsed.password) return false;
  return parsed.origin === HERE ? url.startsWith('/') : /^https:\/\//i.test(url);
}

/** Null for a name that no document has. */
export function documentTypeOf(file: string): string | null {
  const extension = FILE.exec(file)?.[1];
  return documentTypes.find((type) => type.extension === extension)?.type ?? null;
}

/** Null for one elsewhere. */
export function documentFileOf(url: string): string | null {
  const file = url.startsWith(DOCUMENTS_PATH) ? url.slice(DOCUMENTS_PATH.length) : '';
  return documentTypeOf(file) === null ? null : file;
}
