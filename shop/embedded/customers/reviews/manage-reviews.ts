import { runProgram } from '@storefront/schema/settings/command-line.ts';
import { readShopConfig } from '../../config/config.ts';
import { matching, oneOf } from '@storefront/schema/settings/values.ts';
import type { Kysely } from 'kysely';
import { decideReview, readReviewsOf, type Decision } from './store/review-store.ts';
import { RefusedError } from '../../database/refused-error.ts';
import { command, plain, runCommand, type StaffCommands, type StaffContext } from '../../database/staff-program.ts';
import type { Tables } from '../../database/tables.ts';
import { Type } from 'typebox';
import { rejectionReasons, type RejectionReason } from '@storefront/domain/shop-text/rejection-reasons.data.ts';

const STATUSES = ['pending', 'published', 'rejected'] as const;

const USAGE = `npm run reviews -- list [--status ${STATUSES.join('|')}]
npm run reviews -- approve ID
npm run reviews -- reject ID --reason REASON

  --data-dir  overrides DATA_DIR and DATABASE_URL
  --status    which reviews to list; defaults to pending
  --reason    one of the policy at /reviews-policy/; stars are never a reason:
${Object.entries(rejectionReasons)
  .map(([name, text]) => `              ${name.padEnd(16)} ${text}`)
  .join('\n')}

Example: npm run reviews -- reject 12 --reason off-topic`;

const LISTED_MAXIMUM = 100;

const id = Type.Decode(matching(/^\d{1,15}$/, 'must be a number; list shows them'), Number);
const reasonNames = Object.keys(rejectionReasons) as RejectionReason[];

/** A running shop shows the change within seconds. */
export const reviewCommands: StaffCommands = {
  list: command({}, { status: oneOf(STATUSES, { default: 'pending' }) }, ({ db }, { status }) => list(db, status)),
  approve: command({ id }, {}, (context, values) => decide(context, values.id, { status: 'published' })),
  reject: command(
    { id },
    { reason: oneOf(reasonNames, { message: `must be one of the published policy: ${reasonNames.join(', ')}` }) },
    (context, { id: review, reason }) => decide(context, review, { status: 'rejected', reason }),
  ),
};

async function decide({ db, now }: StaffContext, id: number, decision: Decision): Promise<void> {
  const result = await decideReview(db, id, decision, now);
  if (result === 'unknown') throw new RefusedError(`There is no review ${id}.`);
  const told = decision.status === 'published' ? 'published' : `rejected (${decision.reason})`;
  console.log(`Review ${id} is ${told}${result === 'unchanged' ? ' already' : ''}.`);
}

/** Ratings must not influence moderation, so they are not shown. */
async function list(db: Kysely<Tables>, status: 'pending' | 'published' | 'rejected'): Promise<void> {
  const reviews = await readReviewsOf(db, status, LISTED_MAXIMUM);
  if (reviews.length === 0) console.log(`No review is ${status}.`);
  for (const { title, body, ...review } of reviews) {
    const facts = [
      `Review ${review.id}`,
      review.createdAt.slice(0, 10),
      review.productUrl ?? `product ${review.productId}`,
      review.author,
      ...(review.isVerifiedBuyer ? ['Verified buyer'] : []),
      ...(review.rejectionReason ? [review.rejectionReason] : []),
    ];
    const text = [...(title ? [title] : []), ...body.split('\n')].map((line) => `  ${line}\n`);
    console.log(plain([facts.join(' · '), '\n', ...text].join('')));
  }
  if (reviews.length === LISTED_MAXIMUM) console.log(`These are the oldest ${LISTED_MAXIMUM}.`);
}

if (import.meta.main)
  await runProgram(USAGE, (args, env) =>
    runCommand(reviewCommands, args, readShopConfig(env), 'This shop takes no reviews; products are described'),
  );
