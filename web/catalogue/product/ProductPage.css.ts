import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { aboveFoot, footSpace } from '../../ui/foot-space.css.ts';
import { border, vars } from '../../ui/theme.css.ts';
import { boundedStack, stack, wrapping, wrappingRow } from '../../ui/patterns.css.ts';

export const page = style({
  ...boundedStack(vars.space.x1),
  paddingBlock: `${vars.space.x2} ${vars.space.x8}`,
  '@media': {
    [media.medium]: { gap: vars.space.x4, paddingBlockStart: vars.space.x3 },
    [media.large]: { gap: vars.space.x5, paddingBlock: `${vars.space.x4} ${vars.space.x9}` },
  },
});

/** One column on phones. From 700 px pictures and details on the left, name, price and purchase on the right. */
export const columns = style({
  ...boundedStack(vars.space.x4),
  paddingBottom: vars.space.x7,
  '@media': {
    [media.columns]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      // The flexible row takes the height that the pictures have over name and price.
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"gallery intro" "gallery buy" "details buy"',
      columnGap: vars.space.x5,
      rowGap: vars.space.x5,
      selectors: {
        // For a product that cannot be bought, the alternatives come before its details.
        '&:has(> [data-instead])': {
          gridTemplateRows: 'auto 1fr auto auto',
          gridTemplateAreas: '"gallery intro" "gallery buy" "instead instead" "details details"',
        },
      },
    },
    [media.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.x8 },
    print: {
      gridTemplateColumns: '60mm minmax(0, 1fr)',
      gridTemplateAreas: '"gallery intro" "details details"',
      columnGap: vars.space.x6,
      paddingBlock: `${vars.space.x4} 0`,
    },
  },
});

export const intro = style({
  ...stack(vars.space.x3),
  '@media': {
    [media.columns]: { gridArea: 'intro', gap: vars.space.x5 },
    print: { gridArea: 'intro', alignSelf: 'start' },
  },
});

export const gallery = style({
  minWidth: 0,
  '@media': { [media.columns]: { gridArea: 'gallery' }, print: { gridArea: 'gallery' } },
});

export const buy = style({
  '@media': {
    print: { display: 'none' },
    [media.columns]: { gridArea: 'buy', alignSelf: 'start' },
    [media.large]: {
      position: 'sticky',
      top: vars.space.x5,
      selectors: { [`${columns}:has(> [data-instead]) > &`]: { position: 'static' } },
    },
  },
});

export const instead = style({
  minWidth: 0,
  '@media': { [media.columns]: { gridArea: 'instead' }, print: { display: 'none' } },
});

export const details = style({
  minWidth: 0,
  borderTop: border.hairline,
  '@media': { [media.columns]: { gridArea: 'details', alignSelf: 'start' }, print: { gridArea: 'details' } },
});

export const actions = style({
  ...wrapping(vars.space.x3),
  paddingTop: vars.space.x5,
  '@media': { print: { display: 'none' } },
});

// The datasheet is the product itself: neither the way to it, nor other products, nor reviews.
globalStyle(`${page} > nav, ${page} > section`, { '@media': { print: { display: 'none' } } });

export const keep = style({ ...wrappingRow(), columnGap: vars.space.x5 });
export const range = style({ paddingTop: vars.space.x4 });

/** Above the cookie banner, as far as the product's content goes. Its parts alone take taps: it stays without them. */
export const foot = style([
  aboveFoot,
  {
    position: 'sticky',
    pointerEvents: 'none',
    bottom: footSpace,
    zIndex: 15,
    '@media': { [media.low]: { position: 'static' }, print: { display: 'none' } },
  },
]);

export const bar = style({ '@media': { [media.large]: { display: 'none' }, [media.low]: { display: 'none' } } });

/** While the buy bar is away the purchase form's button is in sight, which it must not cover. */
export const compare = style({
  position: 'absolute',
  bottom: '100%',
  insetInlineStart: vars.space.x4,
  paddingBlockEnd: vars.space.x2,
  '@media': {
    [media.low]: { position: 'static', paddingInline: vars.space.x4 },
    [media.belowLarge]: {
      selectors: { [`${foot}:has([data-away]) > &`]: { visibility: 'hidden' } },
    },
  },
});

globalStyle(`${foot} section`, { pointerEvents: 'auto' });

export const related = style(boundedStack(vars.space.x5));
