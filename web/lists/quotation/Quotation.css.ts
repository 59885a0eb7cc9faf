import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, vars } from '../../ui/theme.css.ts';

export const brand = style({ fontSize: vars.text.x22, paddingBlockEnd: vars.space.x2 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const changes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.x3 });
export const question = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x4,
  background: vars.color.wash,
  borderRadius: vars.radius.control,
});
export const address = style({ whiteSpace: 'pre-line' });
export const differences = style({ margin: 0, paddingInlineStart: vars.space.x5, overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: vars.space.x3, maxWidth: '420px', paddingBlock: vars.space.x4 });
export const wideText = style({
  display: 'none',
  paddingBlock: vars.space.x3,
  paddingInlineEnd: vars.space.x4,
  borderBlockEnd: border.line,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { display: 'table-cell' }, print: { display: 'table-cell' } },
});
/** Paper holds more lines of smaller text. */
export const lines = style({ '@media': { print: { fontSize: '9pt' } } });
globalStyle(`${lines} :is(th, td)`, { '@media': { print: { paddingBlock: '4pt' } } });
globalStyle(`${lines} tbody th`, { paddingInlineEnd: vars.space.x4 });
globalStyle(`${lines} td:first-child`, { '@media': { print: { whiteSpace: 'nowrap' } } });

/** Stays with the first of its lines, and no line breaks between pages. */
export const sectionRow = style({ breakInside: 'avoid', breakAfter: 'avoid' });
export const row = style({ breakInside: 'avoid' });
export const section = style({
  paddingBlock: `${vars.space.x5} ${vars.space.x2}`,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const subtotal = style([
  section,
  { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
]);
export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingBlock: vars.space.x4,
  borderTop: border.hairline,
});
export const itemLink = style({ fontWeight: 560, overflowWrap: 'anywhere' });
