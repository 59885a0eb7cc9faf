import { Outlet, ScrollRestoration, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { RemountBoundary } from '../ui/failure/RemountBoundary.tsx';
import { useFocusOnHeading } from './useFocusOnHeading.ts';
import { loadDocument, needsDocument } from './navigation/new-document.ts';

/** A full page load where it must be one. The layouts load the data. */
export function rootLoader({ request }: LoaderFunctionArgs) {
  return needsDocument(new URL(request.url).pathname) ? loadDocument() : null;
}

/** Only for navigations that must load a new document. */
export function rootShouldRevalidate({ nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return needsDocument(nextUrl.pathname);
}

/** The parent of all layouts: moves focus and scrolls after a navigation. */
export function RootLayout() {
  useFocusOnHeading();
  return (
    <>
      <RemountBoundary>
        <Outlet />
      </RemountBoundary>
      <ScrollRestoration />
    </>
  );
}
