import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DeferredParts } from '../ui/DeferredPart.tsx';

/** What React writes in place of a part that breaks. */
const BROKEN_PART = '<!--$!-->';

/** React leaves a part that breaks to the browser, and tells nobody why: without parts the page throws the error. */
export function renderParts(page: ReactNode): string {
  const html = renderToString(page);
  if (html.includes(BROKEN_PART)) renderToString(<DeferredParts value={false}>{page}</DeferredParts>);
  return html;
}
