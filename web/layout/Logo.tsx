import { Link } from 'react-router';
import * as styles from './Logo.css.ts';

/** The shop's name when the graph cannot be reached. */
const FALLBACK_NAME = 'Lumen & Latch';

/** The logo, which links home. */
export function Logo({ name }: { name: string | undefined }) {
  return (
    <Link className={styles.logo} to="/">
      <Mark />
      {name ?? FALLBACK_NAME}
    </Link>
  );
}

/** A pendant lamp with its pool of light. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 28 32" fill="none" aria-hidden="true">
      <path d="M14 0v8" stroke="#86642A" strokeWidth="1.4" />
      <path d="M11.8 7.6h4.4l.7 3.2h-5.8z" fill="#86642A" />
      <path d="M2 22.4C2.9 15.6 7.6 10.8 14 10.800s11.1 4.8 12 11.600z" fill="currentColor" />
      <path d="M5.8 20c1-4 3.2-6.4 6.2-7.4" stroke="#7C998A" strokeWidth="1.1" strokeLinecap="round" />
      <ellipse cx="14" cy="22.5" rx="12" ry="1.9" fill="#E9C678" />
      <path d="M7 28.400h14M10 31.200h8" stroke="#B8954E" strokeWidth="1.2" strokeLinecap="round" />
    </svg>
  );
}
