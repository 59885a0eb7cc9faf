import { OVERSIZE } from './rooms.oversize.data.ts';

/** One source file: its path from the root, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const TEST = /\.(?:test|fixture)\.tsx?$/;

const LINES_MAXIMUM = 300;

/** A catch that ignores its error and would hide a bug. */
const SWALLOWED = /\bcatch \{|\.catch\(\(\) => (?:\{\}|null|undefined|false)\)/;

/** Features that a browser may lack, refuse or answer with null. Strings with the names of storage areas are fine. */
const BROWSER_FEATURES =
  /(?<!['"\w-])(?:(?:localStorage|sessionStorage|indexedDB|caches|BroadcastChannel|IntersectionObserver|ResizeObserver|matchMedia|requestIdleCallback|cancelIdleCallback|cookieStore|randomUUID|startViewTransition)\b|document\.cookie\b|navigator\.\w)/;

const isData = (path: string) => path.endsWith('.data.ts');
const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Reports breaches of the rules about sizes and names, a line each. The rules about imports are in .dependency-cruiser.js. */
export function roomFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(fileFaults).sort();
}

function fileFaults({ path, text }: SourceFile): string[] {
  const faults: string[] = [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines > LINES_MAXIMUM && !isData(path) && !OVERSIZE.has(path))
    faults.push(`${path}: ${lines} lines, ${LINES_MAXIMUM} at most; split it by meaning`);
  if (/\/(utils|helpers|lib|common)\//.test(path)) faults.push(`${path}: name the folder after its content`);
  if (/^index\.tsx?$/.test(fileOf(path))) faults.push(`${path}: no index files`);
  if (/^export default/m.test(text)) faults.push(`${path}: no default exports`);
  if (path.endsWith('.rules.ts') && /\bawait\b|\basync\b/.test(withoutComments(text)))
    faults.push(`${path}: rules are synchronous and never wait`);
  if (path.startsWith('web/') && SWALLOWED.test(withoutComments(text)))
    faults.push(`${path}: a catch must look at the error and pass on unexpected ones (reportUnexpected)`);
  if (/^web\/(?!browser\/|component-tests\/)/.test(path) && !TEST.test(path)) {
    const [feature] = BROWSER_FEATURES.exec(withoutComments(text)) ?? [];
    if (feature) faults.push(`${path}: ${feature} may be missing or refused; ask for it in web/browser`);
  }
  return faults;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
