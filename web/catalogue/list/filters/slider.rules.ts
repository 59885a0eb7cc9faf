/** By value: fine where most products are, coarse where few are. */
const STEPS: readonly { upTo: number; by: number }[] = [
  { upTo: 20, by: 1 },
  { upTo: 50, by: 5 },
  { upTo: 200, by: 10 },
  { upTo: 500, by: 25 },
  { upTo: 1000, by: 50 },
  { upTo: 5000, by: 250 },
  { upTo: 20_000, by: 1000 },
  { upTo: Number.POSITIVE_INFINITY, by: 10_000 },
];

/** A range of up to this width has a stop at every whole number. */
const WIDE = 60;
const STOPS_MAXIMUM = 500;

/** Ascending, both ends of the range included. */
export function stopsOf(minimum: number, maximum: number): number[] {
  const stops = [minimum];
  let figure = minimum;
  while (stops.length < STOPS_MAXIMUM) {
    const by = maximum - minimum <= WIDE ? 1 : (STEPS.find(({ upTo }) => figure < upTo)?.by ?? 1);
    figure = (Math.floor(figure / by) + 1) * by;
    if (figure >= maximum) break;
    stops.push(figure);
  }
  return maximum > minimum ? [...stops, maximum] : stops;
}

/** The highest that is not above the value; 0 when all are. */
export function stopAt(stops: readonly number[], figure: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= figure),
  );
}
