import { iconPaths } from '../../ui/Icon.data.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './Stars.css.ts';

interface StarsProps {
  /** 0 to 5, fractions included. */
  rating: number;
  size?: number;
}

export function Stars({ rating, size = 18 }: StarsProps) {
  return (
    <span className={styles.stars}>
      <Row size={size} fill="none" />
      <span className={styles.gained}>
        <Row size={size} fill="currentColor" shown={rating / 5} />
      </span>
      <VisuallyHidden>{`${rating} out of 5 stars`}</VisuallyHidden>
    </span>
  );
}

/** `shown` is the fraction of the row to draw, from the left. */
function Row({ size, fill, shown = 1 }: { size: number; fill: string; shown?: number }) {
  return (
    <svg
      width={5 * size * shown}
      height={size}
      viewBox={`0 0 ${120 * shown} 24`}
      fill={fill}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} transform={`translate(${x})`} d={iconPaths.star} />
      ))}
    </svg>
  );
}
