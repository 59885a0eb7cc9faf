import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

export const gallery = style({ display: 'grid', gap: vars.space.x3, minWidth: 0 });

export const stage = style({ position: 'relative', overflow: 'hidden', borderRadius: vars.radius.control, backgroundColor: vars.color.wash });

export const main = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

const control = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
});

export const zoomMark = style([control, { position: 'absolute', insetInlineEnd: vars.space.x3, bottom: vars.space.x3, pointerEvents: 'none', opacity: 0.85 }]);

const step = style([
  control,
  {
    position: 'absolute',
    top: 'calc(50% - 22px)',
    opacity: 0.85,
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: {
      '&:hover, &:focus-visible': { opacity: 1 },
      '&:active': { backgroundColor: vars.color.hairline },
      '&:disabled': { opacity: 0, pointerEvents: 'none' },
    },
    '@media': {
      // With a mouse they come when the eye is on the picture.
      '(hover: hover) and (pointer: fine)': { opacity: 0, selectors: { [`${stage}:hover &:not(:disabled), &:focus-visible`]: { opacity: 1 } } },
    },
  },
]);

export const previous = style([step, { insetInlineStart: vars.space.x3 }]);
export const next = style([step, { insetInlineEnd: vars.space.x3 }]);

/** A strip that scrolls; the last one in sight is cut, so that it shows there are more. */
export const thumbnails = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc((100% - 4 * 12px) / 4.6)',
  gap: vars.space.x3,
  // Room for the ring around the chosen one, which the strip would cut off.
  padding: '3px',
  margin: '-3px',
  overflowX: 'auto',
  scrollPadding: '3px',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  '@media': { [media.medium]: { gridAutoColumns: '112px' } },
});

export const thumbnailPlace = style({ scrollSnapAlign: 'start' });

export const thumbnail = style({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  boxShadow: `0 0 0 1px ${vars.color.hairline}`,
  transition: `box-shadow ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1px ${vars.color.line}` },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.green}` },
  },
});
