import { style } from '@vanilla-extract/css';

/** Above the link that covers the card, and large enough to tap. */
export const arrow = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
});
