import { Outlet } from 'react-router';
import { sections } from './Layout.css.ts';

/** Sections as wide as the window, one below the other with much room between them. */
export function LandingLayout() {
  return (
    <div className={sections}>
      <Outlet />
    </div>
  );
}
