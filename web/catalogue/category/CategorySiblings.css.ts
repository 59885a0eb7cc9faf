import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

export const nav = style({ borderBottom: `1px solid ${vars.color.hairline}`, minWidth: 0 });

export const list = style({
  display: 'flex',
  columnGap: vars.space.x5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.large]: { flexWrap: 'wrap', overflowX: 'visible' } },
});

export const link = style({
  display: 'block',
  maxWidth: 'min(80vw, 48ch)',
  lineHeight: '42px',
  // The row scrolls sideways; a name that is wider than the screen ends in an ellipsis.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  color: vars.color.soft,
  fontSize: vars.text.x14,
  textDecoration: 'none',
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.brass },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[aria-current]': { borderBottomColor: vars.color.brass, color: vars.color.ink, fontWeight: 600 },
  },
});
