import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

const noMotion = '(prefers-reduced-motion: reduce)';

/** On phones a row to swipe, so that the products stay near the top; it is cut off at the screen's edge to show that there is more. */
export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: vars.space.x2,
  marginInline: `calc(-1 * ${vars.space.x4})`,
  paddingBlock: '2px',
  paddingInline: vars.space.x4,
  scrollPaddingInline: vars.space.x4,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '@media': {
    [media.medium]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
      gap: vars.space.x5,
      marginInline: 0,
      padding: 0,
      overflowX: 'visible',
    },
  },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingInlineEnd: vars.space.x3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  scrollSnapAlign: 'start',
  '@media': {
    [media.medium]: {
      display: 'grid',
      alignContent: 'start',
      alignItems: 'normal',
      gap: vars.space.x3,
      paddingInlineEnd: 0,
      border: 0,
    },
  },
});

export const picture = style({
  width: '40px',
  aspectRatio: '1',
  overflow: 'hidden',
  background: vars.color.wash,
  borderRadius: vars.radius.control,
  '@media': { [media.medium]: { width: 'auto' } },
});

globalStyle(`${picture} img`, {
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': { [noMotion]: { transition: 'none' } },
});

globalStyle(`${tile}:hover ${picture} img`, {
  transform: 'scale(1.02)',
  '@media': { [noMotion]: { transform: 'none' } },
});

export const link = style({
  color: vars.color.ink,
  fontSize: vars.text.x14,
  fontWeight: 500,
  lineHeight: 1.35,
  outline: 'none',
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: {
    [`${tile}:hover &`]: { color: vars.color.brass },
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
});
