import { style } from '@vanilla-extract/css';
import { CARD_ROWS } from '../ProductCard.css.ts';
import { media } from '../../../ui/breakpoints.ts';
import { border, size, vars } from '../../../ui/theme.css.ts';
import { eased, squareOf } from '../../../ui/patterns.css.ts';

export const head = style({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: vars.space.x4 });

export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(68vw, 260px)',
  gridTemplateRows: `repeat(${CARD_ROWS}, auto)`,
  columnGap: vars.space.x4,
  // Near the viewport only: cards are most of a product page. The sizes are exact, so that nothing shifts.
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 485px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line} transparent`,
  // The row reaches the screen's edges, with its first and last card aligned with the page.
  marginInline: `calc(-1 * ${vars.space.x4})`,
  paddingInline: vars.space.x4,
  scrollPaddingInline: vars.space.x4,
  // Padding for the focus ring, which the scroll container would cut off.
  paddingBlock: `${vars.space.x1} ${vars.space.x4}`,
  '@media': {
    [media.medium]: {
      columnGap: vars.space.x5,
      marginInline: `calc(-1 * ${vars.space.x5})`,
      paddingInline: vars.space.x5,
      scrollPaddingInline: vars.space.x5,
    },
    [media.large]: {
      containIntrinsicHeight: 'auto 517px',
      gridAutoColumns: 'calc((100% - 3 * 24px) / 4)',
      marginInline: '-4px',
      paddingInline: vars.space.x1,
      scrollPaddingInline: vars.space.x1,
    },
  },
});

/** Neighbouring cards share rows. */
export const place = style({
  display: 'grid',
  gridRow: `1 / span ${CARD_ROWS}`,
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  scrollSnapAlign: 'start',
});

export const arrows = style({
  display: 'none',
  gap: vars.space.x2,
  '@media': { [`${media.large} and (scripting: enabled)`]: { display: 'flex' } },
});

export const arrow = style({
  ...squareOf(size.x44),
  borderRadius: vars.radius.pill,
  border: border.line,
  transition: eased('quick', 'border-color', 'background-color'),
  selectors: {
    '&:hover': { borderColor: vars.color.ink, backgroundColor: vars.color.surface },
    '&:active': { backgroundColor: vars.color.wash },
  },
});
