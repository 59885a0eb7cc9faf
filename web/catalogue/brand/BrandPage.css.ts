import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';

export const category = style({
  // Contains the count's hidden words, which would widen the page from within the row.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: size.x44,
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  border: border.hairline,
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  fontSize: vars.text.x14,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.brassLight, color: vars.color.brass } },
});

export const count = style({
  color: vars.color.muted,
  fontSize: vars.text.x12,
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
