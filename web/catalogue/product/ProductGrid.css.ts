import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { eased } from '../../ui/patterns.css.ts';
import { vars } from '../../ui/theme.css.ts';
import { COLUMNS_ATTRIBUTE, TWO_COLUMNS } from './grid-columns.data.ts';
import { CARD_ROWS, picture } from './ProductCard.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({
  display: 'grid',
  ...columns(1),
  columnGap: vars.space.x4,
  transition: eased('normal', 'opacity'),
  selectors: {
    '&[aria-busy]': { opacity: 0.45 },
  },
  '@media': {
    [media.phone]: { selectors: { [`html[${COLUMNS_ATTRIBUTE}="${TWO_COLUMNS}"] &`]: columns(2) } },
    [media.medium]: columns(2),
    [media.large]: { ...columns(3), columnGap: vars.space.x5 },
    [media.extraLarge]: columns(4),
  },
});

// Cells have padding rather than a gap, because the rows of the grid are the rows within the cards.
export const cell = style({
  display: 'grid',
  gridRow: `span ${CARD_ROWS}`,
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: vars.space.x7,
});

// One a row on a phone: a slightly lower picture leaves room for the price on the first screen.
globalStyle(`html:not([${COLUMNS_ATTRIBUTE}="${TWO_COLUMNS}"]) ${grid} ${picture} > :first-child`, {
  '@media': { [media.phone]: { aspectRatio: '8 / 7' } },
});
