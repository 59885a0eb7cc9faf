import { parseArgs } from 'node:util';
import { rejectionReasons, type RejectionReason } from './rejection-reasons.data.ts';

const STATUSES = ['pending', 'published', 'rejected'] as const;

export type ReviewCommand = { dataDir: string | undefined } & (
  | { do: 'list'; status: (typeof STATUSES)[number] }
  | { do: 'approve'; id: number }
  | { do: 'reject'; id: number; reason: RejectionReason }
);

const reasons = Object.entries(rejectionReasons);

export const USAGE = `npm run reviews -- list [--status ${STATUSES.join('|')}]
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
