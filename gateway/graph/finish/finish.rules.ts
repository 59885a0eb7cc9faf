import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { Facet } from '../list/list.rules.ts';
import { finishFamilies } from './finish-families.data.ts';

export const FINISH_FACET = 'Finish';

/** By all the names that makers give it in the catalogue. */
export interface FinishFamily<Department> {
  name: string;
  slug: string;
  /** The makers' names that occur, the most frequent first. */
  labels: readonly string[];
  /** Departments without the finish are missing. */
  labelsByDepartment: ReadonlyMap<Department, readonly string[]>;
}

const familyNameBySlug: ReadonlyMap<string, string> = new Map(
  finishFamilies.flatMap(([name, ...others]) => [name, ...others].map((one) => [slugOf(one), name] as const)),
);

/** The slug of the family that a finish's name belongs to, such as satin-brass for Brushed Brass. */
export function familySlug(slug: string): string {
  const name = familyNameBySlug.get(slug);
  return name === undefined ? slug : slugOf(name);
}

/** Longest first: "Antique Brass" is no "Brass". */
const finishNames: readonly string[] = finishFamilies.flat().toSorted((a, b) => b.length - a.length);

/** White before these is a colour of light. */
const LIGHT_COLOURS = /\b(?:warm|cool|cold|neutral|natural|soft|daylight|extra)\s+white\b/gi;

/** The longest finish among words between spaces, and the words without it; null for none. */
function namedFinish(words: string): [finish: string, rest: string] | null {
  for (const finish of finishNames) {
    const wanted = ` ${slugOf(finish).replaceAll('-', ' ')} `;
    if (words.includes(wanted)) return [finish, words.replaceAll(wanted, ' , ')];
  }
  return null;
}

const SPECIFICATION_NAMES = new Set(['finish', 'plate finish', 'metal finish', 'finish colour', 'colour finish']);

/** By its specification or else by its name; null for none, or for several. */
export function finishOf(name: string, specifications: readonly { name: string; value: string }[]): string | null {
  const specified = specifications.filter((one) => SPECIFICATION_NAMES.has(one.name.toLowerCase()));
  if (specified.length > 0) {
    const [value = '', ...others] = new Set(specified.map((one) => one.value));
    return others.length === 0 && value !== '' && !value.includes(',') ? value : null;
  }
  const words = ` ${slugOf(name.replace(LIGHT_COLOURS, '')).replaceAll('-', ' ')} `;
  const [named, rest] = namedFinish(words) ?? [null, ''];
  return namedFinish(rest) === null ? named : null;
}

/** The most frequent first. */
export function familiesOf<Department>(
  lists: readonly { department: Department; facets: readonly Facet[] }[],
): FinishFamily<Department>[] {
  const found = lists.flatMap(({ department, facets }) =>
    (facets.find(({ name }) => name === FINISH_FACET)?.values ?? [])
      .filter(({ value }) => slugOf(value) !== '')
      .map(({ value, count }) => ({ department, label: value, count })),
  );
  return [...Map.groupBy(found, ({ label }) => familySlug(slugOf(label)))]
    .map(([slug, all]) => ({ slug, all, total: all.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => b.total - a.total)
    .map(({ slug, all }) => {
      const counts = new Map<string, number>();
      for (const { label, count } of all) counts.set(label, (counts.get(label) ?? 0) + count);
      const labels = [...counts].toSorted(([, a], [, b]) => b - a).map(([label]) => label);
      return {
        slug,
        name: familyNameBySlug.get(slug) ?? labels[0] ?? slug,
        labels,
        labelsByDepartment: new Map(
          [...Map.groupBy(all, ({ department }) => department)].map(([department, its]) => [
            department,
            its.map(({ label }) => label),
          ]),
        ),
      };
    });
}

interface InFinish {
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
}

/** The first in stock, or else the first, with the slug's finish or else of its family. Null when there is none. */
export function variantInFinish<Variant extends InFinish>(
  variants: readonly Variant[],
  slug: string,
  isInStock: (variant: Variant) => boolean,
): Variant | null {
  const finished = variants.flatMap((variant) => {
    const finish = variant.selectedOptions.find(({ name }) => name === FINISH_FACET);
    return finish ? [{ variant, own: slugOf(finish.value) }] : [];
  });
  const sameName = finished.filter(({ own }) => own === slug);
  const family = familySlug(slug);
  const found = (sameName.length > 0 ? sameName : finished.filter(({ own }) => familySlug(own) === family)).map(
    ({ variant }) => variant,
  );
  return found.find(isInStock) ?? found[0] ?? null;
}

export function offersFinish(
  options: readonly { readonly name: string; readonly labels: readonly string[] }[],
  slug: string,
): boolean {
  const family = familySlug(slug);
  return options.some(
    ({ name, labels }) => name === FINISH_FACET && labels.some((label) => familySlug(slugOf(label)) === family),
  );
}

/** The first product of each kind, then the others of a list in their order. Each product once. */
export function oneOfEachFirst<Item extends { readonly path: string }>(
  kinds: readonly (readonly Item[])[],
  list: readonly Item[],
): Item[] {
  const leading = kinds.flatMap((kind) => kind.slice(0, 1));
  return [...new Map([...leading, ...list].map((product) => [product.path, product])).values()];
}
