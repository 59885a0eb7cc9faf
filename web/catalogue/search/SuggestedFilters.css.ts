import { style } from '@vanilla-extract/css';
import { border, vars } from '../../ui/theme.css.ts';
import { pillLink, wrappingRow } from '../../ui/patterns.css.ts';

export const list = style(wrappingRow(vars.space.x2));

export const filter = style({
  ...pillLink(vars.space.x2),
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  background: vars.color.surface,
  border: border.line,
  selectors: { '&:hover': { borderColor: vars.color.ink, color: vars.color.ink } },
});

export const facet = style({ color: vars.color.soft });
