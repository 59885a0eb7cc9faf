import { parseArgs } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { Type, type StaticDecode, type TObject, type TProperties } from 'typebox';
import { readTexts } from './read-texts.ts';

/** A mistake on a command line. Its message is one line. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}

/** Prints the usage, which starts with the command, for `--help`. Errors end the program: one line, exit code 1. */
export async function runProgram(
  usage: string,
  work: (words: readonly string[], env: NodeJS.ProcessEnv) => Promise<void> | void,
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const words = process.argv.slice(2);
  if (isHelpWanted(words)) return console.log(usage);
  try {
    await work(words, process.env);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.exitCode = 1;
    if (!(error instanceof CommandLineError)) return console.error(message);
    if (words.length === 0) return console.error(`${message}\n\n${usage}`);
    const [command = ''] = /^(?:npm run|node) \S+/.exec(usage) ?? [];
    console.error(`${message} All options: ${command}${command.startsWith('npm') ? ' --' : ''} --help`);
  }
}

/** For a server: a line that cannot be written, as on a full disk, is lost, and the server goes on. */
export function loseUnwrittenLines(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Words after `--` are no options. */
export function isHelpWanted(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  const options = end === -1 ? words : words.slice(0, end);
  return options.includes('--help') || options.includes('-h');
}

/** Parses a command line without commands, of at most so many words. Throws a CommandLineError. */
export function readOptions<Options extends TProperties>(
  options: Options,
  args: readonly string[],
  wordsMaximum = Infinity,
): { values: StaticDecode<TObject<Options>>; words: readonly string[] } {
  const { values, positionals } = parseOptions(options, args);
  const excess = positionals[wordsMaximum];
  if (excess !== undefined) throw new CommandLineError(`${JSON.stringify(excess)} is one word too many.`);
  return { values: checkValues(options, values), words: positionals };
}

/** Unchecked. An option takes a text, several for a list, or none for a boolean. */
export function parseOptions(options: TProperties, args: readonly string[]) {
  const kinds = Object.entries(options).map(([name, schema]) => {
    const type = Type.IsBoolean(schema) ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: Type.IsArray(schema) }] as const;
  });
  const settings = { args: [...args], allowPositionals: true, options: Object.fromEntries(kinds) };
  for (const token of parseArgs({ ...settings, strict: false, tokens: true }).tokens)
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      throw new CommandLineError(
        `There is no option ${token.rawName}.${suggestion(token.name, [...Object.keys(options), 'help'], '--')}`,
      );
  try {
    return parseArgs(settings);
  } catch (error) {
    throw new CommandLineError(String(error instanceof Error ? error.message : error).split('\n')[0]);
  }
}

/** Empty when none is near. */
export function suggestion(word: string, known: readonly string[], prefix = ''): string {
  const nearest = known.length > 0 ? closest(word, [...known]) : '';
  const isNear =
    nearest !== '' && (nearest.startsWith(word) || distance(word, nearest) <= Math.max(2, word.length / 3));
  return isNear ? ` Did you mean ${prefix}${nearest}?` : '';
}

/** Throws a CommandLineError, which names the first that is wrong by its label. */
export const checkValues = <Properties extends TProperties>(
  properties: Properties,
  values: object,
  labelOf = (name: string) => `--${name}`,
): StaticDecode<TObject<Properties>> =>
  readTexts(properties, { ...values }, (name, message) => new CommandLineError(`${labelOf(name)}: ${message}`));
