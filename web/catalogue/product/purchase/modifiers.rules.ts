import { slugOf } from '@storefront/domain/slug.rules.ts';

/** Options whose label names the finish come first; the others keep their order. */
export function inFinishFirst<Option extends { readonly label: string }>(
  options: readonly Option[],
  finish: string | null,
): readonly Option[] {
  if (finish === null) return options;
  const isInFinish = ({ label }: Option) => `-${slugOf(label)}-`.includes(`-${slugOf(finish)}-`);
  return options.toSorted((a, b) => Number(isInFinish(b)) - Number(isInFinish(a)));
}
