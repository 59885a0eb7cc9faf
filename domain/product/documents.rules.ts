import { DOCUMENTS_PATH, documentTypes } from './documents.data.ts';

/** No path, and one of the types that are served. */
const FILE = /^[\w-][\w.-]{0,99}\.(pdf|ies|ldt|png|jpg)$/;

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
