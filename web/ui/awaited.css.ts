import { style } from '@vanilla-extract/css';

/** Room for what only the browser can fill in: what stands below is not pushed down when it comes. */
export const awaited = style({ minHeight: '100vh' });
