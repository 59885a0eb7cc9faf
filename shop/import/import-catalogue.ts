import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SingleBar } from 'cli-progress';
import { Type } from 'typebox';
import { readOptions, runProgram } from '@storefront/schema/settings/command-line.ts';
import { readShopConfig, type ShopConfig } from '@storefront/embedded/config/config.ts';
import { isGiven, oneOf, text } from '@storefront/schema/settings/values.ts';
import { seedDatabase } from '@storefront/embedded/seed/seed-database.ts';
import { refuseWithMedusa } from '@storefront/embedded/database/staff-program.ts';
import { migrate } from '@storefront/embedded/database/migrations/migrations.ts';
import {
  copiedDocuments,
  copiedPictures,
  openDatabase,
  databaseLocation,
} from '@storefront/embedded/database/open-database.ts';
import { createDocumentCopies } from './documents/document-copies.ts';
import { missingHosts } from './image-hosts.ts';
import { isLocal } from './local-files.ts';
import { FORMAT_NAMES } from './reading/formats.rules.ts';
import { openFiles } from './reading/open-files.ts';
import type { FeedFile } from './reading/read-feed.ts';
import { importSentences } from './counts.rules.ts';
import { catalogueTemplate } from './plain/template.rules.ts';
import { createPictureCopies, type LoadPicture } from './picture-copies.ts';
import { openReport, reportPath } from './report.ts';
import { runImport, type ImportResult } from './run-import.ts';

const USAGE = `npm run import-catalogue -- FILE… [options]

  FILE              ${FORMAT_NAMES},
                    with its brand and category files if it references those by id;
                    in UTF-8, UTF-16 or Windows-1252
  --template        prints a CSV of plain columns to start from, with comments and examples
  --prices inc|ex   whether the prices include VAT; defaults to inc
  --sync            takes products off sale that the same source had before and no longer has, or has as drafts
  --replace         the same for products of every source, and deletes the shop's own catalogue
  --source NAME     the source's name for --sync; defaults to each file's name
  --images-from X   the folder of pictures that a file names by path: an address, such as Magento's
                    https://old.example/media/catalog/product, or a folder here, whose pictures are copied
  --documents-from X  the folder of documents that a file names by path, likewise; those here are copied to
                    DATA_DIR/product-documents, and photometric files are checked
  --copy-images     copies the pictures to DATA_DIR/product-pictures instead of linking them
  --allow-removals  allows more than 20 % of the products on sale to be taken off sale at once
  --data-dir DIR    overrides DATA_DIR and DATABASE_URL
  --help            prints this help

Example: npm run import-catalogue -- products.csv --replace`;

/** For output that is not a terminal. */
const LINE_EVERY_PERCENT = 10;

const options = {
  'data-dir': Type.Optional(text()),
  prices: oneOf(['inc', 'ex'], { default: 'inc' }),
  sync: isGiven,
  replace: isGiven,
  source: Type.Optional(text({ maxLength: 200, message: 'must be a name of 1 to 200 characters' })),
  'images-from': Type.Optional(text()),
  'documents-from': Type.Optional(text()),
  'copy-images': isGiven,
  'allow-removals': isGiven,
  template: isGiven,
  help: isGiven,
};

