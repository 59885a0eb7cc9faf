import { execFileSync } from 'node:child_process';
import { SHOP } from './shops.ts';

/** Runs the reviews command on the database of the page tests. */
export function manageReviews(...words: string[]): string {
  const env = { ...process.env, DATA_DIR: SHOP.dataDir, DATABASE_URL: '' };
  return execFileSync(process.execPath, ['shop/embedded/customers/reviews/manage-reviews.ts', ...words], {
    encoding: 'utf8',
    env,
  });
}

/** Returns the ids of the pending reviews that contain a text. */
export function pendingReviews(words: string): string[] {
  const entries = manageReviews('list').split('\n\n');
  return entries.filter((entry) => entry.includes(words)).map((entry) => /Review (\d+)/.exec(entry)?.[1] ?? '');
}
