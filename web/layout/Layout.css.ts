import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { PRODUCTS_ID } from '../catalogue/list/products-id.data.ts';
import { vars } from '../ui/theme.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const main = style({ flex: '1 0 auto', minWidth: 0, selectors: { '&:focus': { outline: 'none' } } });

// On paper a page is its content alone.
globalStyle(`${page} > :not(${main})`, { '@media': { print: { display: 'none' } } });

/** The chat button's place on small screens: after the page's content, where it covers nothing. Its space is reserved, because it comes after hydration. */
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

/** Appears after a delay, because most navigations finish sooner. */
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
