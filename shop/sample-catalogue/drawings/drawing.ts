import type { FinishKey } from './finishes.data.ts';

/** A studio shot, in use (lit or fitted), or a line drawing with dimensions. */
export type DrawingView = 'front' | 'in-use' | 'dimensions';

/** The same parameters always give the same bytes. */
export interface Drawing {
  /** Such as `pendant-dome`, `bulb-gls` or `plate-switch`. */
  family: string;
  finish: FinishKey;
  view: DrawingView;
  /** The trim of a painted shade, the inserts of a plate. */
  accent?: FinishKey;
  /** Millimetres or counts (`width`, `height`, `gang`, `heads` …) and named forms (`shape`, `glass` …). */
  options: Readonly<Record<string, number | string | boolean>>;
}

/** Returns the complete 800 × 800 SVG document. */
export type DrawFamily = (drawing: Drawing) => string;
