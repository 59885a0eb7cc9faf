import { style } from '@vanilla-extract/css';
import { size, vars } from '../../../ui/theme.css.ts';
import { inlineRow, plainLink, wrappingRow } from '../../../ui/patterns.css.ts';

export const list = style(wrappingRow(vars.space.x2));

export const filter = style({
  ...plainLink,
  ...inlineRow(vars.space.x2),
  minHeight: size.x44,
  paddingInline: vars.space.x3,
  background: vars.color.wash,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.x14,
  selectors: { '&:hover': { background: vars.color.hairline, color: vars.color.ink } },
});

export const clear = style({
  ...inlineRow(),
  minHeight: size.x44,
  paddingInline: vars.space.x2,
  color: vars.color.ink,
  fontSize: vars.text.x14,
  fontWeight: 560,
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: vars.space.x1,
  selectors: { '&:hover': { color: vars.color.brass } },
});
