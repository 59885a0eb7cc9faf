import type { Drawing } from './drawings/drawing.ts';
import type { FinishKey } from './drawings/finishes.data.ts';
import type { PictureKey } from './pictures/pictures.data.ts';

/** Without the view. */
export interface Picture {
  key: PictureKey;
  finish: FinishKey;
  accent?: FinishKey;
  /** A width, a gang count, a shape. */
  options?: Drawing['options'];
}

export interface Choice {
  label: string;
  /** The suffix of the SKU, such as `SB` or `2W`. */
  code: string;
  finish?: FinishKey;
  /** Defaults to 1. */
  priceFactor?: number;
  /** Such as a longer handle. */
  options?: Drawing['options'];
}

/** The variants are all combinations of a product's options, in this order. */
export interface Option {
  name: 'Finish' | 'Function' | 'Size';
  choices: readonly Choice[];
}

/** Its choices are all products with the same `offer`. */
export interface AddOn {
  displayName: string;
  offer: string;
}

/** Several with one name are several values of one filter. */
export type Specification = readonly [name: string, value: string | number];

/** Without ids, stock, prices ex VAT and images. */
export interface Draft {
  /** Unique and stable: the seed of every random choice. */
  key: string;
  name: string;
  /** Unique within the brand, such as `VTG-RS12`; part of the SKU. */
  code: string;
  /** A slug. */
  brand: string;
  /** The address of the main one. */
  category: string;
  /** Addresses. */
  alsoIn?: readonly string[];
  picture: Picture;
  /** Pounds inc VAT, before rounding to a retail price. */
  price: number;
  options?: readonly Option[];
  specifications: readonly Specification[];
  /** For rooms with a bath or shower; zones follow from the specifications. */
  forBathrooms?: boolean;
  /** Paragraphs and a list of features. */
  descriptionHtml: string;
  warningHtml?: string;
  boxContains: readonly string[];
  usefulInformation: string;
  documents?: readonly { url: string; text: string }[];
  /** The search term of its page, such as `Heritage Brass Vintage`. */
  range?: string;
  addOns?: readonly AddOn[];
  /** Groups of other products' add-ons that it is a choice of. */
  offers?: readonly { offer: string; label: string }[];
  /** Sold by the metre, cut or made to order. */
  uncounted?: boolean;
  /** Defaults to 1. */
  ids?: number;
  /** −1 for slow sellers to +1 for best sellers. */
  demand?: number;
}
