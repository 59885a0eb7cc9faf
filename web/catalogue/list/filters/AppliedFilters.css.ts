import { style } from '@vanilla-extract/css';
import { size, vars } from '../../../ui/theme.css.ts';
import { pillLink, strongLink, wrappingRow } from '../../../ui/patterns.css.ts';

export const list = style(wrappingRow(vars.space.x2));

export const filter = style({
  ...pillLink(vars.space.x2),
  paddingInline: vars.space.x3,
  background: vars.color.wash,
  selectors: { '&:hover': { background: vars.color.hairline, color: vars.color.ink } },
});

export const clear = style({
  ...strongLink,
  minHeight: size.x44,
  paddingInline: vars.space.x2,
  fontSize: vars.text.x14,
  selectors: { '&:hover': { color: vars.color.brass } },
});
