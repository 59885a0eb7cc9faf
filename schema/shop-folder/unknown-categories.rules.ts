import { closest } from 'fastest-levenshtein';
import { checksOf, findingsOf, type Finding } from '../settings/finding.rules.ts';

const folder = checksOf('docs/recipes.md#a-shop-of-your-own');

/** `shop.yaml` names them and the catalogue, if it has paths, does not: they would be ignored. */
export const categoryFindings = ({ named }: { named: readonly string[] }, paths: readonly string[]): Finding[] =>
  named.flatMap((path) =>
    findingsOf({
      categories: folder.should(
        paths.length > 0 && !paths.includes(path),
        `shop.yaml arranges a category that the catalogue does not have: ${path}`,
        `Write its path as the shop does, perhaps ${closest(path, paths)}, or take it out.`,
      ),
    }),
  );
