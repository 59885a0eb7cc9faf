import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { Type, type StaticDecode, type TObject, type TProperties } from 'typebox';
import { checkValues, CommandLineError, parseOptions, suggestion } from '@storefront/schema/settings/command-line.ts';
import type { ShopConfig } from '../config/config.ts';
import { text, whole } from '@storefront/schema/settings/values.ts';
import { migrate } from './migrations/migrations.ts';
import { databaseLocation, openDatabase } from './open-database.ts';
import { RefusedError } from './refused-error.ts';
import type { Tables } from './tables.ts';

/** Control characters in text typed by shoppers could control the terminal. Keeps line feeds. */
export const plain = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, ' ');

export interface StaffContext {
  db: Kysely<Tables>;
  config: ShopConfig;
  now: Date;
}

/** The schemas of the words after its name and of its options, and what it does with their values. */
interface StaffCommand {
  words: TProperties;
  options: TProperties;
  run(context: StaffContext, values: never): Promise<void>;
}

export type StaffCommands = Readonly<Record<string, StaffCommand>>;

export const limitOption = whole(1, 200, { default: 20 });

/** Derives the types of the values from the schemas. */
export const command = <Words extends TProperties, Options extends TProperties>(
  words: Words,
  options: Options,
  run: (context: StaffContext, values: StaticDecode<TObject<Words & Options>>) => Promise<void>,
): StaffCommand => ({ words, options, run });

/** Where Medusa sells, what this shop has is a copy, or nothing. */
export function refuseWithMedusa({ medusaUrl }: Pick<ShopConfig, 'medusaUrl'>, what: string): void {
  if (medusaUrl) throw new RefusedError(`${what} in Medusa’s admin, ${medusaUrl}/app: COMMERCE says that it sells.`);
}

/** `inMedusa` says what is done elsewhere where Medusa sells. */
export async function runCommand(
  commands: StaffCommands,
  args: readonly string[],
  config: ShopConfig,
  inMedusa?: string,
): Promise<void> {
  const { name, values, dataDir } = readCommand(commands, args);
  if (inMedusa !== undefined) refuseWithMedusa(config, inMedusa);
  await withShop(dataDir === undefined ? config : { dataDir }, async (db) =>
    commands[name]?.run({ db, config, now: new Date() }, values as never),
  );
}

const dataDirOption = { 'data-dir': Type.Optional(text()) };

/** Throws a CommandLineError. */
export function readCommand(
  commands: StaffCommands,
  args: readonly string[],
): { name: string; values: object; dataDir: string | undefined } {
  const every = Object.values(commands).map(({ options }) => options);
  const { values, positionals } = parseOptions(Object.assign({}, dataDirOption, ...every) as TProperties, args);
  const [name, ...given] = positionals;
  if (name === undefined) throw new CommandLineError('A command is needed.');
  const [, chosen] = Object.entries(commands).find(([known]) => known === name) ?? [];
  if (!chosen)
    throw new CommandLineError(
      `There is no command ${JSON.stringify(name)}.${suggestion(name, Object.keys(commands))}`,
    );
  const { words, options } = chosen;
  const foreign = Object.keys(values).find((option) => !(option in options) && !(option in dataDirOption));
  if (foreign !== undefined) throw new CommandLineError(`--${foreign} does not belong to ${name}.`);
  const wordNames = Object.keys(words);
  const excess = given[wordNames.length];
  if (excess !== undefined) throw new CommandLineError(`${JSON.stringify(excess)} is one word too many.`);
  const missing = wordNames[given.length];
  if (missing !== undefined) throw new CommandLineError(`${missing.toUpperCase()} is needed.`);
  const wordValues = Object.fromEntries(wordNames.map((word, index) => [word, given[index]]));
  return {
    name,
    values: {
      ...checkValues(words, wordValues, (word) => word.toUpperCase()),
      ...checkValues(options, values),
    },
    dataDir: checkValues(dataDirOption, values)['data-dir'],
  };
}

/** Beside a running shop. Refuses a directory without one: a mistyped one must not become an empty shop. */
export async function withShop(
  settings: { dataDir: string; databaseUrl?: string | undefined },
  work: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const location = databaseLocation(settings);
  if ('file' in location && !existsSync(location.file))
    throw new RefusedError(
      `There is no shop at ${location.file}: check DATA_DIR, DATABASE_URL and --data-dir, or start the shop first.`,
    );
  const db = await openDatabase(location);
  try {
    await migrate(db);
    await work(db);
  } finally {
    await db.destroy();
  }
}
