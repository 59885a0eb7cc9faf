import { DOCUMENTS_PATH, documentTypes } from './documents.data.ts';

/** The name of a document's file: no path, and one of the types that are served. */
const FILE = /^[\w-][\w.-]{0,99}\.(pdf|ies|ldt|png|jpg)$/;

/** The media type of a document's file by its name; null for a name that no document has. */
export function documentTypeOf(file: string): string | null {
  const extension = FILE.exec(file)?.[1];
  return documentTypes.find((type) => type.extension === extension)?.type ?? null;
}

/** The file of a document at the shop; null for one elsewhere. */
export function documentFileOf(url: string): string | null {
  const file = url.startsWith(DOCUMENTS_PATH) ? url.slice(DOCUMENTS_PATH.length) : '';
  return documentTypeOf(file) === null ? null : file;
}
