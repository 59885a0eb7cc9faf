import type { Drawing } from '../catalogue/drawings/drawing.ts';
import type { FinishKey } from '../catalogue/drawings/finishes.data.ts';
import type { PictureKey } from './pictures/pictures.data.ts';

/** What a product looks like, before a view is chosen. */
export interface Picture {
  key: PictureKey;
  finish: FinishKey;
  accent?: FinishKey;
  /** Added to the picture's own options: a width, a gang count, a shape. */
  options?: Drawing['options'];
}

/** One value of an option, and what choosing it changes. */
export interface Choice {
  label: string;
  /** Ends the variant's SKU, such as `SB` or `2W`. */
  code: string;
  finish?: FinishKey;
  /** Multiplies the product's price; 1 when left out. */
  priceFactor?: number;
  /** Changes to the drawing, such as a longer handle. */
  options?: Drawing['options'];
}

/** An option shoppers choose from. Variants are every combination of a product's options, in this order. */
export interface Option {
  name: 'Finish' | 'Function' | 'Size';
  choices: readonly Choice[];
}

/** A group of add-ons: every product that offers itself under `offer` becomes one of its choices. */
export interface AddOn {
  displayName: string;
  offer: string;
}

/** A custom field; several rows of one name are several values of one filter. */
export type Specification = readonly [name: string, value: string | number];

/** A product as the trade would list it, before ids, stock, prices ex VAT and images are worked out. */
export interface Draft {
  /** Unique and lasting: every choice made for this product is seeded by it. */
  key: string;
  name: string;
  /** Unique within the brand, such as `VTG-RS12`; the SKU is made from it. */
  code: string;
  /** The last part of the brand's address. */
  brand: string;
  /** Address of the category it lives in. */
  category: string;
  /** Addresses of other categories that list it. */
  alsoIn?: readonly string[];
  picture: Picture;
  /** Pounds, inc VAT, before it is brought to a shelf price. */
  price: number;
  options?: readonly Option[];
  specifications: readonly Specification[];
  /** Made for rooms with a bath or shower: its zones follow from its specifications. */
  forBathrooms?: boolean;
  /** HTML paragraphs and the list of features. */
  descriptionHtml: string;
  warningHtml?: string;
  boxContains: readonly string[];
  usefulInformation: string;
  documents?: readonly { url: string; text: string }[];
  /** What the range page is searched by, such as `Heritage Brass Vintage`. */
  range?: string;
  addOns?: readonly AddOn[];
  /** This product as a choice of other products' add-ons. */
  offers?: readonly { offer: string; label: string }[];
  /** Never counted: sold by the metre, cut or made when ordered. */
  uncounted?: boolean;
  /** −1 for slow sellers to +1 for best sellers. */
  demand?: number;
}
