import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';
import { inlineRow, plainLink, wrappingRow } from '../../ui/patterns.css.ts';

export const list = style(wrappingRow(vars.space.x2));

export const filter = style({
  ...plainLink,
  ...inlineRow(vars.space.x2),
  minHeight: size.x44,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  background: vars.color.surface,
  border: border.line,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.x14,
  selectors: { '&:hover': { borderColor: vars.color.ink, color: vars.color.ink } },
});

export const facet = style({ color: vars.color.soft });
