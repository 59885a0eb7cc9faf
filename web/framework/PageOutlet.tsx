import { Outlet } from 'react-router';
import { RemountBoundary } from '../ui/failure/RemountBoundary.tsx';

export function PageOutlet() {
  return (
    <RemountBoundary>
      <Outlet />
    </RemountBoundary>
  );
}
