import { style } from '@vanilla-extract/css';
import { summaryChevron } from '../../ui/chevron.css.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { centredRow, inlineRow, serifName, softText, spreadRow, squareOf, stack } from '../../ui/patterns.css.ts';

const opener = style({ ...squareOf(size.x44), color: vars.color.ink });

export const scripted = style([opener, { '@media': { '(scripting: none)': { display: 'none' } } }]);
export const unscripted = style([opener, { display: 'none', '@media': { '(scripting: none)': { display: 'grid' } } }]);

export const menu = style({ ...stack(vars.space.x5), padding: vars.space.x4, paddingBlockStart: vars.space.x2 });

export const details = style({ borderBottom: border.hairline });

export const summary = style({
  ...spreadRow(),
  ...serifName,
  minHeight: '52px',
  listStyle: 'none',
  selectors: { ...summaryChevron, '&::-webkit-details-marker': { display: 'none' } },
});

export const inner = style({ paddingInlineStart: vars.space.x4, paddingBottom: vars.space.x3 });

export const innerSummary = style([
  summary,
  { minHeight: size.x48, fontFamily: vars.font.sans, fontSize: vars.text.x16, fontWeight: 520 },
]);

export const link = style({ ...centredRow(), minHeight: size.x48, textDecoration: 'none', color: vars.color.soft });

export const topLink = style([link, { ...serifName, color: vars.color.ink, borderBottom: border.hairline }]);

export const account = style(stack(vars.space.x3));

export const contact = style({
  ...stack(vars.space.x1),
  ...softText,
  padding: vars.space.x4,
  backgroundColor: vars.color.wash,
});

export const contactLink = style({
  ...inlineRow(vars.space.x2),
  minHeight: size.x44,
  fontSize: vars.text.x16,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
