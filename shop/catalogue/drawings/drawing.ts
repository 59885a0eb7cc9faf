import type { FinishKey } from './finishes.data.ts';

/** How a product is shown: as a studio shot, in use (lit, fitted, three-quarter), or as a dimensioned line drawing. */
export type DrawingView = 'front' | 'in-use' | 'dimensions';

/**
 * Everything a drawing depends on. A product's drawing is a pure function of this record:
 * the same record always gives the same bytes.
 */
export interface Drawing {
  /** A key of the family table, such as `pendant-dome`, `bulb-gls` or `plate-switch`. */
  family: string;
  finish: FinishKey;
  view: DrawingView;
  /** A second finish where a family has two: the trim of a painted shade, the inserts of a plate. */
  accent?: FinishKey;
  /** Family-specific numbers in millimetres or counts (`width`, `height`, `gang`, `heads` …) and named variants (`shape`, `glass` …). */
  options: Readonly<Record<string, number | string | boolean>>;
}

/** Draws one family: returns the complete 800 × 800 SVG document. */
export type DrawFamily = (drawing: Drawing) => string;
