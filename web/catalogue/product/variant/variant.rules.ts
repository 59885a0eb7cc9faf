import { slugOf } from '@storefront/domain/slug.rules.ts';
export interface Option {
  readonly name: string;
  readonly values: readonly { readonly label: string }[];
}

export interface Combination {
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
  readonly stock: { readonly maximumQuantity?: number | null };
}

export interface Priced extends Pick<Combination, 'selectedOptions'> {
  readonly price: { readonly incVat: { readonly pence: number } };
}

/** The chosen value by the option type's name. */
export type Selection = ReadonlyMap<string, string>;

/** In combination with the other chosen values. */
export type Availability = 'available' | 'sold out' | 'not made';

/** Never preselected, because finishes are a matter of taste. */
const NEVER_CHOSEN = 'Finish';

/** Defaults to the first variant's value rather than to its first value. */
const AS_FIRST_VARIANT = 'Function';

/** The first of each type, but no finish unless there is only one. */
export function defaultSelection(options: readonly Option[], variants: readonly Combination[]): Selection {
  const selection = new Map<string, string>();
  for (const { name, values } of options) {
    const first = name === AS_FIRST_VARIANT ? variants[0] && valueOf(variants[0], name) : values[0]?.label;
    if (first !== undefined && (name !== NEVER_CHOSEN || values.length === 1)) selection.set(name, first);
  }
  return selection;
}

/** Over the defaults; unknown values are dropped. */
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

/** Option types in display order, without unknown values and other parameters. */
export function selectedSearch(parameters: URLSearchParams, options: readonly Option[]): string {
  const selected = new URLSearchParams(
    options.flatMap(({ name, values }) => {
      const wanted = parameters.get(slugOf(name));
      return wanted !== null && values.some(({ label }) => slugOf(label) === wanted) ? [[slugOf(name), wanted]] : [];
    }),
  ).toString();
  return selected && `?${selected}`;
}

/** Option types in display order, other parameters unchanged. */
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

/** The only variant with the selected value of every option type; null for none and for several. */
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

/** The first option type without a value; null when every type has one. */
export function missingOption(options: readonly Option[], selection: Selection): string | null {
  return options.find(({ name }) => !selection.has(name))?.name ?? null;
}

/** In combination with the selected values of the other option types. */
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

/** The cheapest variant of each value, in combination with the other selected ones. Empty where all cost the same. */
export function cheapestOfEach<Variant extends Priced>(
  variants: readonly Variant[],
  selection: Selection,
  { name, values }: Option,
): ReadonlyMap<string, { variant: Variant; isFrom: boolean }> {
  const cheapest = values.flatMap(({ label }) => {
    const wished = new Map(selection).set(name, label);
    const matching = variants.filter((variant) => agrees(variant, wished));
    const [variant, ...others] = matching.toSorted((a, b) => penceOf(a) - penceOf(b));
    const isFrom = others.some((other) => variant && penceOf(other) > penceOf(variant));
    return variant ? [[label, { variant, isFrom }] as const] : [];
  });
  const differs = new Set(cheapest.map(([, { variant }]) => penceOf(variant))).size > 1;
  return new Map(differs ? cheapest : []);
}

const penceOf = ({ price }: Priced): number => price.incVat.pence;

/** Such as "Please select a finish." */
export function requestFor(name: string): string {
  return `Please select ${withArticle(name)}.`;
}

/** Such as "Choose a finish". */
export function invitationFor(name: string): string {
  return `Choose ${withArticle(name)}`;
}

function withArticle(name: string): string {
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a';
  const isAbbreviation = /^[A-Z]{2}/.test(name);
  return `${article} ${isAbbreviation ? name : name.toLowerCase()}`;
}

function agrees(variant: Pick<Combination, 'selectedOptions'>, selection: Selection): boolean {
  return [...selection].every(([name, value]) => (valueOf(variant, name) ?? value) === value);
}

function valueOf(variant: Pick<Combination, 'selectedOptions'>, name: string): string | undefined {
  return variant.selectedOptions.find((option) => option.name === name)?.value;
}
