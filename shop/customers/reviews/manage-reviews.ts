import type { Kysely } from 'kysely';
import { readConfig } from '@storefront/config/config.ts';
import { decideReview, readReviewsOf, type Decision } from './store/review-decisions.ts';
import { RefusedError } from '../../database/refused-error.ts';
import { plain, staffProgram, withShop } from '../../database/staff-program.ts';
import type { Tables } from '../../database/tables.ts';
import { readCommand, USAGE, type ReviewCommand } from './read-command.ts';

const LISTED_MAXIMUM = 100;

/** Lists, publishes and rejects reviews. A running shop shows the change within seconds. */
async function run(db: Kysely<Tables>, command: ReviewCommand, now: Date): Promise<void> {
  if (command.do === 'list') return list(db, command.status);
  const decision: Decision =
    command.do === 'approve' ? { status: 'published' } : { status: 'rejected', reason: command.reason };
  const result = await decideReview(db, command.id, decision, now);
  if (result === 'unknown') throw new RefusedError(`There is no review ${command.id}.`);
  const told = decision.status === 'published' ? 'published' : `rejected (${decision.reason})`;
  console.log(`Review ${command.id} is ${told}${result === 'unchanged' ? ' already' : ''}.`);
}

/** Lists reviews without their ratings, which must not influence moderation. */
async function list(db: Kysely<Tables>, status: 'pending' | 'published' | 'rejected'): Promise<void> {
  const reviews = await readReviewsOf(db, status, LISTED_MAXIMUM);
  if (reviews.length === 0) console.log(`No review is ${status}.`);
  for (const {
    id,
    productId,
    productUrl,
    title,
    body,
    author,
    isVerifiedBuyer,
    createdAt,
    rejectionReason,
  } of reviews) {
    const facts = [
      `Review ${id}`,
      createdAt.slice(0, 10),
      productUrl ?? `product ${productId}`,
      author,
      ...(isVerifiedBuyer ? ['Verified buyer'] : []),
      ...(rejectionReason ? [rejectionReason] : []),
    ];
    console.log(
      plain(
        `${facts.join(' · ')}\n${title ? `  ${title}\n` : ''}${body
          .split('\n')
          .map((line) => `  ${line}`)
          .join('\n')}\n`,
      ),
    );
  }
  if (reviews.length === LISTED_MAXIMUM) console.log(`These are the oldest ${LISTED_MAXIMUM}.`);
}

export async function manageReviews(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const command = readCommand(words);
  const { dataDir = null } = command;
  await withShop(dataDir === null ? readConfig(env) : { dataDir }, (db) => run(db, command, new Date()));
}

if (import.meta.main) await staffProgram(USAGE, manageReviews);
