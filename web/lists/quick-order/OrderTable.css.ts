import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { ellipsis, finePrint, inputBox, smallFigures, wrappingRow } from '../../ui/patterns.css.ts';

/** Columns of figures need their width; below it each row is a card. */
const wide = media.large;
const narrow = media.belowLarge;

export const table = style({
  ...smallFigures,
  width: '100%',
  '@media': { [wide]: { tableLayout: 'fixed' }, [narrow]: { display: 'block' } },
});
globalStyle(`${table} tbody`, { '@media': { [narrow]: { display: 'block' } } });

export const head = style({ ...finePrint, '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${head} th`, { padding: `${vars.space.x2} ${vars.space.x2}`, fontWeight: 400, textAlign: 'start' });
globalStyle(`${head} th:nth-child(1)`, { width: '15%' });
globalStyle(`${head} th:nth-child(3)`, { width: '18%' });
globalStyle(`${head} th:nth-child(4)`, { width: '10%' });
globalStyle(`${head} th:nth-child(5), ${head} th:nth-child(7)`, { width: '10%' });
globalStyle(`${head} th:nth-child(6)`, { width: '80px' });
globalStyle(`${head} th:nth-child(8)`, { width: '44px' });

export const row = style({
  borderTop: border.hairline,
  '@media': {
    [wide]: { height: size.x44 },
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"name name removal" "code finish finish" "stock each each" "quantity total total"',
      alignItems: 'center',
      columnGap: vars.space.x3,
      rowGap: vars.space.x1,
      paddingBlock: vars.space.x3,
      // Rows out of sight cost no layout.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 120px',
    },
  },
});

const cell = style({ '@media': { [wide]: { paddingInline: vars.space.x2 }, [narrow]: { padding: 0 } } });
const amount = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);
export const figure = style({});
globalStyle(`${head} .${figure}`, { textAlign: 'end' });

export const code = style([
  cell,
  { gridArea: 'code', color: vars.color.muted, fontWeight: 400, textAlign: 'start', overflowWrap: 'anywhere' },
]);

export const name = style([cell, { gridArea: 'name' }]);

export const link = style({
  fontWeight: 560,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [wide]: { ...ellipsis, display: 'block' },
  },
});

export const problem = style({ display: 'block', color: vars.color.warn, overflowWrap: 'anywhere' });

export const nearest = style({ ...wrappingRow(vars.space.x2), paddingBlock: vars.space.x1 });

export const finish = style([cell, { gridArea: 'finish' }]);

export const select = style({
  ...inputBox,
  width: '100%',
  minHeight: size.x36,
  paddingInline: vars.space.x2,
  color: vars.color.ink,
  textOverflow: 'ellipsis',
  '@media': { [narrow]: { minHeight: size.x44 } },
});

export const openSelect = style([select, { borderColor: vars.color.warn }]);

export const stock = style([amount, { gridArea: 'stock', '@media': { [narrow]: { textAlign: 'start' } } }]);
globalStyle(`${stock}:not(:empty)::before`, {
  '@media': { [narrow]: { content: '"In stock: "', color: vars.color.muted } },
});

/** In place of a number, such as a date. */
export const words = style({ whiteSpace: 'normal' });

export const short = style({ color: vars.color.warn, fontWeight: 560 });

export const each = style([amount, { gridArea: 'each' }]);
globalStyle(`${each}:not(:empty)::after`, {
  '@media': { [narrow]: { content: '" each"', color: vars.color.muted } },
});

export const quantity = style([amount, { gridArea: 'quantity', '@media': { [narrow]: { textAlign: 'start' } } }]);

export const total = style([amount, { gridArea: 'total', fontWeight: 560 }]);

export const removal = style([amount, { gridArea: 'removal' }]);

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: size.x36,
  height: size.x36,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  selectors: { '&:hover': { backgroundColor: vars.color.wash, color: vars.color.ink } },
  '@media': { [narrow]: { width: size.x44, height: size.x44 } },
});
