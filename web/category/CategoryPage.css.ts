import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  paddingTop: vars.space.x2,
  paddingBottom: vars.space.x8,
  '@media': {
    [media.medium]: { gap: vars.space.x6, paddingTop: vars.space.x6 },
    [media.large]: { gap: vars.space.x7, paddingTop: vars.space.x7, paddingBottom: vars.space.x9 },
  },
});
