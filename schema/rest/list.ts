import { Type, type Static } from 'typebox';
import { BrandRecord } from './brand.ts';
import { ProductListItem } from './product.ts';
import { unitPricing } from './product/unit-pricing.ts';
import {
  entityId,
  ignoredWhenBroken,
  listOf,
  optionalFlag,
  optionalNumber,
  optionalPrice,
  optionalText,
  pageOf,
  text,
} from './values.ts';

export type FacetRecord = Static<typeof FacetRecord>;
export const FacetRecord = Type.Object(
  {
    name: text('The facet’s name, such as “IP Rating”.'),
    type: optionalText('`range` for a facet of numbers.'),
    values: Type.Array(
      Type.Object({
        name: text('The value.'),
        selected: optionalFlag('Whether the list is filtered by it.'),
        count: optionalNumber('The number of products with the value. Defaults to 0.'),
      }),
      { description: 'The values to filter by, at most `aggs_size`.' },
    ),
    values_total: optionalNumber('The total number of values.'),
    min: optionalNumber('The smallest value of a range.'),
    max: optionalNumber('The largest value of a range.'),
    selected_min: optionalNumber('The lower bound that the list is filtered by.'),
    selected_max: optionalNumber('The upper bound that the list is filtered by.'),
  },
  { title: 'FacetRecord', description: 'A facet of a list, such as a specification, with its values.' },
);

export type BrandFacetRecord = Static<typeof BrandFacetRecord>;
export const BrandFacetRecord = Type.Object(
  {
    id: entityId('The brand’s number.'),
    name: text('The brand’s name.'),
    brand_url: optionalText('The path of the brand’s page.'),
    selected: optionalFlag('Whether the list is filtered by it.'),
    count: optionalNumber('The number of its products in the list. Defaults to 0.'),
  },
  { title: 'BrandFacetRecord', description: 'A brand that a list can be filtered by.' },
);

/** `GET /categories/get_additional_filters/{id}` */
export const AdditionalFilters = Type.Object(
  { filters: listOf(FacetRecord, 'The facets to filter by.') },
  { title: 'AdditionalFilters', description: 'The facets of a category’s whole list.' },
);

/** An item of `GET /search_df`. */
export type SearchHit = Static<typeof SearchHit>;
export const SearchHit = Type.Object(
  {
    id: entityId('The product’s number.'),
    title: text('The product’s name.'),
    gtin: optionalText('Its global trade item number.'),
    brand: optionalText('The name of its brand.'),
    retail_price: optionalPrice('The recommended retail price; 0 when there is none.'),
    best_price: optionalPrice('The lowest price, of the product or of its variants.'),
    ...unitPricing,
    image_link: optionalText('The URL of its image.'),
    link: text('The path of its page.'),
    availability: optionalText('`in stock` or `out of stock`.'),
    modifiable: optionalFlag('Whether it has variants or add-ons to choose from.'),
  },
  { title: 'SearchHit', description: 'A product found for a term that is being typed.' },
);

/** `GET /search_df` */
export const SearchHitPage = Type.Object(
  { ...pageOf(SearchHit) },
  { title: 'SearchHitPage', description: 'One page of the products found for a term.' },
);

const UnderstoodPrice = Type.Object(
  {
    min: optionalNumber('The lowest price as the term says it, in pounds inc VAT.'),
    max: optionalNumber('The highest price as the term says it, in pounds inc VAT.'),
    query: text('The term without the words of the price, which was searched for.'),
  },
  { title: 'UnderstoodPrice', description: 'The price that a search term names in words, such as “under £20”.' },
);

const ReplacedWords = Type.Object(
  {
    words: text('The words of the term, such as “gunmetal”.'),
    instead: text('The nearest that is sold, such as “black nickel”.'),
  },
  { title: 'ReplacedWords', description: 'Words of a search term that no product is sold in.' },
);

/** `GET /search/{term}`, `GET /featured` and `POST /categories/get_products_with_filters` */
export type ProductPage = Static<typeof ProductPage>;
export const ProductPage = Type.Object(
  {
    ...pageOf(ProductListItem),
    filters: ignoredWhenBroken(
      listOf(FacetRecord, 'The facets to filter by. Each counts products that match all other filters.'),
    ),
    brands: ignoredWhenBroken(listOf(BrandFacetRecord, 'The brands to filter by, counted in the same way.')),
    min_price: optionalPrice('The lowest price of the products that match all filters but those by price.'),
    max_price: optionalPrice('The highest such price; 0 without any.'),
    in_stock_count: optionalNumber(
      'How many products that match all other filters are in stock. ' +
        'A shop that cannot filter by stock leaves it out, and the storefront offers no such filter.',
    ),
    on_sale_count: optionalNumber(
      'How many products that match all other filters are on sale. A shop that cannot filter by sale leaves it out.',
    ),
    corrected_query: optionalText('The corrected term that was searched for, when the given one has no matches.'),
    replaced_words: ignoredWhenBroken(
      listOf(
        ReplacedWords,
        'The words of the term that no product is sold in, each with what was searched for instead. Missing for none.',
      ),
    ),
    missing_word: optionalText('The word but for which products match the whole term. Missing when some match it.'),
    excluded_words: ignoredWhenBroken(
      Type.Array(Type.String(), {
        description: 'Words that the term rules out, such as “collar” of “shirt without collar”. Missing for none.',
      }),
    ),
    matching_all: optionalNumber(
      'How many of its products match every word of the term; the others match some. Missing for a filtered list.',
    ),
    understood_price: ignoredWhenBroken(
      UnderstoodPrice,
      'The price that the term names and the list is filtered by; missing when the request has its own.',
    ),
  },
  { title: 'ProductPage', description: 'One page of a list of products.' },
);

/** `POST /categories/get_category_by_url` */
export const CategoryPage = Type.Object(
  { category_products: ProductPage },
  { title: 'CategoryPage', description: 'One page of a category’s products.' },
);

/** `GET /suggest` */
export const Suggestions = Type.Object(
  {
    corrected_query: optionalText('The corrected term that was looked up, when the given one has no matches.'),
    terms: ignoredWhenBroken(Type.Array(Type.String(), { description: 'Terms that shoppers search for.' })),
    categories: ignoredWhenBroken(
      listOf(Type.Object({ id: entityId('The category’s number.') }), 'Categories whose names match.'),
    ),
    brands: ignoredWhenBroken(listOf(BrandRecord, 'Brands whose names match.')),
    products: ignoredWhenBroken(listOf(ProductListItem, 'Products that match.')),
    total: optionalNumber('The total number of matching products. Defaults to 0.'),
  },
  { title: 'Suggestions', description: 'Suggestions for a term being typed.' },
);
