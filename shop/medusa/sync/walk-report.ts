import { openReport, reportPath } from '@storefront/import/report.ts';

/** What Medusa has and the shop cannot sell, or sells differently. */
export interface Remark {
  kind: 'off-sale' | 'left-out' | 'note';
  reason: string;
}

/** Writes the remarks of a walk to the log and to a file in DATA_DIR/imports; returns its path, null for no remarks. */
export async function writeWalkReport(dataDir: string, remarks: readonly Remark[]): Promise<string | null> {
  if (remarks.length === 0) return null;
  const path = reportPath(dataDir, new Date());
  const report = openReport(path);
  for (const [index, { kind, reason }] of remarks.entries())
    report.remark('medusa', kind, { row: index + 1, column: '', reason });
  await report.close();
  return path;
}
