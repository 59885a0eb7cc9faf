import { slugOf } from '../../../domain/slug.rules.ts';
import type { Facet } from '../list/list.rules.ts';
import { finishFamilies } from './finish-families.data.ts';

/** The facet of finishes. */
export const FINISH_FACET = 'Finish';

/** One finish, by all the names that makers give it in the catalogue. */
export interface FinishFamily<Department> {
  name: string;
  slug: string;
  /** The makers' names that occur, the most frequent first. */
  labels: readonly string[];
  /** The names that occur in each department. Departments without the finish are missing. */
  labelsByDepartment: ReadonlyMap<Department, readonly string[]>;
}

/** A finish's slug belongs to the family whose names include it. */
const familyNameBySlug: ReadonlyMap<string, string> = new Map(
  finishFamilies.flatMap(([name, ...others]) => [name, ...others].map((one) => [slugOf(one), name] as const)),
);

/** The slug of the family that a finish's name belongs to, such as satin-brass for Brushed Brass. */
export function familySlug(slug: string): string {
  const name = familyNameBySlug.get(slug);
  return name === undefined ? slug : slugOf(name);
}

/** The families of the finishes in the departments' lists, the most frequent first. */
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
