import * as styles from './Swatch.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SwatchProps {
  /** The colour of the finish, in CSS syntax. */
  colour: string;
  /** The border colour, so that pale finishes show on a pale background. */
  edge: string;
  /** The name of the finish. */
  label: string;
  chosen?: boolean;
}

/** A finish as a colour swatch, with its name for those who cannot tell colours apart. */
export function Swatch({ colour, edge, label, chosen = false }: SwatchProps) {
  return (
    <span className={chosen ? styles.kind.chosen : styles.kind.plain} title={label}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="8.25" fill={colour} stroke={edge} strokeWidth="1.5" />
        <path
          d="M3.4 7.600a6 6 0 0 1 6.3-4.4"
          fill="none"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
