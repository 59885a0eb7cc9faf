import * as styles from './Swatch.css.ts';

interface SwatchProps {
  /** In CSS syntax. */
  colour: string;
  /** So that pale finishes show on a pale background. */
  edge: string;
  label: string;
  chosen?: boolean;
  as?: 'span' | 'li';
}

/** Has the finish's name for those who cannot tell colours apart. */
export function Swatch({ colour, edge, label, chosen = false, as: Element = 'span' }: SwatchProps) {
  return (
    <Element className={chosen ? styles.kind.chosen : styles.kind.plain}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot have the colours of the data */}
      <svg className={styles.picture} role="img" fill={colour} stroke={edge}>
        <title>{label}</title>
        <circle />
      </svg>
    </Element>
  );
}
