import * as styles from './Swatch.css.ts';

interface SwatchProps {
  /** The colour of the finish, in CSS syntax. */
  colour: string;
  /** The border colour, so that pale finishes show on a pale background. */
  edge: string;
  /** The name of the finish. */
  label: string;
  chosen?: boolean;
  /** The element: a span by default. */
  as?: 'span' | 'li';
}

/** A finish as a colour swatch, with its name for those who cannot tell colours apart. */
export function Swatch({ colour, edge, label, chosen = false, as: Element = 'span' }: SwatchProps) {
  return (
    <Element className={chosen ? styles.kind.chosen : styles.kind.plain}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot have the colours of the data */}
      <svg className={styles.picture} role="img" fill={colour} stroke={edge}>
        <title>{label}</title>
        <circle />
      </svg>
    </Element>
  );
}
