import { iconPaths } from '../ui/Icon.data.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './Stars.css.ts';

interface StarsProps {
  /** 0 to 5; parts of a star count. */
  rating: number;
  size?: number;
}

/** A rating as five stars. */
export function Stars({ rating, size = 18 }: StarsProps) {
  return (
    <span className={styles.stars}>
      <Row size={size} fill="none" />
      <span className={styles.gained} style={{ width: `${(rating / 5) * 100}%` }}>
        <Row size={size} fill="currentColor" />
      </span>
      <VisuallyHidden>{`${rating} out of 5 stars`}</VisuallyHidden>
    </span>
  );
}

function Row({ size, fill }: { size: number; fill: string }) {
  return (
    <svg width={5 * size} height={size} viewBox="0 0 120 24" fill={fill} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" aria-hidden="true">
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} transform={`translate(${x})`} d={iconPaths.star} />
      ))}
    </svg>
  );
}
