import { note, type FeedOption, type Taken } from '../feed.rules.ts';
import { boolean, list, numeric, orNull, object, string } from './readers.rules.ts';

/** Pounds, or a percentage of the price. */
const adjuster = object({ adjuster: orNull(string), adjuster_value: orNull(numeric) });

const modifierValue = object({
  label: String,
  value_data: orNull(object({ checked_value: orNull(boolean) })),
  adjusters: orNull(
    object({ price: orNull(adjuster), purchasing_disabled: orNull(object({ status: orNull(boolean) })) }),
  ),
});

/** A choice besides the variant: https://developer.bigcommerce.com/docs/rest-catalog/product-modifiers */
export const modifier = object({
  display_name: string,
  type: orNull(string),
  required: orNull(boolean),
  option_values: orNull(list(modifierValue)),
  config: orNull(object({ product_list_adjusts_pricing: orNull(boolean) })),
});

export type Modifier = ReturnType<typeof modifier>;

/** Of values of all required modifiers. */
export interface Choice {
  options: FeedOption[];
  isDisabled: boolean;
  /** Adds its surcharge to a price, in centipence. */
  priced(price: number): number;
}

/** BigCommerce's own limit of variants per product. */
const CHOICES_MAXIMUM = 600;

const NO_CHOICE: Choice = { options: [], isDisabled: false, priced: (price) => price };

/** Without them the product cannot be bought. Null, with the reason, for typed text, an upload or a price elsewhere. */
export function requiredChoices(
  modifiers: readonly Modifier[],
  toCentipence: (pounds: number) => number,
): { choices: Choice[] } | { reason: string } {
  let choices: Choice[] = [NO_CHOICE];
  for (const { display_name: name, type, option_values: all, config } of modifiers.filter(({ required }) => required)) {
    const values = (all ?? []).filter(({ value_data: data }) => type !== 'checkbox' || data?.checked_value !== false);
    if (values.length === 0) return { reason: `“${name}” is required and has no values to choose from` };
    if (config?.product_list_adjusts_pricing)
      return { reason: `“${name}” is required and has the price of another product` };
    const more = values.map(({ label, adjusters }): Choice => {
      const { adjuster, adjuster_value: amount } = adjusters?.price ?? {};
      const isPart = adjuster === 'percentage';
      return {
        options: [{ name, value: label }],
        isDisabled: adjusters?.purchasing_disabled?.status ?? false,
        priced: (price) =>
          amount ? price + (isPart ? Math.round((price * amount) / 100) : toCentipence(amount)) : price,
      };
    });
    // Of two values with the same label the first counts, as with variants.
    choices = choices.flatMap((before) => more.map((next) => both(before, next)));
    if (choices.length > CHOICES_MAXIMUM)
      return { reason: `Its required modifiers make more than ${CHOICES_MAXIMUM} choices` };
  }
  return { choices };
}

function both(one: Choice, other: Choice): Choice {
  return {
    options: [...one.options, ...other.options],
    isDisabled: one.isDisabled || other.isDisabled,
    priced: (price) => other.priced(one.priced(price)),
  };
}

/** The shop does not sell them. */
export function notesOnOptional(modifiers: readonly Modifier[], row: number): Taken[] {
  const names = modifiers.filter(({ required }) => !required).map(({ display_name: name }) => `“${name}”`);
  return names.length > 0 ? [note(row, 'modifiers', `Optional modifiers are not taken: ${names.join(', ')}`)] : [];
}
