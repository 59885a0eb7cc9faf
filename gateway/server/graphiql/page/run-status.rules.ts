/** The status line: the last run's result, or a hint. */
export interface RunStatus {
  text: string;
  isError: boolean;
}

/** The parts of a response that the status line shows: cost and errors. */
export interface GraphAnswer {
  data?: Readonly<Record<string, unknown>> | null;
  errors?: readonly { extensions?: { code?: string } }[];
  extensions?: { cost?: { requested: number; limit: number; remaining: number } };
}

interface Run {
  /** The operation's name; null when anonymous. */
  name: string | null;
  /** The HTTP status. */
  status: number;
  /** Requests remaining in this minute; null when the response has no such header. */
  requestsLeft: number | null;
  answer: GraphAnswer;
  /** The body's length in characters. */
  length: number;
  milliseconds: number;
}

const number = new Intl.NumberFormat('en-GB');

/** The status line of a run: cost, duration, remaining requests, and the code of each error. */
export function runStatus({ name, status, requestsLeft, answer, length, milliseconds }: Run): RunStatus {
  const { data, errors, extensions } = answer;
  const cost = extensions?.cost;
  const code = errors?.[0]?.extensions?.code;
  const refusals = refusalCodes(data ?? {});
  const parts = [
    cost
      ? `cost ${number.format(cost.requested)} of ${number.format(cost.limit)} at most`
      : `refused: ${code ?? status}`,
    ...(cost && errors ? [`${errors.length === 1 ? 'an error' : `${errors.length} errors`}: ${code ?? ''}`] : []),
    ...refusals.map((refusal) => `refused: ${refusal}`),
    `${milliseconds} ms`,
    `${number.format(Math.max(1, Math.round(length / 100) / 10))} kB`,
    ...(cost
      ? [
          `left this minute: ${number.format(cost.remaining)} of cost${requestsLeft === null ? '' : `, ${number.format(requestsLeft)} requests`}`,
        ]
      : []),
  ];
  return {
    text: `${name ?? 'Unnamed operation'} – ${parts.join(' · ')}`,
    isError: errors !== undefined || refusals.length > 0,
  };
}

/** The codes of errors that mutations returned in their `…Result` unions. */
function refusalCodes(data: Readonly<Record<string, unknown>>): string[] {
  return Object.values(data).flatMap((result) =>
    typeof result === 'object' &&
    result !== null &&
    'code' in result &&
    typeof result.code === 'string' &&
    /^[A-Z]+(?:_[A-Z]+)+$/.test(result.code)
      ? [result.code]
      : [],
  );
}
