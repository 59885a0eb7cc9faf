import type { Kysely } from 'kysely';
import { readConfig } from '@storefront/config/config.ts';
import { decideReview, readReviewsOf, type Decision } from './store/review-decisions.ts';
import { RefusedError } from '../../database/refused-error.ts';
import { plain, staffProgram, withShop } from '../../database/staff-program.ts';
import type { Tables } from '../../database/tables.ts';
import { parseArgs } from 'node:util';
import { rejectionReasons, type RejectionReason } from './rejection-reasons.data.ts';

const STATUSES = ['pending', 'published', 'rejected'] as const;

type ReviewCommand = { dataDir: string | undefined } & (
  | { do: 'list'; status: (typeof STATUSES)[number] }
  | { do: 'approve'; id: number }
  | { do: 'reject'; id: number; reason: RejectionReason }
);

const reasons = Object.entries(rejectionReasons);

const USAGE = `npm run reviews -- list [--status ${STATUSES.join('|')}]
npm run reviews -- approve ID
npm run reviews -- reject ID --reason REASON

  --data-dir  overrides DATA_DIR and DATABASE_URL
  --status    which reviews to list; defaults to pending
  --reason    one of the policy at /reviews-policy/; stars are never a reason:
${reasons.map(([name, text]) => `              ${name.padEnd(16)} ${text}`).join('\n')}`;

/** Parses the command line. Throws an error with a one-line message. */
export function readCommand(words: readonly string[]): ReviewCommand {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { status: text, reason: text, 'data-dir': text },
  });
  const dataDir = values['data-dir'];
  const [order, given, ...more] = positionals;
  if (more.length > 0) throw new Error(`One review at a time: ${JSON.stringify(more[0])} is one too many.`);
  if (order === 'list') {
    const status = STATUSES.find((name) => name === (values.status ?? 'pending'));
    if (!status || given !== undefined) throw new Error(`list takes --status ${STATUSES.join('|')}.`);
    return { do: 'list', status, dataDir };
  }
  if (order === undefined) throw new Error('A command is needed.');
  if (order !== 'approve' && order !== 'reject') throw new Error(`There is no command ${JSON.stringify(order)}.`);
  if (!/^\d{1,15}$/.test(given ?? '')) throw new Error('The id of a review is needed; list shows them.');
  const id = Number(given);
  if (order === 'approve') {
    if (values.reason !== undefined) throw new Error('A review is approved without a reason.');
    return { do: 'approve', id, dataDir };
  }
  const [reason] = reasons.find(([name]) => name === values.reason) ?? [];
  if (reason === undefined)
    throw new Error(`--reason must be one of the published policy: ${reasons.map(([name]) => name).join(', ')}.`);
  return { do: 'reject', id, reason: reason as RejectionReason, dataDir };
}

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
