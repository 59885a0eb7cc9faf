import type { ReactNode } from 'react';
import { headScript } from './head-script.ts';

/** Carries the GraphQL payloads from the server to the browser. */
export const PAYLOADS_ELEMENT_ID = 'graph-answers';

interface DocumentProps {
  /** As JSON, escaped for a script element. */
  payloads: string;
  /** Starts hydration; it has run by then, so the browser passes nothing. */
  start: string;
  /** The colour of the browser's own bars. The browser passes none, and keeps the server's. */
  themeColour: string;
  /** The share of visits that report their performance. The browser passes 0, and reads the server's. */
  vitalsRatio: number;
  children: ReactNode;
}

/** Pages hoist their own title and meta into its head. */
export function Document({ payloads, start, themeColour, vitalsRatio, children }: DocumentProps) {
  return (
    <html lang="en-GB" data-vat="included" data-vitals={vitalsRatio || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} suppressHydrationWarning />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* Synchronous, so that it has run before the page's own scripts load. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript() : '' }}
        />
      </head>
      <body>
        {children}
        <script id={PAYLOADS_ELEMENT_ID} type="application/json" dangerouslySetInnerHTML={{ __html: payloads }} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
      </body>
    </html>
  );
}
