import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/breakpoints.ts';
import { notPrinted } from '../../../ui/print/printed.css.ts';
import { border, size, vars } from '../../../ui/theme.css.ts';

export { pageRows as page } from '../../../ui/Container.css.ts';

export const wait = style({ color: vars.color.muted });
export const intro = style({ maxWidth: '60ch', color: vars.color.muted });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space.x4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.x1,
  padding: vars.space.x5,
  border: border.hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const cardLink = style({
  fontSize: vars.text.x18,
  fontWeight: 560,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});
export const count = style({ color: vars.color.muted, fontSize: vars.text.x14 });
export const form = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x3, maxWidth: '420px' });
globalStyle(`${form} > :not(button)`, { justifySelf: 'stretch' });

export const listTitle = style({ overflowWrap: 'anywhere' });
export const hidden = style({ display: 'none' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const panel = style([
  notPrinted,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x3,
    padding: vars.space.x4,
    background: vars.color.wash,
    borderRadius: vars.radius.control,
  },
]);
export const link = style({ fontSize: vars.text.x14, overflowWrap: 'anywhere', userSelect: 'all' });
export const check = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minHeight: size.x44 });
export const quotation = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const lines = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const note = style({
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `2px solid ${vars.color.accent}`,
  fontSize: vars.text.x14,
  overflowWrap: 'anywhere',
});
export const noteForm = style({ display: 'grid', justifySelf: 'stretch', justifyItems: 'start', gap: vars.space.x2 });
globalStyle(`${noteForm} > :first-child`, { justifySelf: 'stretch' });
export const lineTools = style([
  notPrinted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.x4 },
]);
export const lineTool = style({
  minHeight: size.x36,
  color: vars.color.soft,
  fontSize: vars.text.x14,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
});
export const select = style({
  maxWidth: '160px',
  minHeight: size.x36,
  border: 0,
  background: 'transparent',
  color: vars.color.soft,
  fontSize: vars.text.x14,
});
export const foot = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});
export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: vars.space.x6,
  rowGap: vars.space.x1,
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const term = style({ textAlign: 'start' });
export const grand = style({ fontWeight: 560, fontSize: vars.text.x18 });
export const small = style({ color: vars.color.muted, fontSize: vars.text.x14 });
