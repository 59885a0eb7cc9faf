import { CEILINGS } from './ceilings.data.ts';

export interface SourceFile {
  path: string;
  lines: number;
}

interface Counted {
  production: number;
  tests: number;
}

const PRODUCT = new Set(['gateway', 'web', 'schema', 'domain']);

/** Counts TypeScript, styles included, by package. Tables of data and generated files count as nothing. */
export function countByPackage(files: readonly SourceFile[]): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  for (const { path, lines } of files) {
    const kind = kindOf(path);
    if (!kind) continue;
    const name = packageOf(path);
    const before = counted.get(name) ?? { production: 0, tests: 0 };
    counted.set(name, { ...before, [kind]: before[kind] + lines });
  }
  return counted;
}

/** Which ceilings are passed, each with what it allows and what there is. */
export function ceilingsPassed(counted: ReadonlyMap<string, Counted>): string[] {
  const sum = (kind: keyof Counted, isIn = (_name: string) => true) =>
    [...counted].reduce((total, [name, lines]) => total + (isIn(name) ? lines[kind] : 0), 0);
  const now = {
    whole: sum('production'),
    product: sum('production', (name) => PRODUCT.has(name)),
    tests: sum('tests'),
  };
  return Object.entries(CEILINGS).flatMap(([name, most]) => {
    const lines = now[name as keyof typeof CEILINGS];
    return lines > most ? [`${name}: ${lines} lines, of at most ${most}`] : [];
  });
}

function kindOf(path: string): keyof Counted | null {
  if (!/\.tsx?$/.test(path) || /\.data\.tsx?$|(^|\/)__generated__\//.test(path)) return null;
  return /\.(test|spec|fixture)\.tsx?$|^e2e\/|^gateway\/testing\/|^web\/component-tests\//.test(path)
    ? 'tests'
    : 'production';
}

/** The folder of its package.json; the root’s own files are `scripts`. */
function packageOf(path: string): string {
  const [top = '', room = ''] = path.split('/');
  if (top === 'shop') return `shop/${room}`;
  return room ? top : 'scripts';
}
