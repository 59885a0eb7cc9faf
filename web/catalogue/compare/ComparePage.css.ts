import { style } from '@vanilla-extract/css';
import { CARD_ROWS } from '../product/ProductCard.css.ts';
import { media } from '../../ui/breakpoints.ts';
import { notPrinted } from '../../ui/print/printed.css.ts';
import { HEADER_HEIGHT } from '../../ui/header-height.data.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { finePrint, gridOf, inlineRow, inputBox, mutedText, underlined, wrappingRow } from '../../ui/patterns.css.ts';

export { pageRows as page } from '../../ui/Container.css.ts';

export const tools = style([notPrinted, { ...wrappingRow(vars.space.x4) }]);
export const toggle = style({ ...inlineRow(vars.space.x2), minHeight: size.x44 });
export const pair = style([
  notPrinted,
  { ...gridOf('minmax(0, 1fr) minmax(0, 1fr)', vars.space.x3), '@media': { [media.medium]: { display: 'none' } } },
]);
export const select = style({
  ...inputBox,
  minHeight: size.x44,
  width: '100%',
  paddingInline: vars.space.x3,
  color: vars.color.ink,
});
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  '@media': { [media.phone]: { display: 'block' } },
});
export const rows = style({ '@media': { [media.phone]: { display: 'block' } } });
/** No box of its own on phones, so that the heads stick as far as the table goes. */
export const headRows = style({ '@media': { [media.phone]: { display: 'contents' } } });
// On phones a row's name stands above its two values.
export const row = style({
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const corner = style({ width: '18%', '@media': { [media.phone]: { display: 'none' } } });
export const product = style({
  paddingBlockEnd: vars.space.x4,
  paddingInline: vars.space.x3,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
});
/** The products' names, in sight above their specifications however long those are. */
export const heads = style([
  row,
  {
    position: 'sticky',
    top: HEADER_HEIGHT.small,
    zIndex: 10,
    transition: `top ${vars.motion.drawer} ${vars.motion.ease}`,
    backgroundColor: vars.color.paper,
    boxShadow: `0 1px 0 ${vars.color.line}`,
    '@media': {
      [media.large]: { top: HEADER_HEIGHT.large },
      [media.low]: { position: 'static' },
      print: { position: 'static' },
    },
    // The site's header hides while the page scrolls down.
    selectors: { 'html:has(header[data-hidden]) &': { top: 0 } },
  },
]);
export const head = style({
  padding: vars.space.x3,
  fontSize: vars.text.x14,
  fontWeight: 560,
  lineHeight: 1.4,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const headName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
/** A card takes its rows from a grid around it. */
export const card = style({ display: 'grid', gridTemplateRows: `repeat(${CARD_ROWS}, auto)`, maxWidth: '320px' });
export const remove = style([notPrinted, { ...underlined, ...mutedText, minHeight: size.x44 }]);
export const different = style([row, { background: vars.color.wash }]);
/** Only by a column that phones leave out. */
export const differentOnWide = style([different, { '@media': { [media.phone]: { background: 'none' } } }]);
export const name = style({
  padding: vars.space.x3,
  borderTop: border.hairline,
  fontWeight: 560,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [media.phone]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } },
});
export const mark = style({ ...finePrint, fontWeight: 400 });
export const value = style({
  padding: vars.space.x3,
  borderTop: border.hairline,
  verticalAlign: 'top',
  '@media': { [media.phone]: { borderTop: 0 } },
});
export const none = style({ color: vars.color.muted });
export const notOnPhones = style({ '@media': { [media.phone]: { display: 'none' } } });
export const onlyOnPhones = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });
