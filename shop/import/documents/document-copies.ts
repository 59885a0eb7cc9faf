import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lightSummary, type LightSummary } from '@storefront/domain/photometry/light-summary.rules.ts';
import { PhotometricFileError } from '@storefront/domain/photometry/photometric-fault.rules.ts';
import { readPhotometricFile } from '@storefront/domain/photometry/photometric-file.rules.ts';
import { DOCUMENT_MAXIMUM, documentKinds, DOCUMENTS_PATH } from '@storefront/domain/product/documents.data.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { CatalogueDocument, CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import type { FeedDocument, FeedProduct } from '../feed.rules.ts';
import { isInside, isLocal, LINK_FAULT } from '../local-files.ts';
import { documentFault, extensionOf } from './document-file.rules.ts';

/** Named by their content: what was copied before is not written again. */
export interface DocumentCopies {
  /** The stored documents, the light that the photometric file states, and why others are not taken. */
  copy(product: FeedProduct): {
    files: Pick<CatalogueProduct, 'documents' | 'photometry'>;
    failures: { name: string; reason: string }[];
  };
}

/** Copies documents of the folder `from` to a folder that the shop serves; those in the web stay linked. */
export function createDocumentCopies(folder: string, from: string | undefined): DocumentCopies {
  function copyOne({ kind, url }: FeedDocument): { document: CatalogueDocument; light: LightSummary | null } {
    const name = documentKinds.find((known) => known.kind === kind)?.label ?? '';
    if (!isLocal(url)) return { document: { kind, name, url }, light: null };
    if (!isInside(url, from)) throw new DocumentError(LINK_FAULT);
    const path = fileURLToPath(url);
    const status = statSync(path);
    if (!status.isFile()) throw new DocumentError('It is not a file');
    const { size } = status;
    if (size > DOCUMENT_MAXIMUM) throw new DocumentError(`The file has more than ${DOCUMENT_MAXIMUM / 1_000_000} MB`);
    const bytes = readFileSync(path);
    const fault = documentFault(kind, extensionOf(url), bytes);
    if (fault !== null) throw new DocumentError(fault);
    const light = kind === 'photometric' ? lightSummary(readPhotometricFile(bytes)) : null;
    const file = fileOf(url, bytes);
    write(file, bytes);
    return { document: { kind, name, url: `${DOCUMENTS_PATH}${file}`, bytes: size }, light };
  }

  function write(file: string, bytes: Buffer): void {
    if (statSync(join(folder, file), { throwIfNoEntry: false })) return;
    mkdirSync(folder, { recursive: true });
    // An interrupted import leaves no half document.
    writeFileSync(join(folder, `${file}.part`), bytes);
    renameSync(join(folder, `${file}.part`), join(folder, file));
  }

  return {
    copy({ documents = [] }) {
      const failures: { name: string; reason: string }[] = [];
      const copied = documents.flatMap((document) => {
        try {
          return [copyOne(document)];
        } catch (error) {
          failures.push({ name: basename(decodeURIComponent(document.url)), reason: reasonOf(error) });
          return [];
        }
      });
      const photometry = copied.find(({ light }) => light !== null)?.light;
      return {
        files: {
          ...(copied.length > 0 && { documents: copied.map(({ document }) => document) }),
          ...(photometry && { photometry }),
        },
        failures,
      };
    },
  };
}

class DocumentError extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof DocumentError || error instanceof PhotometricFileError) return error.message;
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
    return 'There is no such file';
  throw error;
}

/** Pages and caches keep a document by its address: a changed file gets another. */
function fileOf(url: string, bytes: Buffer): string {
  const extension = extensionOf(url);
  const name = slugOf(basename(decodeURIComponent(url)).slice(0, -extension.length - 1)).slice(0, 60) || 'document';
  return `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${extension}`;
}
