import { style } from '@vanilla-extract/css';

/** Reserves a screen's height for content that loads in the browser, so that the footer causes no layout shift. */
export const awaited = style({ minHeight: '100vh' });
