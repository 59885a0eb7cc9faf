import { FieldRefusal as FieldRefusalRecord } from '@storefront/schema/rest/errors/refusal.ts';
import { cutTo, lineOf } from '@storefront/domain/text.rules.ts';
import type { RestAnswer } from '../../upstream/call.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import type { FieldError } from './fields.rules.ts';

/** Of the shop API's body, each with its path in the graph's input: `contact.first_name` → `contact.firstName`. */
export type FieldPaths = ReadonlyMap<string, string>;

export interface FieldRefusal {
  /** Errors of fields of the graph's input. */
  fields: FieldError[];
  /** Shown above the form; null for none. */
  message: string | null;
}

const STATUSES: ReadonlySet<number> = new Set([400, 422]);

const FAULTS_MAXIMUM = 50;
const MESSAGE_CHARACTERS_MAXIMUM = 300;

const fieldRefusal = contractOf(FieldRefusalRecord);

/** `snake_case` to `camelCase`, each with its own prefix. */
export function fieldPaths(names: readonly string[], restPrefix = '', graphPrefix = ''): FieldPaths {
  return new Map(
    names.map((name) => [
      restPrefix + name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      graphPrefix + name,
    ]),
  );
}

/** Null when the answer has none. */
export function fieldRefusalOf(answer: RestAnswer<unknown>, paths: FieldPaths): FieldRefusal | null {
  if (answer.kind !== 'refused' || !STATUSES.has(answer.status)) return null;
  const reading = fieldRefusal.read(answer.json);
  if (!reading.ok) return null;
  const byField = new Map<string, string>();
  let message: string | null = null;
  for (const { loc, msg } of reading.body.detail.slice(0, FAULTS_MAXIMUM)) {
    const path = (loc.length > 1 && loc[0] === 'body' ? loc.slice(1) : loc).join('.');
    const field = paths.get(path);
    const said = messageOf(msg);
    if (field === undefined) message ??= said;
    else if (!byField.has(field)) byField.set(field, said);
  }
  return { fields: [...byField].map(([field, line]) => ({ field, message: line })), message };
}

/** Without the prefix that FastAPI adds. */
function messageOf(text: string): string {
  return cutTo(lineOf(text).replace(/^Value error, /, ''), MESSAGE_CHARACTERS_MAXIMUM) || 'Please check this.';
}
