import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/breakpoints.ts';
import { notPrinted } from '../../../ui/print/printed.css.ts';
import { size, vars } from '../../../ui/theme.css.ts';
import { centredRow, mutedText, stack, wrappingRow } from '../../../ui/patterns.css.ts';

export { pageRows as page } from '../../../ui/Container.css.ts';

export const wait = style({ color: vars.color.muted });
export const intro = style({ maxWidth: '60ch', color: vars.color.muted });
export const form = style({ ...stack(vars.space.x3), justifyItems: 'start', maxWidth: '420px' });
globalStyle(`${form} > :not(button)`, { justifySelf: 'stretch' });

export const listTitle = style({ overflowWrap: 'anywhere' });
export const hidden = style({ display: 'none' });
export const tools = style(wrappingRow(vars.space.x3));
export const panel = style([
  notPrinted,
  {
    ...stack(vars.space.x3),
    justifyItems: 'start',
    padding: vars.space.x4,
    background: vars.color.wash,
    borderRadius: vars.radius.control,
  },
]);
export const link = style({ fontSize: vars.text.x14, overflowWrap: 'anywhere', userSelect: 'all' });
export const check = style({ ...centredRow(vars.space.x2), minHeight: size.x44 });
export const quotation = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const foot = style({
  ...stack(vars.space.x3),
  justifyItems: 'end',
  paddingBlockStart: vars.space.x4,
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});
export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: vars.space.x6,
  rowGap: vars.space.x1,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const term = style({ textAlign: 'start' });
export const grand = style({ fontWeight: 560, fontSize: vars.text.x18 });
export const small = style(mutedText);
