import type { FinishKey } from './finishes.data.ts';

/** The view: a studio shot, in use (lit or fitted), or a line drawing with dimensions. */
export type DrawingView = 'front' | 'in-use' | 'dimensions';

/**
 * The parameters of a drawing, which is a pure function of them: the same parameters always give the same bytes.
 */
export interface Drawing {
  /** A key of the family table, such as `pendant-dome`, `bulb-gls` or `plate-switch`. */
  family: string;
  finish: FinishKey;
  view: DrawingView;
  /** A second finish where a family has one: the trim of a painted shade, the inserts of a plate. */
  accent?: FinishKey;
  /** Family-specific: millimetres or counts (`width`, `height`, `gang`, `heads` …) and named forms (`shape`, `glass` …). */
  options: Readonly<Record<string, number | string | boolean>>;
}

/** Draws one family: returns the complete 800 × 800 SVG document. */
export type DrawFamily = (drawing: Drawing) => string;
