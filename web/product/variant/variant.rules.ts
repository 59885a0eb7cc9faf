import { slugOf } from '../../../domain/slug.rules.ts';
/** One option type of a product, its values in display order. */
export interface Option {
  readonly name: string;
  readonly values: readonly { readonly label: string }[];
}

/** The part of a variant that choosing depends on. */
export interface Combination {
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
  readonly stock: { readonly maximumQuantity?: number | null };
}

/** The chosen value of each option type that has one, by the type's name. */
export type Selection = ReadonlyMap<string, string>;

/** How a value stands with what else is chosen. */
export type Availability = 'available' | 'sold out' | 'not made';

/** The option type that a shopper must choose: a finish is a matter of taste. */
const NEVER_CHOSEN = 'Finish';

/** The option type whose default is what the first variant does, whatever the order of its values. */
const AS_FIRST_VARIANT = 'Function';

/** What is chosen before the shopper chooses: the first value of each type; of finishes none, unless there is just one. */
export function defaultSelection(options: readonly Option[], variants: readonly Combination[]): Selection {
  const selection = new Map<string, string>();
  for (const { name, values } of options) {
    const first = name === AS_FIRST_VARIANT ? variants[0] && valueOf(variants[0], name) : values[0]?.label;
    if (first !== undefined && (name !== NEVER_CHOSEN || values.length === 1)) selection.set(name, first);
  }
  return selection;
}

/** What an address says is chosen, over the defaults; values that the product does not have are dropped. */
export function selectionFrom(
  parameters: URLSearchParams,
  options: readonly Option[],
  variants: readonly Combination[],
): Selection {
  const selection = new Map(defaultSelection(options, variants));
  for (const { name, values } of options) {
    const wanted = parameters.get(slugOf(name));
    const value = values.find(({ label }) => slugOf(label) === wanted);
    if (value) selection.set(name, value.label);
  }
  return selection;
}

/** The query part of an address in which a value is chosen: option types in display order, everything else as it was. */
export function searchChoosing(
  parameters: URLSearchParams,
  options: readonly Option[],
  name: string,
  label: string,
): string {
  const chosen = new URLSearchParams(parameters);
  chosen.set(slugOf(name), slugOf(label));
  const ordered = new URLSearchParams();
  for (const option of options) {
    const key = slugOf(option.name);
    const value = chosen.get(key);
    if (value) ordered.set(key, value);
    chosen.delete(key);
  }
  for (const [key, value] of chosen) ordered.append(key, value);
  return `?${ordered.toString()}`;
}

/** The variant that is chosen: every option type has a value, and just one variant has them all. */
export function chosenVariant<Variant extends Combination>(
  variants: readonly Variant[],
  options: readonly Option[],
  selection: Selection,
): Variant | null {
  if (variants.length === 1) return variants[0] ?? null;
  if (missingOption(options, selection) !== null) return null;
  const matching = variants.filter((variant) => agrees(variant, selection));
  return matching.length === 1 ? (matching[0] ?? null) : null;
}

/** The first option type without a chosen value; null when every type has one. */
export function missingOption(options: readonly Option[], selection: Selection): string | null {
  return options.find(({ name }) => !selection.has(name))?.name ?? null;
}

/** Whether a value can be had together with what is chosen of the other option types. */
export function availabilityOf(
  variants: readonly Combination[],
  selection: Selection,
  name: string,
  label: string,
): Availability {
  const wished = new Map(selection).set(name, label);
  const matching = variants.filter((variant) => agrees(variant, wished));
  if (matching.length === 0) return 'not made';
  return matching.some(({ stock }) => stock.maximumQuantity !== 0) ? 'available' : 'sold out';
}

/** What the shopper is asked for, such as 'Please select a finish.' */
export function requestFor(name: string): string {
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a';
  const isAbbreviation = /^[A-Z]{2}/.test(name);
  return `Please select ${article} ${isAbbreviation ? name : name.toLowerCase()}.`;
}

function agrees(variant: Combination, selection: Selection): boolean {
  return [...selection].every(([name, value]) => (valueOf(variant, name) ?? value) === value);
}

function valueOf(variant: Combination, name: string): string | undefined {
  return variant.selectedOptions.find((option) => option.name === name)?.value;
}
