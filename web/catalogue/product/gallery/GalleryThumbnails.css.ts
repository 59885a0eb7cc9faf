import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/breakpoints.ts';
import { vars } from '../../../ui/theme.css.ts';

/** Padding for the focus rings, which the viewport would cut off. */
const RING = '4px';
const HALF_GAP = '6px';

export const frame = style({
  overflow: 'hidden',
  padding: RING,
  margin: `calc(-1 * ${RING})`,
  '@media': { print: { display: 'none' } },
});

export const scrolled = style({
  overflowX: 'auto',
  scrollPadding: RING,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
});

export const row = style({
  display: 'flex',
  marginInline: `calc(-1 * ${HALF_GAP})`,
  touchAction: 'pan-y pinch-zoom',
  selectors: { [`${scrolled} > &`]: { touchAction: 'auto' } },
});

/** Five thumbnails are visible; on wider screens four and a part of the fifth, to show that there are more. */
export const place = style({
  flex: '0 0 calc(100% / 5)',
  minWidth: 0,
  paddingInline: HALF_GAP,
  scrollSnapAlign: 'start',
  '@media': { [media.medium]: { flexBasis: 'calc(100% / 4.2)' } },
});

export const thumbnail = style({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  boxShadow: `0 0 0 1px ${vars.color.hairline}`,
  transition: `box-shadow ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1px ${vars.color.line}` },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.accent}` },
  },
});
