import { OVERSIZE } from './rooms.oversize.data.ts';

/** One source file, its text, and the project's own files that it imports (paths from the root). */
export interface SourceFile {
  path: string;
  text: string;
  imports: readonly { path: string; typeOnly: boolean }[];
}

const SOURCE_LINES_MAXIMUM = 200;
const TEST_LINES_MAXIMUM = 300;
const FOLDER_FILES_MAXIMUM = 15;

/** Programs of the embedded shop's own: like main they read the configuration. */
const SHOP_TOOLS: ReadonlySet<string> = new Set([
  'gateway/shop/seed/seed.ts',
  'gateway/shop/import/import-catalogue.ts',
  'gateway/shop/orders/manage/manage-orders.ts',
  'gateway/shop/reviews/manage-reviews.ts',
]);

/** Programs beside main that open the store, which both the shop and the gateway's partners are kept in. */
const STORE_TOOLS: ReadonlySet<string> = new Set(['gateway/partner/manage-partners.ts']);

const isTest = (path: string) => /\.(test|spec|fixture)\.tsx?$/.test(path);
const isData = (path: string) => path.endsWith('.data.ts');
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Every breach of the house's rules, a line each. */
export function roomFaults(files: readonly SourceFile[]): string[] {
  return [...files.flatMap(fileFaults), ...files.flatMap(importFaults), ...folderFaults(files)].sort();
}

function fileFaults({ path, text }: SourceFile): string[] {
  const faults: string[] = [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const maximum = isTest(path) ? TEST_LINES_MAXIMUM : SOURCE_LINES_MAXIMUM;
  if (lines > maximum && !isData(path) && !OVERSIZE.has(path))
    faults.push(`${path}: ${lines} lines, ${maximum} at most; find the second thing in it and give it a room`);
  if (/\/(utils|helpers|lib|common)\//.test(path)) faults.push(`${path}: name the folder by what is in it`);
  if (/^index\.tsx?$/.test(fileOf(path))) faults.push(`${path}: no index files`);
  if (/^export default/m.test(text)) faults.push(`${path}: no default exports`);
  if (path.endsWith('.rules.ts') && /\bawait\b|\basync\b/.test(withoutComments(text)))
    faults.push(`${path}: a rule computes; it never waits`);
  return faults;
}

function importFaults(file: SourceFile): string[] {
  return file.imports.flatMap(({ path: to, typeOnly }) => {
    const reason = forbidden(file.path, to, typeOnly);
    return reason ? [`${file.path} imports ${to}: ${reason}`] : [];
  });
}

function forbidden(from: string, to: string, typeOnly: boolean): string | null {
  if (from.startsWith('domain/')) return to.startsWith('domain/') ? null : 'domain imports nothing but itself';
  if (to.startsWith('domain/')) return null;
  if (from.startsWith('web/') && to.startsWith('gateway/')) return 'web and gateway meet only in schema/';
  if (from.startsWith('gateway/') && to.startsWith('web/')) return 'web and gateway meet only in schema/';
  if (from.startsWith('web/ui/') && !to.startsWith('web/ui/')) return 'ui imports only ui';
  if (isTest(from)) return null;
  if (/^(?:gateway|web)\//.test(from) && /^(e2e|scripts)\//.test(to)) return 'the product does not depend on its tools';
  if (from.endsWith('.rules.ts') && !typeOnly && !/\.(rules|data)\.ts$/.test(to))
    return 'rules import only types, tables and rules';
  if (from.endsWith('.rest.ts') && /\.(schema|mutations)\.ts$/.test(to)) return 'REST calls know nothing of the graph';
  if (
    from.startsWith('gateway/shop/') &&
    !to.startsWith('gateway/shop/') &&
    !(SHOP_TOOLS.has(from) && to === 'gateway/config.ts')
  )
    return 'the embedded shop is a shop of its own';
  if (to.startsWith('gateway/shop/store/') && STORE_TOOLS.has(from)) return null;
  if (
    to.startsWith('gateway/shop/') &&
    !from.startsWith('gateway/shop/') &&
    !from.startsWith('scripts/bench/') &&
    from !== 'gateway/main.ts'
  )
    return 'only main starts the embedded shop';
  if (from.startsWith('gateway/http/') && /\.(rest|rules|schema|mutations)\.ts$/.test(to))
    return 'the HTTP layer reaches nouns only through the graph';
  return null;
}

function folderFaults(files: readonly SourceFile[]): string[] {
  const sizes = new Map<string, number>();
  for (const { path } of files) {
    if (isTest(path) || isData(path) || path.endsWith('.css.ts')) continue;
    sizes.set(folderOf(path), (sizes.get(folderOf(path)) ?? 0) + 1);
  }
  return [...sizes]
    .filter(([, size]) => size > FOLDER_FILES_MAXIMUM)
    .map(([folder, size]) => `${folder}: ${size} source files, ${FOLDER_FILES_MAXIMUM} at most`);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
