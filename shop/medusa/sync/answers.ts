import { type Static, Type } from 'typebox';

/** Bounded, as everything from outside. */
const Id = Type.String({ minLength: 1, maxLength: 100 });
const Text = (characters: number) => Type.String({ maxLength: characters });
const MaybeText = (characters: number) => Type.Optional(Type.Union([Text(characters), Type.Null()]));
const MaybeNumber = Type.Optional(Type.Union([Type.Number(), Type.Null()]));
const Metadata = Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]));

const Price = Type.Object({
  currency_code: Text(10),
  is_calculated_price_tax_inclusive: Type.Boolean(),
  calculated_amount: Type.Number(),
  is_original_price_price_list: Type.Boolean(),
  original_amount: MaybeNumber,
  /** Only with a country. */
  calculated_amount_with_tax: MaybeNumber,
  calculated_amount_without_tax: MaybeNumber,
  calculated_price: Type.Object({ price_list_type: MaybeText(100) }),
});

const Variant = Type.Object({
  id: Id,
  sku: MaybeText(200),
  barcode: MaybeText(200),
  ean: MaybeText(200),
  upc: MaybeText(200),
  weight: MaybeNumber,
  thumbnail: MaybeText(2_000),
  allow_backorder: Type.Boolean(),
  manage_inventory: Type.Boolean(),
  variant_rank: MaybeNumber,
  created_at: Text(40),
  options: Type.Array(Type.Object({ option_id: Id, value: Text(500) }), { maxItems: 20 }),
  /** Null for none in the region. */
  calculated_price: Type.Optional(Type.Union([Price, Type.Null()])),
  /** Over all stock locations of the sales channel, less what is reserved. */
  inventory_quantity: MaybeNumber,
});
export type MedusaVariantAnswer = Static<typeof Variant>;

export const Product = Type.Object({
  id: Id,
  title: Text(1_000),
  handle: Text(1_000),
  description: MaybeText(200_000),
  is_giftcard: Type.Optional(Type.Boolean()),
  collection_id: MaybeText(100),
  thumbnail: MaybeText(2_000),
  weight: MaybeNumber,
  material: MaybeText(500),
  metadata: Metadata,
  variants: Type.Union([Type.Array(Variant, { maxItems: 1_000 }), Type.Null()]),
  options: Type.Array(Type.Object({ id: Id, title: Text(500) }), { maxItems: 20 }),
  images: Type.Array(Type.Object({ url: Text(2_000), rank: MaybeNumber, metadata: Metadata }), { maxItems: 500 }),
  categories: Type.Array(Type.Object({ id: Id }), { maxItems: 500 }),
  tags: Type.Optional(Type.Array(Type.Object({ value: Text(500) }), { maxItems: 500 })),
});
export type MedusaProduct = Static<typeof Product>;

/** Medusa leaves relations out when single fields of them are named. */
export const PRODUCT_FIELDS = [
  '*categories,*images,*options,*tags,+metadata,+weight,+material',
  '*variants,*variants.options,*variants.calculated_price,+variants.inventory_quantity',
].join(',');

/** Products are checked one by one: a faulty one must not fail the others. */
export const ProductPage = Type.Object({ products: Type.Array(Type.Object({ id: Id })), count: Type.Integer() });

const Category = Type.Object({
  id: Id,
  name: Text(1_000),
  handle: Text(1_000),
  description: MaybeText(200_000),
  parent_category_id: MaybeText(100),
  rank: MaybeNumber,
  metadata: Metadata,
});
export const CategoryPage = Type.Object({ product_categories: Type.Array(Category), count: Type.Integer() });
export type MedusaCategory = Static<typeof Category>;

const Collection = Type.Object({ id: Id, title: Text(1_000), handle: Text(1_000), metadata: Metadata });
export const CollectionPage = Type.Object({ collections: Type.Array(Collection), count: Type.Integer() });
export type MedusaCollection = Static<typeof Collection>;
