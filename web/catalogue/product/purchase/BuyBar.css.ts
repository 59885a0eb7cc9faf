import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/breakpoints.ts';
import { border, size, vars } from '../../../ui/theme.css.ts';
import { BAR_HEIGHT_PIXELS } from './buy-bar.data.ts';
import { centredRow, ellipsis, softText } from '../../../ui/patterns.css.ts';

const BAR_HEIGHT = `${BAR_HEIGHT_PIXELS}px`;

export const bar = style({
  ...centredRow(vars.space.x3),
  minHeight: BAR_HEIGHT,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderTop: border.hairline,
  backgroundColor: vars.color.paper,
  transition: `opacity ${vars.motion.normal} ${vars.motion.ease}, visibility ${vars.motion.normal}`,
  selectors: { '&[data-away]': { opacity: 0, visibility: 'hidden' } },
  '@media': { [media.medium]: { paddingInline: vars.space.x5 } },
});

export const picture = style({
  flex: 'none',
  width: size.x48,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': {
    [media.narrow]: { display: 'none' },
    // Two prices take its place.
    [media.belowSmall]: { selectors: { 'html[data-vat="excluded"] &': { display: 'none' } } },
  },
});

export const facts = style({ display: 'grid', flex: 1, minWidth: 0 });

// The page's own price has it too: with both views of VAT it would double the height of the bar.
globalStyle(`html[data-vat="excluded"] ${facts} [data-price-per-unit]`, {
  '@media': { [media.belowSmall]: { display: 'none' } },
});

export const choice = style({ ...ellipsis, ...softText });

export const button = style({ flex: 'none' });

// Narrower than elsewhere, so that the price fits beside it on the smallest screens.
globalStyle(`${bar} button`, {
  paddingInline: vars.space.x3,
  '@media': { [media.small]: { paddingInline: vars.space.x5 } },
});

// What is scrolled to stays clear of the bar: what a keyboard focuses, a missing choice and messages.
const clearOfBar = `calc(${BAR_HEIGHT} + ${vars.space.x3})`;
const clearOfComparison = `calc(${BAR_HEIGHT} + 72px)`;
globalStyle('[data-product-page] :is([data-option], [role="alert"])', {
  '@media': { [media.belowLarge]: { scrollMarginBottom: clearOfBar }, [media.low]: { scrollMarginBottom: 0 } },
});
globalStyle('[data-product-page]:has([data-compare]) :is([data-option], [role="alert"])', {
  '@media': { [media.belowLarge]: { scrollMarginBottom: clearOfComparison }, [media.low]: { scrollMarginBottom: 0 } },
});
// Any `:focus` below a `:has()` makes the browser restyle the whole page at each press.
globalStyle('[data-product-page] :focus', {
  '@media': { [media.belowLarge]: { scrollMarginBottom: clearOfComparison }, [media.low]: { scrollMarginBottom: 0 } },
});
