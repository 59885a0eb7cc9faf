import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { PRODUCTS_ID } from '../catalogue/list/products-id.data.ts';
import { aboveFoot, footSpace } from '../ui/foot-space.css.ts';
import { border, size, vars } from '../ui/theme.css.ts';
import { boundedStack, eased } from '../ui/patterns.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column' });

/** As high as the window: content that loads in the browser moves no footer that is in sight. */
export const main = style({
  minWidth: 0,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { screen: { minHeight: '100vh' } },
});

// On paper a page is its content alone.
globalStyle(`${page} > :not(${main})`, { '@media': { print: { display: 'none' } } });

/** Follows the page's content on small screens. Reserves its space, because it comes after hydration. */
export const chat = style({
  display: 'grid',
  justifyItems: 'end',
  alignItems: 'center',
  minHeight: '80px',
  paddingBlock: vars.space.x4,
  '@media': { [media.large]: { minHeight: 0, paddingBlock: 0 } },
});

export const skip = style({
  position: 'fixed',
  top: vars.space.x2,
  insetInlineStart: vars.space.x2,
  zIndex: 40,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' }, '&:focus': { boxShadow: vars.shadow.float } },
});

/** Only on pages that have a list. */
export const skipToProducts = style([
  skip,
  { selectors: { [`${page}:not(:has(#${PRODUCTS_ID})) &`]: { display: 'none' } } },
]);

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });

/** Shown after a delay, because most navigations finish sooner. */
export const progress = style({
  position: 'fixed',
  top: 0,
  insetInline: 0,
  zIndex: 40,
  height: '2px',
  backgroundColor: vars.color.brassLight,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  animation: `${advance} 4s cubic-bezier(.1, .7, .2, 1) 150ms forwards`,
});

/** As wide as the page's gutter on wide screens. */
const gutterSize = { width: size.x36, height: size.x36 };

export const button = style([
  aboveFoot,
  {
    position: 'fixed',
    insetInlineEnd: vars.space.x4,
    // Above the cookie banner.
    bottom: `calc(${footSpace} + ${vars.space.x4})`,
    zIndex: 20,
    display: 'none',
    placeItems: 'center',
    width: size.x48,
    height: size.x48,
    borderRadius: vars.radius.pill,
    border: border.hairline,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    transition: `${eased('normal', 'opacity', 'transform')}, visibility ${vars.motion.normal}`,
    '@media': {
      // In the gutter, where it covers nothing, as the chat button above it.
      [media.large]: {
        display: 'grid',
        insetInlineEnd: '2px',
        bottom: `calc(${footSpace} + ${vars.space.x5})`,
        ...gutterSize,
      },
    },
    selectors: {
      // On small screens only in a list's bar, which leaves room: elsewhere it would lie over what can be pressed.
      'body:has([data-list-bar]) &': {
        '@media': { [media.belowLarge]: { display: 'grid', bottom: `calc(${footSpace} + 11px)` } },
      },
      // The comparison takes its room in that bar.
      'body:has([data-list-bar] [data-compare]) &': { '@media': { [media.belowLarge]: { display: 'none' } } },
      // A product's page is for its button.
      'body:has([data-product-page]) &': { display: 'none', '@media': { [media.large]: { display: 'none' } } },
      '&:hover': { color: vars.color.brass, borderColor: vars.color.brass },
      '&[data-away]': { opacity: 0, visibility: 'hidden', transform: 'translateY(8px)' },
    },
  },
]);

export const sections = style({
  ...boundedStack(vars.space.x8),
  paddingBlockEnd: vars.space.x8,
  '@media': { [media.large]: { gap: '104px', paddingBlockEnd: '104px' } },
});
