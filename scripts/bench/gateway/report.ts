import { LIMITS, operations, type Measured } from './operations.ts';
import { SERVER_NAMES, serverKinds, type ServerKind } from './server-kinds.ts';

/** One measurement of one server and operation. */
export interface Sample {
  kind: ServerKind;
  operation: Measured;
  concurrency: number;
  round: number;
  /** Milliseconds of CPU per request. */
  cpu: number;
  /** Requests to the shop API per request. */
  calls: number;
  perSecond: number;
  /** Latencies in milliseconds, sorted. */
  times: readonly number[];
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The ratio of two servers' CPU time over all rounds, which are short and alternate. */
function ratio(samples: readonly Sample[], base: readonly Sample[]): number {
  return sum(samples.map(({ cpu }) => cpu)) / sum(base.map(({ cpu }) => cpu));
}

/** Two standard errors of the ratio, from how far the rounds' own ratios are apart. */
function uncertainty(samples: readonly Sample[], base: readonly Sample[]): number {
  const cpuOf = new Map(base.map(({ round, cpu }) => [round, cpu]));
  const ratios = samples.map(({ round, cpu }) => cpu / (cpuOf.get(round) ?? Number.NaN));
  const mean = sum(ratios) / ratios.length;
  const variance = sum(ratios.map((each) => (each - mean) ** 2)) / (ratios.length - 1);
  return 2 * Math.sqrt(variance / ratios.length);
}

/** The samples of one operation at one concurrency. */
interface Cell {
  operation: Measured;
  concurrency: number;
  of(kind: ServerKind): Sample[];
}

function cells(samples: readonly Sample[]): Cell[] {
  return operations.flatMap((operation) =>
    [1, 32].flatMap((concurrency) => {
      const found = samples.filter((sample) => sample.operation === operation && sample.concurrency === concurrency);
      return found.length === 0
        ? []
        : [{ operation, concurrency, of: (kind: ServerKind) => found.filter((sample) => sample.kind === kind) }];
    }),
  );
}

const COLUMNS = ['× relay', '±', 'CPU ms', 'per s', 'p50 ms', 'p99 ms', 'calls'];
const WIDTH = 9;

/** A table with a line for each operation, concurrency and server. */
export function report(samples: readonly Sample[]): string[] {
  const head = ['operation'.padEnd(11), 'at once'.padStart(8), '  ', 'server'.padEnd(26)];
  const lines = [[...head, ...COLUMNS.map((column) => column.padStart(WIDTH))].join('')];
  for (const { operation, concurrency, of } of cells(samples)) {
    for (const kind of serverKinds) {
      const measured = of(kind);
      if (measured.length === 0) continue;
      const times = measured.flatMap((sample) => sample.times).sort((a, b) => a - b);
      const figures = [
        ratio(measured, of('relay')).toFixed(2),
        uncertainty(measured, of('relay')).toFixed(2),
        median(measured.map(({ cpu }) => cpu)).toFixed(3),
        median(measured.map(({ perSecond }) => perSecond)).toFixed(0),
        quantile(times, 0.5).toFixed(2),
        quantile(times, 0.99).toFixed(2),
        median(measured.map(({ calls }) => calls)).toFixed(2),
      ];
      const name = [operation.name.padEnd(11), String(concurrency).padStart(8), '  ', SERVER_NAMES[kind].padEnd(26)];
      lines.push([...name, ...figures.map((figure) => figure.padStart(WIDTH))].join(''));
    }
  }
  return lines;
}

/** A line for each limit, with what was found; limits of servers that did not run are left out. */
export function checks(samples: readonly Sample[]): { line: string; isMet: boolean }[] {
  return cells(samples).flatMap(({ operation, concurrency, of }) =>
    (operation.name === 'typename' ? [] : LIMITS).flatMap(({ to, most }) => {
      if (of('ours').length === 0 || of(to).length === 0) return [];
      const found = ratio(of('ours'), of(to));
      const isMet = found <= most;
      return [
        {
          isMet,
          line:
            `${isMet ? 'met   ' : 'MISSED'}  ${operation.name}, ${concurrency} at once: ` +
            `${found.toFixed(2)} × ${SERVER_NAMES[to]}, limit ${most}`,
        },
      ];
    }),
  );
}
