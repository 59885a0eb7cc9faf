import { style } from '@vanilla-extract/css';

/** Above the link that reaches over a whole card, and large enough for a finger. */
export const arrow = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
});
