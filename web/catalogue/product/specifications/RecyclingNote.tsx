import { Link } from 'react-router';
import { IfPage } from '../../../ui/shop/IfPage.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import * as styles from './RecyclingNote.css.ts';

/** The recycling notice that the law requires of electrical goods: the crossed-out bin, and where to take old ones. */
export function RecyclingNote() {
  return (
    <p className={styles.note}>
      <svg
        className={styles.bin}
        width="32"
        height="40"
        viewBox="0 0 32 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d="M7.5 9.500h17l-1.7 19.500h-13zM6 9.500h20M12.500 9.500V6.500h7v3M12 14l.7 11M16 14v11M20 14l-.7 11" />
        <circle cx="11" cy="30" r="2.200" />
        <path d="M2.500 4l27 29M29.500 4l-27 29" />
        <path d="M6 37.500h20" strokeWidth="3.500" />
      </svg>
      <span>
        <VisuallyHidden>Crossed-out wheeled bin. </VisuallyHidden>
        Electrical: please do not put it in the bin. Bring old ones to a recycling centre or to one of our stores.{' '}
        <IfPage path="/weee/">
          <Link to="/weee/">Recycling electricals</Link>
        </IfPage>
      </span>
    </p>
  );
}
