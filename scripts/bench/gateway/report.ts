import { operations, type Measured } from './operations.ts';

/** The relay, Yoga as installed, the gateway without response cache, the gateway with it. */
export const kinds = ['floor', 'yoga', 'ours', 'kept'] as const;
export type Kind = (typeof kinds)[number];

const NAMES: Readonly<Record<Kind, string>> = {
  floor: 'raw relay',
  yoga: 'Yoga as installed',
  ours: 'ours, nothing kept',
  kept: 'ours, answers kept',
};

/** One measurement of one server and operation. */
export interface Sample {
  kind: Kind;
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

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** The median of the rounds' ratios to the relay. Comparing within a round cancels out changes of the machine's speed. */
function ratio(samples: readonly Sample[], floor: readonly Sample[]): number {
  return middle(
    samples.map(({ cpu, round }) => cpu / (floor.find((sample) => sample.round === round)?.cpu ?? Number.NaN)),
  );
}

/** The samples of each operation and concurrency, by server. */
function cells(
  samples: readonly Sample[],
): { operation: Measured; concurrency: number; of: (kind: Kind) => Sample[] }[] {
  return operations.flatMap((operation) =>
    [1, 32].flatMap((concurrency) => {
      const those = samples.filter((sample) => sample.operation === operation && sample.concurrency === concurrency);
      return those.length === 0
        ? []
        : [{ operation, concurrency, of: (kind: Kind) => those.filter((sample) => sample.kind === kind) }];
    }),
  );
}

export function report(samples: readonly Sample[]): string[] {
  const lines = [
    `${'operation'.padEnd(12)}${'at once'.padStart(8)}  ${'server'.padEnd(20)}${'× floor'.padStart(9)}${'CPU ms'.padStart(9)}${'per s'.padStart(8)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'calls'.padStart(7)}`,
  ];
  for (const { operation, concurrency, of } of cells(samples)) {
    for (const kind of kinds) {
      const those = of(kind);
      const times = those.flatMap((sample) => sample.times).sort((a, b) => a - b);
      const figures = [
        ratio(those, of('floor')).toFixed(2).padStart(9),
        middle(those.map(({ cpu }) => cpu))
          .toFixed(3)
          .padStart(9),
        middle(those.map(({ perSecond }) => perSecond))
          .toFixed(0)
          .padStart(8),
        at(times, 0.5).toFixed(2).padStart(9),
        at(times, 0.99).toFixed(2).padStart(9),
        middle(those.map(({ calls }) => calls))
          .toFixed(2)
          .padStart(7),
      ];
      lines.push(
        `${operation.name.padEnd(12)}${String(concurrency).padStart(8)}  ${NAMES[kind].padEnd(20)}${figures.join('')}`,
      );
    }
  }
  return lines;
}

/** A line for each ratio above its limit. */
export function failures(samples: readonly Sample[]): string[] {
  return cells(samples).flatMap(({ operation, concurrency, of }) => {
    const limits = [
      ['ours', operation.most.uncached],
      ['kept', operation.most.cached],
    ] as const;
    return limits.flatMap(([kind, most]) => {
      const found = ratio(of(kind), of('floor'));
      return most === null || found <= most
        ? []
        : [
            `${operation.name}, ${concurrency} at once, ${NAMES[kind]}: ${found.toFixed(2)} × the floor, ${most} at most`,
          ];
    });
  });
}
