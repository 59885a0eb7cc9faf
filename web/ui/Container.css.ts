import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './theme.css.ts';

/** The width of the page: at most 1320 px, with gutters that grow with the screen. */
export const container = style({
  width: '100%',
  maxWidth: '1320px',
  marginInline: 'auto',
  paddingInline: vars.space.x4,
  '@media': {
    [media.medium]: { paddingInline: vars.space.x5 },
    [media.large]: { paddingInline: vars.space.x7 },
  },
});
