import type { Kysely } from 'kysely';
import { writeUnsold } from '@storefront/embedded/catalogue/unsold.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { openReport, reportPath } from '@storefront/import/report.ts';

/** Of what the shop cannot sell, or sells differently. */
export interface Remark {
  kind: 'off-sale' | 'left-out' | 'note';
  reason: string;
}

interface ReportOptions {
  /** Reports are written below it. */
  dataDir: string;
  onProgress: (message: string) => void;
}

/** Not of the remarks of the walk before. */
export function createWalkReport(db: Kysely<Tables>, settings: ReportOptions) {
  let reported = '';
  return async (remarks: readonly Remark[]): Promise<void> => {
    const told = JSON.stringify(remarks);
    if (told === reported) return;
    reported = told;
    const path = await writeRemarks(settings.dataDir, remarks);
    const count = (wanted: Remark['kind']) => remarks.filter(({ kind }) => kind === wanted).length;
    const [offSale, leftOut, notes] = [count('off-sale'), count('left-out'), count('note')];
    await writeUnsold(db, path !== null && offSale + leftOut > 0 ? { count: offSale + leftOut, report: path } : null);
    if (path) settings.onProgress(`Medusa: ${offSale} not for sale, ${leftOut} left out, ${notes} notes: ${path}`);
  };
}

/** In DATA_DIR/imports; returns the path, null for no remarks. */
async function writeRemarks(dataDir: string, remarks: readonly Remark[]): Promise<string | null> {
  if (remarks.length === 0) return null;
  const path = reportPath(dataDir, new Date());
  const report = openReport(path);
  for (const [index, { kind, reason }] of remarks.entries())
    report.remark('medusa', kind, { row: index + 1, column: '', reason });
  await report.close();
  return path;
}
