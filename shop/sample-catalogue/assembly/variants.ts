import type { CatalogueVariant } from '@storefront/embedded/catalogue/catalogue.ts';
import type { Choice, Draft } from '../draft.ts';
import { imageOf, type Place } from '../pictures/images.ts';
import { randomFrom } from '../random.ts';
import { shelfPrice } from './price.rules.ts';
import { stockLevel, trackingOf } from './stock.ts';

/** Of combinations, such as an intermediate switch in copper. */
const NOT_MADE = 0.05;
const WHOLLY_SOLD_OUT = 0.015;

interface Picked {
  name: string;
  /** Whether it is the first of its option's choices. */
  first: boolean;
  choice: Choice;
  valueId: number;
}

/** The combinations of options that exist. Empty for a product without options. */
export function variantsOf(draft: Draft, productId: number, sku: string, place: Place): CatalogueVariant[] {
  const options = draft.options ?? [];
  if (options.length === 0) return [];
  const random = randomFrom(`variants ${draft.key}`);
  const soldOut = random.chance(WHOLLY_SOLD_OUT);
  const counted = trackingOf(draft, true) !== 'none';
  return combinationsOf(draft, productId)
    .filter((picked) => isMade(picked, random.next()))
    .map((picked, index): CatalogueVariant => {
      // Of cable, flex and LED strip the size is the length.
      const length = picked.find(({ choice }) => choice.label.endsWith(' m'))?.choice.label;
      const level = counted && !soldOut ? stockLevel(random) : 0;
      return {
        id: productId * 100 + index,
        sku: [sku, ...picked.map(({ choice }) => choice.code)].join('-'),
        price: shelfPrice(picked.reduce((price, { choice }) => price * (choice.priceFactor ?? 1), draft.price)),
        ...(length !== undefined && { unitPricing: { measure: length } }),
        inventoryLevel: level,
        image: variantImage(draft, picked, place),
        optionValues: picked.map(({ name, choice, valueId }) => ({
          id: valueId,
          optionDisplayName: name,
          label: choice.label,
        })),
      };
    });
}

function combinationsOf(draft: Draft, productId: number): Picked[][] {
  let valueId = productId * 100;
  return (draft.options ?? []).reduce<Picked[][]>(
    (rows, { name, choices }) => {
      const values = choices.map((choice, index): Picked => ({
        name,
        choice,
        first: index === 0,
        valueId: (valueId += 1),
      }));
      return rows.flatMap((row) => values.map((value) => [...row, value]));
    },
    [[]],
  );
}

/** The first value of the last option always exists: every other value has a variant. */
function isMade(picked: readonly Picked[], chance: number): boolean {
  return picked.length < 2 || picked.at(-1)?.first === true || chance >= NOT_MADE;
}

function variantImage(draft: Draft, picked: readonly Picked[], place: Place) {
  const finish = picked.find(({ choice }) => choice.finish)?.choice.finish;
  const options = Object.assign({}, draft.picture.options, ...picked.map(({ choice }) => choice.options));
  return imageOf(
    place,
    { ...draft.picture, options },
    'front',
    `${draft.name}, ${picked.map(({ choice }) => choice.label).join(', ')}`,
    finish,
  );
}
