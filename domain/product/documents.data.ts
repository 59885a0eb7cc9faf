/** The kinds of documents that a product can have, in the order of its page, as the shop API writes them. */
export const documentKinds = [
  { kind: 'datasheet', label: 'Datasheet' },
  { kind: 'installation', label: 'Installation instructions' },
  { kind: 'photometric', label: 'Photometric file' },
  { kind: 'declaration', label: 'Declaration of conformity' },
  { kind: 'energy_label', label: 'Energy label' },
  { kind: 'other', label: 'Further information' },
] as const;

export type DocumentKind = (typeof documentKinds)[number]['kind'];

/** The types of the files that a shop serves, by the extension of their names. */
export const documentTypes = [
  { extension: 'pdf', type: 'application/pdf' },
  { extension: 'ies', type: 'text/plain' },
  { extension: 'ldt', type: 'text/plain' },
  { extension: 'png', type: 'image/png' },
  { extension: 'jpg', type: 'image/jpeg' },
] as const;

/** The largest document that an import takes, and that is served, in bytes. */
export const DOCUMENT_MAXIMUM = 10_000_000;

/** Documents of one product. */
export const DOCUMENTS_MAXIMUM = 20;

/** The most codes of one archive of documents. */
export const ARCHIVED_CODES_MAXIMUM = 250;

/** Where the shop API has the files of documents, and the gateway serves them. */
export const DOCUMENTS_PATH = '/product-documents/';
