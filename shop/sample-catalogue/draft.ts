import type { Drawing } from './drawings/drawing.ts';
import type { FinishKey } from './drawings/finishes.data.ts';
import type { PictureKey } from './pictures/pictures.data.ts';

/** The parameters of a product's drawing, without the view. */
export interface Picture {
  key: PictureKey;
  finish: FinishKey;
  accent?: FinishKey;
  /** Added to the drawing's options: a width, a gang count, a shape. */
  options?: Drawing['options'];
}

/** A value of an option, and its effects. */
export interface Choice {
  label: string;
  /** The suffix of the variant's SKU, such as `SB` or `2W`. */
  code: string;
  finish?: FinishKey;
  /** Multiplies the product's price. Defaults to 1. */
  priceFactor?: number;
  /** Changes to the drawing, such as a longer handle. */
  options?: Drawing['options'];
}

/** An option. The variants are all combinations of a product's options, in this order. */
export interface Option {
  name: 'Finish' | 'Function' | 'Size';
  choices: readonly Choice[];
}

/** A group of add-ons: its choices are all products with the same `offer`. */
export interface AddOn {
  displayName: string;
  offer: string;
}

/** A custom field; several with one name are several values of one filter. */
export type Specification = readonly [name: string, value: string | number];

/** A product before ids, stock, prices ex VAT and images are assigned. */
export interface Draft {
  /** Unique and stable: the seed of every random choice for this product. */
  key: string;
  name: string;
  /** Unique within the brand, such as `VTG-RS12`; part of the SKU. */
  code: string;
  /** The brand's slug. */
  brand: string;
  /** Address of its main category. */
  category: string;
  /** Addresses of other categories that list it. */
  alsoIn?: readonly string[];
  picture: Picture;
  /** Pounds inc VAT, before rounding to a retail price. */
  price: number;
  options?: readonly Option[];
  specifications: readonly Specification[];
  /** Whether it is made for rooms with a bath or shower; its zones follow from its specifications. */
  forBathrooms?: boolean;
  /** HTML: paragraphs and a list of features. */
  descriptionHtml: string;
  warningHtml?: string;
  boxContains: readonly string[];
  usefulInformation: string;
  documents?: readonly { url: string; text: string }[];
  /** The search term of the range's page, such as `Heritage Brass Vintage`. */
  range?: string;
  addOns?: readonly AddOn[];
  /** The add-on groups of other products that it is a choice of. */
  offers?: readonly { offer: string; label: string }[];
  /** Whether stock is not tracked: sold by the metre, cut or made to order. */
  uncounted?: boolean;
  /** Ids that it takes. Defaults to 1. */
  ids?: number;
  /** −1 for slow sellers to +1 for best sellers. */
  demand?: number;
}
