import { style } from '@vanilla-extract/css';
import { border, vars } from '../../ui/theme.css.ts';
import { finePrint, pillLink } from '../../ui/patterns.css.ts';

export const category = style({
  ...pillLink(vars.space.x2),
  // Contains the count's hidden words, which would widen the page from within the row.
  position: 'relative',
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  border: border.hairline,
  selectors: { '&:hover': { borderColor: vars.color.brassLight, color: vars.color.brass } },
});

export const count = style({
  ...finePrint,
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
