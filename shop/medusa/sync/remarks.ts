import { openReport, reportPath } from '../../import/report.ts';

const REMARKS_MAXIMUM = 20_000;

type Kind = 'off-sale' | 'left-out' | 'note';

/** What Medusa has and the shop cannot sell, or sells differently. */
export interface Remarks {
  add(kind: Kind, reason: string): void;
  /** Reports the remarks of a walk in the log and in DATA_DIR/imports, unless they are those of the walk before. */
  report(): Promise<void>;
}

export function createRemarks(dataDir: string): Remarks {
  let found: { kind: Kind; reason: string }[] = [];
  let reported = '[]';
  return {
    add(kind, reason) {
      if (found.length < REMARKS_MAXIMUM) found.push({ kind, reason });
    },
    async report() {
      const remarks = found;
      found = [];
      const told = JSON.stringify(remarks);
      if (told === reported) return;
      reported = told;
      const path = reportPath(dataDir, new Date());
      const report = openReport(path);
      for (const [index, { kind, reason }] of remarks.entries())
        report.remark('medusa', kind, { row: index + 1, column: '', reason });
      await report.close();
      const count = (kind: Kind) => remarks.filter((remark) => remark.kind === kind).length;
      if (remarks.length > 0)
        console.log(
          `Medusa: ${count('off-sale')} not for sale, ${count('left-out')} left out, ${count('note')} notes: ${path}`,
        );
    },
  };
}