/** A running shop shows the catalogue within seconds. */
async function importCatalogue(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  createLoader: (hosts: ShopConfig['imageHosts']) => LoadPicture,
): Promise<void> {
  const { values, words: files } = readOptions(options, args);
  if (values.help) return console.log(USAGE);
  if (values.template) return void process.stdout.write(catalogueTemplate());
  const {
    'data-dir': dataDir,
    'images-from': from,
    'documents-from': documents,
    prices,
    sync,
    replace,
    source,
  } = values;
  if (files.length === 0) throw new Error('No file was named.');
  const imagesFrom = from === undefined ? undefined : folderAddress(from, '--images-from');
  const documentsFrom = documents === undefined ? undefined : folderAddress(documents, '--documents-from');
  const config = readShopConfig(env);
  refuseWithMedusa(config, 'Products are kept');
  // A file that cannot be imported is refused before the database is touched.
  const opened = await openFiles(files);
  const db = await openDatabase(databaseLocation(dataDir === undefined ? config : { dataDir }));
  const folder = dataDir ?? config.dataDir;
  const isCopying = values['copy-images'] === true || (imagesFrom !== undefined && isLocal(imagesFrom));
  const reportFile = reportPath(folder, new Date());
  const report = openReport(reportFile);
  const progress = createProgress();
  try {
    await migrate(db);
    // The database may never have been opened: its categories must be there to be matched.
    if (!replace)
      await seedDatabase(db, {
        seedingFor: (held) => (held === null ? { products: undefined } : null),
        onProgress: (message) => console.log(message),
      });
    const result = await runImport(db, {
      files: opened,
      mode: replace ? 'replace' : sync ? 'sync' : 'keep',
      source,
      imagesFrom,
      documentsFrom,
      documents: createDocumentCopies(copiedDocuments(folder), documentsFrom),
      pictures: isCopying
        ? createPictureCopies(copiedPictures(folder), createLoader(config.imageHosts), imagesFrom)
        : undefined,
      allowRemovals: values['allow-removals'] ?? false,
      pricesIncludeVat: prices === 'inc',
      now: Date.now(),
      today: new Date().toISOString().slice(0, 10),
      onFile(path, feed) {
        progress.start(`${basename(path)}: ${describe(feed)}`, statSync(path).size);
      },
      onRead: (bytes, rows) => progress.update(bytes, `${rows.toLocaleString('en-GB')} rows`),
      onWritten(products, total) {
        if (progress.title !== 'Writing') progress.start('Writing', total);
        progress.update(products, `${products.toLocaleString('en-GB')} products`);
      },
      onRemark: (path, kind, remark) => report.remark(path, kind, remark),
      onRemoved: (product, from) => report.removed(product, from),
    });
    progress.stop();
    const hosts = missingHosts(result.imageHosts, config.imageHosts);
    if (hosts.length > 0) report.hosts(hosts);
    if (sync)
      for (const name of result.newSources)
        console.log(
          `The source “${name}” is new, so that nothing of it could go off sale; ` +
            '--source gives it the name of an earlier one.',
        );
    conclude(result, hosts, report.length > 0 ? reportFile : null);
  } finally {
    progress.stop();
    await report.close();
    await db.destroy();
  }
}

/** In the web or of this machine, ending in a slash. */
function folderAddress(folder: string, option: string): string {
  if (/^https?:$/.test(URL.parse(folder)?.protocol ?? '')) return `${folder.replace(/\/+$/, '')}/`;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${option}: ${folder} is neither an address such as https://… nor a folder here.`);
  return `${pathToFileURL(resolve(folder)).href.replace(/\/+$/, '')}/`;
}

const HOLDINGS = { products: '', brands: ', brands', categories: ', categories' } as const;

function describe({ format, holding, text }: FeedFile): string {
  const encoding = text.encoding === 'utf-8' ? '' : `, ${text.encoding}`;
  return `${format.kind.replaceAll('-', ' ')}${HOLDINGS[holding]}${encoding}`;
}

function conclude(result: ImportResult, hosts: readonly string[], reportFile: string | null): void {
  for (const sentence of importSentences(result)) console.log(sentence);
  if (result.isBroken) console.log('A file could not be read to its end: nothing was taken off sale.');
  if (hosts.length > 0)
    console.log(
      `Images show once the gateway is started with IMAGE_HOSTS=${hosts.join(',')} (in addition to its current hosts).`,
    );
  if (reportFile !== null) console.log(`Everything that was left out or changed, and why: ${reportFile}`);
  if (result.rows === 0 || result.isBroken) process.exitCode = 1;
}

/** On a terminal, else a line for each step. */
function createProgress() {
  const bar = new SingleBar({
    format: '{bar} {percentage}% · {done} · {left} left',
    hideCursor: true,
    noTTYOutput: false,
  });
  let [started, size, percentShown, title] = [0, 0, 0, ''];
  return {
    get title() {
      return title;
    },
    start(name: string, total: number) {
      bar.stop();
      [started, size, percentShown, title] = [performance.now(), total, 0, name];
      console.log(name);
      if (process.stdout.isTTY) bar.start(total, 0, { done: '', left: '–' });
    },
    update(reached: number, done: string) {
      const seconds = (performance.now() - started) / 1_000;
      const left = `${Math.ceil(reached > 0 ? Math.max(0, (seconds / reached) * (size - reached)) : 0)} s`;
      if (process.stdout.isTTY) return bar.update(Math.round(reached), { done, left });
      const percent = Math.floor((reached / Math.max(size, 1)) * 100);
      if (percent < percentShown + LINE_EVERY_PERCENT) return;
      percentShown = percent;
      console.log(`  ${percent}% · ${done} · ${left} left`);
    },
    stop: () => bar.stop(),
  };
}

/** `createLoader` fetches pictures: from the hosts that are allowed, and from the open web. */
export const runImportProgram = (createLoader: (hosts: ShopConfig['imageHosts']) => LoadPicture): Promise<void> =>
  runProgram(USAGE, (args, env) => importCatalogue(args, env, createLoader));
