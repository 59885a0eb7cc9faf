import type { CatalogueProduct } from './catalogue.ts';

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) => Number.isFinite(value);
const isListOf =
  (isItem: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every((item) => isItem(item));
const isNumberOrMissing: Test = (value) => value === undefined || isNumber(value);

/** Other fields are ignored. */
function isRecord(fields: Readonly<Record<string, Test>>): Test {
  const tests = Object.entries(fields);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    // safe key: the names are those of the tests
    tests.every(([name, test]) => test((value as Record<string, unknown>)[name]));
}

const isImage = isRecord({ url: isText, description: isText });
const isField = isRecord({ name: isText, value: isText });
const isTextOrMissing: Test = (value) => value === undefined || isText(value);
const isSale = isRecord({ price: isNumber, startsAt: isTextOrMissing, endsAt: isTextOrMissing });
const isSaleOrMissing: Test = (value) => value === undefined || isSale(value);
const isVariant = isRecord({
  id: isNumber,
  sku: isText,
  price: isNumber,
  sale: isSaleOrMissing,
  inventoryLevel: isNumber,
  image: isImage,
  optionValues: isListOf(isRecord({ optionDisplayName: isText, label: isText })),
});
const isModifier = isRecord({
  id: isNumber,
  displayName: isText,
  optionValues: isListOf(
    isRecord({ id: isNumber, label: isText, price: isNumber, productId: isNumber, sku: isText, image: isImage }),
  ),
});

/** The fields that lists, search, carts and pages rely on. */
const TESTS = Object.entries({
  id: isNumber,
  name: isText,
  sku: isText,
  gtin: isText,
  url: isText,
  brandId: isNumber,
  categoryIds: isListOf(isNumber),
  inventoryTracking: isText,
  inventoryLevel: isNumber,
  availability: isText,
  price: isNumber,
  sale: isSaleOrMissing,
  retailPrice: isNumber,
  descriptionHtml: isText,
  warningHtml: isText,
  warranty: isRecord({
    boxContains: isListOf(isText),
    usefulInformation: isText,
    technicalInformation: isListOf(isRecord({ url: isText, text: isText })),
  }),
  rangeUrl: isText,
  customFields: isListOf(isField),
  images: isListOf(isImage),
  variants: isListOf(isVariant),
  modifiers: isListOf(isModifier),
  relatedCategoryId: isNumberOrMissing,
  popularity: isNumber,
  createdAt: isText,
} satisfies Partial<Record<keyof CatalogueProduct, Test>>);

/** Null for a valid product. */
export function invalidFieldOf(product: unknown): string | null {
  if (typeof product !== 'object' || product === null) return 'document';
  // safe key: the names are those of the tests
  return TESTS.find(([name, test]) => !test((product as Record<string, unknown>)[name]))?.[0] ?? null;
}
