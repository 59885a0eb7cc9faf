/** A product in a mail. */
export interface LetterItem {
  /** Quantity and name. */
  name: string;
  /** Code, unit price and the like. */
  details: readonly string[];
  amount: string;
  /** The picture's path at the shop; null for none. */
  picture: string | null;
}

/** A part of a mail, rendered as text and as HTML. All texts are plain: the layout escapes them. */
export interface Section {
  heading: string;
  items?: readonly LetterItem[];
  /** Label and amount, in two columns. */
  rows?: readonly (readonly [what: string, howMuch: string])[];
  /** One paragraph each. */
  lines?: readonly string[];
}

/** The content of a mail, without its form. */
export interface Letter {
  to: string;
  subject: string;
  /** The first line, such as a greeting. */
  greeting: string;
  paragraphs?: readonly string[];
  /** A link to the shop. The path starts with a slash. */
  button?: { path: string; label: string };
  /** Paragraphs below the button. */
  afterwards?: readonly string[];
  sections?: readonly Section[];
}
