/** One line about the last run, or what to do next. */
export interface RunStatus {
  text: string;
  isError: boolean;
}

/** An answer of the graph, as far as its cost and its errors go. */
export interface GraphAnswer {
  data?: Readonly<Record<string, unknown>> | null;
  errors?: readonly { extensions?: { code?: string } }[];
  extensions?: { cost?: { requested: number; limit: number; remaining: number } };
}

interface Run {
  /** The operation's name; null for one without. */
  name: string | null;
  /** The HTTP status. */
  status: number;
  /** How many requests are left in this minute; null when the answer does not say. */
  requestsLeft: number | null;
  answer: GraphAnswer;
  /** The length of the body in characters. */
  length: number;
  milliseconds: number;
}

const number = new Intl.NumberFormat('en-GB');

/** What a run cost, how long it took, what is left this minute, and the code of each error. */
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

/** The codes of mutations that answered with an error of the union `…Result`. */
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
