import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { size, vars } from '../../ui/theme.css.ts';
import { BAR_HEIGHT } from './filters/FilterSheet.css.ts';
import { bareButton, boundedStack, inlineRow, softText, strongLink, wrappingRow } from '../../ui/patterns.css.ts';

/** Small screens where scripts can open the sheet. */
export const inSheet = '(scripting: enabled) and (max-width: 1023.98px)';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.x5,
  '@media': {
    [media.large]: { gridTemplateColumns: '232px minmax(0, 1fr)', columnGap: vars.space.x6 },
    [media.extraLarge]: { columnGap: vars.space.x7 },
  },
});

/** Without scripts it is below the products of a small screen. */
export const side = style({
  gridRow: 2,
  minWidth: 0,
  '@media': { [inSheet]: { display: 'none' }, [media.large]: { gridArea: '1 / 1' } },
});

export const main = style({
  ...boundedStack(vars.space.x2),
  gridArea: '1 / 1',
  alignContent: 'start',
  minWidth: 0,
  // Ends the sticky bar of small screens with the list, so that it does not cover "Show more".
  paddingBottom: BAR_HEIGHT,
  '@media': {
    [media.medium]: { gap: vars.space.x4 },
    [media.large]: { gridArea: '1 / 2', paddingBottom: 0 },
  },
});

// Keeps a focused element clear of the sticky bar.
globalStyle(`${main} :is(a, button, select, input)`, {
  scrollMarginBottom: '96px',
  '@media': { [media.large]: { scrollMarginBottom: 0 } },
});

export const head = style({
  ...wrappingRow(vars.space.x3),
  justifyContent: 'space-between',
  '@media': { [media.medium]: { minHeight: size.x44 } },
});

export const count = style({ ...softText, fontVariantNumeric: 'tabular-nums lining-nums' });

export const sort = style({ '@media': { [inSheet]: { display: 'none' } } });

export const list = style({ display: 'grid', justifyItems: 'center' });

export const link = style({
  ...strongLink,
  minHeight: size.x36,
});

/** Hidden without scripts, which it needs, and where there is room for two columns. */
export const button = style({
  ...bareButton,
  ...inlineRow(vars.space.x2),
  minHeight: size.x44,
  // As high to a finger as other buttons, without more room between the lines around it.
  marginBlock: '-12px',
  color: vars.color.ink,
  fontSize: vars.text.x14,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  '@media': { '(scripting: none)': { display: 'none' }, [media.medium]: { display: 'none' } },
});
