import { style } from '@vanilla-extract/css';
import { size } from '../../../ui/theme.css.ts';

/** Above the link that covers the card, and large enough to tap. */
export const arrow = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.x24,
});
