import type { SwatchSurface } from '../../__generated__/MenuFinishes_query.graphql.ts';
import * as styles from './FinishColour.css.ts';

interface FinishColourProps {
  className: string;
  /** Null when unknown. */
  swatch: { readonly colour: string; readonly edge: string; readonly surface: SwatchSurface } | null | undefined;
}

/** The colours are attributes, because the content security policy allows no inline styles. */
export function FinishColour({ className, swatch }: FinishColourProps) {
  // A surface that a newer gateway may add is drawn as a plain one.
  const surface = swatch && swatch.surface !== '%future added value' ? swatch.surface : 'PLAIN';
  return (
    <span className={`${styles.surface[surface]} ${className}`} aria-hidden="true">
      <svg className={styles.colour} fill={swatch?.colour ?? 'none'} stroke={swatch?.edge ?? 'currentColor'}>
        <rect width="100%" height="100%" />
      </svg>
    </span>
  );
}
