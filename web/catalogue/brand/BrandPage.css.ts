import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';
import { finePrint, inlineRow, plainLink } from '../../ui/patterns.css.ts';

export const category = style({
  ...plainLink,
  ...inlineRow(vars.space.x2),
  // Contains the count's hidden words, which would widen the page from within the row.
  position: 'relative',
  minHeight: size.x44,
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  border: border.hairline,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.x14,
  selectors: { '&:hover': { borderColor: vars.color.brassLight, color: vars.color.brass } },
});

export const count = style({
  ...finePrint,
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
