import type { FilteredRows, Selection } from './filter-rows.ts';
import { CATEGORY_FIELD } from './facet-fields.rules.ts';
import { listed, offeredValues } from './offered-values.rules.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface ListFacet {
  name: string;
  isRange: boolean;
  values: { value: string; count: number; selected: boolean }[];
  /** The number of values, listed or not. */
  total: number;
  /** For a range: its bounds among the products, and the selected bounds; null for none. */
  minimum: number | null;
  maximum: number | null;
  selectedMinimum: number | null;
  selectedMaximum: number | null;
}

export interface ListCategory {
  id: number;
  count: number;
  selected: boolean;
}

const numeric = new Intl.Collator('en-GB', { numeric: true });
const finite = (number: number) => (Number.isFinite(number) ? number : null);

/** Those that tell the products apart, the ones of most products first. */
export function facetsOf(
  vocabulary: Vocabulary,
  { rows, valueCounts, fieldCounts }: FilteredRows,
  { fields }: Selection,
  size: number,
): ListFacet[] {
  const coverage = new Map<ListFacet, number>();
  vocabulary.fields.forEach(({ name, isRange, isOption, valueIds }, fieldId) => {
    if (name === CATEGORY_FIELD) return;
    const selection = fields.find((field) => field.fieldId === fieldId);
    const found = valueIds.flatMap((id) => {
      const count = valueCounts[id] ?? 0;
      const selected = selection?.valueIds.has(id) ?? false;
      return count > 0 || selected
        ? [{ value: vocabulary.text(id), count, selected, number: vocabulary.numbers[id] ?? Number.NaN }]
        : [];
    });
    const values = offeredValues(found, {
      total: rows.length,
      covered: fieldCounts[fieldId] ?? 0,
      isRange,
      isOption,
      isSelected: Boolean(selection),
    }).toSorted((a, b) => (isRange ? a.number - b.number : b.count - a.count) || numeric.compare(a.value, b.value));
    if (values.length === 0) return;
    const numbers = isRange ? values.map(({ number }) => number).filter(Number.isFinite) : [];
    const facet: ListFacet = {
      name,
      isRange,
      values: listed(values, size).map(({ value, count, selected }) => ({ value, count, selected })),
      total: values.length,
      minimum: numbers[0] ?? null,
      maximum: numbers.at(-1) ?? null,
      selectedMinimum: selection ? finite(selection.minimum) : null,
      selectedMaximum: selection ? finite(selection.maximum) : null,
    };
    const covered = values.reduce((sum, { count }) => sum + count, 0);
    coverage.set(facet, covered);
  });
  const coveredBy = (facet: ListFacet) => coverage.get(facet) ?? 0;
  return [...coverage.keys()].sort((a, b) => coveredBy(b) - coveredBy(a) || (a.name < b.name ? -1 : 1));
}

export function categoriesOf(
  vocabulary: Vocabulary,
  { valueCounts }: FilteredRows,
  { fields }: Selection,
): ListCategory[] {
  const fieldId = vocabulary.fieldId(CATEGORY_FIELD);
  const selection = fields.find((field) => field.fieldId === fieldId);
  return (vocabulary.fields[fieldId]?.valueIds ?? []).flatMap((valueId) => {
    const count = valueCounts[valueId] ?? 0;
    const selected = selection?.valueIds.has(valueId) ?? false;
    return count > 0 || selected ? [{ id: Number(vocabulary.text(valueId)), count, selected }] : [];
  });
}
