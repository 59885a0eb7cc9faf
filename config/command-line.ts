import { parseArgs } from 'node:util';
import { z } from 'zod';

/** Parses a command line without commands, of at most so many words. Throws an error with a one-line message. */
export function readOptions<Options extends z.ZodRawShape>(
  options: Options,
  args: readonly string[],
  wordsMaximum = Infinity,
): { values: z.infer<z.ZodObject<Options>>; words: readonly string[] } {
  const { values, positionals } = parseOptions(options, args);
  const excess = positionals[wordsMaximum];
  if (excess !== undefined) throw new Error(`${JSON.stringify(excess)} is one word too many.`);
  return { values: checkValues(options, values), words: positionals };
}

/** Parses options, unchecked, and the words between them. An option takes a text, several for a list, or none for a boolean. */
export function parseOptions(options: z.ZodRawShape, args: readonly string[]) {
  const kinds = Object.entries(options).map(([name, schema]) => {
    const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    const type = inner instanceof z.ZodBoolean ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: inner instanceof z.ZodArray }] as const;
  });
  return parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries(kinds) });
}

/** Checks values by their schemas. Throws an error of one line, which names the first that is wrong by its label. */
export function checkValues<Shape extends z.ZodRawShape>(
  shape: Shape,
  values: object,
  labelOf = (name: string) => `--${name}`,
): z.infer<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${labelOf(String(issue?.path[0]))}: ${issue?.message}`);
}
