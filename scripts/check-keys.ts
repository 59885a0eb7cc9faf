import { join, relative } from 'node:path';
import { unsafeKeys } from './keys.ts';

/** Refuses plain objects that are keyed by untrusted text. Tests, tools and the seeded catalogue read nothing from outside and are exempt. */
const root = join(import.meta.dirname, '..');
const PRODUCT = /^(?:config|domain|gateway|shop|web)\//;
const NOT_CHECKED =
  /\/__generated__\/|^shop\/(?:seed|catalogue\/drawings)\/|^gateway\/testing\/|\.(?:test|fixture)\.tsx?$/;

const isChecked = (path: string): boolean => {
  const own = relative(root, path);
  return PRODUCT.test(own) && !NOT_CHECKED.test(own);
};
const faults = unsafeKeys(join(root, 'tsconfig.json'), isChecked, { cwd: root });
for (const fault of faults) console.error(relative(root, fault));
process.exitCode = faults.length > 0 ? 1 : 0;
