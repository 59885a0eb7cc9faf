import { globalStyle, style } from '@vanilla-extract/css';
import { size, vars } from '../../../ui/theme.css.ts';
import { media } from '../../../ui/breakpoints.ts';
import { centredRow, eased, softText, squareOf, stack } from '../../../ui/patterns.css.ts';

export const gallery = style({ ...stack(vars.space.x3), minWidth: 0 });

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.wash,
});

export const main = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  cursor: 'zoom-in',
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const row = style({ display: 'flex', '@media': { print: { transform: 'none !important' as 'none' } } });

export const slide = style({
  flex: '0 0 100%',
  minWidth: 0,
  selectors: { '&[aria-hidden]': { '@media': { print: { display: 'none' } } } },
});

// On paper the picture alone.
globalStyle(`${stage} > :not(${main})`, { '@media': { print: { display: 'none' } } });

/** Also shows that there are more pictures than visible thumbnails. */
export const place = style({
  position: 'absolute',
  insetInlineStart: vars.space.x3,
  bottom: vars.space.x3,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.soft,
  fontSize: vars.text.x12,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: size.x24,
  pointerEvents: 'none',
});

const control = style({
  ...squareOf(size.x44),
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
});

export const zoomMark = style([
  control,
  { position: 'absolute', insetInlineEnd: vars.space.x3, bottom: vars.space.x3, pointerEvents: 'none', opacity: 0.85 },
]);

const step = style([
  control,
  {
    position: 'absolute',
    top: 'calc(50% - 22px)',
    opacity: 0.85,
    transition: eased('normal', 'opacity'),
    selectors: {
      '&:hover, &:focus-visible': { opacity: 1 },
      '&:active': { backgroundColor: vars.color.hairline },
      '&:disabled': { opacity: 0, pointerEvents: 'none' },
    },
    '@media': {
      // With a mouse they show on hover.
      '(hover: hover) and (pointer: fine)': {
        opacity: 0,
        selectors: { [`${stage}:hover &:not(:disabled), &:focus-visible`]: { opacity: 1 } },
      },
    },
  },
]);

export const previous = style([step, { insetInlineStart: vars.space.x3 }]);
export const next = style([step, { insetInlineEnd: vars.space.x3 }]);

export const dimensions = style({
  ...centredRow(vars.space.x2),
  ...softText,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

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

export const galleryThumbnailsRow = style({
  display: 'flex',
  marginInline: `calc(-1 * ${HALF_GAP})`,
  touchAction: 'pan-y pinch-zoom',
  selectors: { [`${scrolled} > &`]: { touchAction: 'auto' } },
});

/** Five thumbnails are visible; on wider screens four and a part of the fifth, to show that there are more. */
export const galleryThumbnailsPlace = style({
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
  transition: eased('quick', 'box-shadow'),
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1px ${vars.color.line}` },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.accent}` },
  },
});
