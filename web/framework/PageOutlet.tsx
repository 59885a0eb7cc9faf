import { Outlet } from 'react-router';
import { RemountBoundary } from '../ui/failure/RemountBoundary.tsx';

/** The page, without header and footer. */
export function PageOutlet() {
  return (
    <RemountBoundary>
      <Outlet />
    </RemountBoundary>
  );
}
