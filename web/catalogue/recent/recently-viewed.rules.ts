import { parseJson } from '../../browser/storage/json.rules.ts';

export const VIEWED_MAXIMUM = 12;
/** Longer than any id of the graph; only bounds what is read. */
const ID_LENGTH_MAXIMUM = 500;

/** The last viewed first; none when nothing valid is stored. */
export function viewedFrom(text: string | null): string[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= ID_LENGTH_MAXIMUM)
    .slice(0, VIEWED_MAXIMUM);
}

/** Each once, the last viewed first. */
export function withViewed(viewed: readonly string[], id: string): string[] {
  return [id, ...viewed.filter((other) => other !== id)].slice(0, VIEWED_MAXIMUM);
}
