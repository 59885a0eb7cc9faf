import { Agent } from 'undici';
import { DOCUMENTS_PATH } from '@storefront/domain/product/documents.data.ts';
import { FILE_LIMITS } from '../../limits.data.ts';
import { openFile, type OpenFile } from '../../upstream/open-file.ts';

/** A silence counts only while the gateway reads: a slow client has limits of its own. */
const dispatcher = new Agent({
  headersTimeout: FILE_LIMITS.silentMilliseconds,
  bodyTimeout: FILE_LIMITS.silentMilliseconds,
  maxResponseSize: FILE_LIMITS.bytes,
});

/** As `openFile`; its stream fails when the shop API falls silent or sends too much. */
export const openDocument = (shopOrigin: string, file: string, signal: AbortSignal): Promise<OpenFile | null> =>
  openFile(`${shopOrigin}${DOCUMENTS_PATH}${file}`, { signal, dispatcher });
