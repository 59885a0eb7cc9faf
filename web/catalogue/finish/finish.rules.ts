import { wholeList } from '../list/list-state.rules.ts';
import { listSearch } from '../list/list-url.rules.ts';
import { FINISH } from './finishes.data.ts';

interface Maker {
  brand: string;
  names: readonly string[];
}

const list = new Intl.ListFormat('en-GB');

/** As many as a sentence can name. */
const NAMED_MAXIMUM = 8;

export function makersSummary(name: string, makers: readonly Maker[]): string {
  const byName = Map.groupBy(makers, ({ names }) => list.format(names));
  // Makers that use the family's name come first.
  const groups = [...byName].toSorted(([a], [b]) => Number(b === name) - Number(a === name));
  return groups.map(([called, group]) => `${brandsOf(group)} it ${called}.`).join(' ');
}

function brandsOf(makers: readonly Maker[]): string {
  const named = makers.slice(0, NAMED_MAXIMUM).map(({ brand }) => brand);
  const left = makers.length - named.length;
  const brands = list.format(left > 0 ? [...named, `${left} more`] : named);
  return `${brands} ${makers.length === 1 ? 'calls' : 'call'}`;
}

/** `names` are the department's own for the finish. */
export const filteredPath = (path: string, names: readonly string[]): string =>
  path + listSearch({ ...wholeList, facets: [{ name: FINISH, values: [...names], minimum: null, maximum: null }] });
