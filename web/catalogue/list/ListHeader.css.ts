import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';

export const count = style({
  color: vars.color.soft,
  fontSize: vars.text.x14,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.muted,
  fontSize: vars.text.x14,
});

export const selectBox = style({ position: 'relative', display: 'inline-flex', flexGrow: 1, alignItems: 'center' });

export const select = style({
  width: '100%',
  minHeight: size.x44,
  paddingBlock: 0,
  paddingInline: `${vars.space.x3} ${vars.space.x7}`,
  appearance: 'none',
  background: vars.color.surface,
  border: border.line,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
  },
});

export const chevron = style({ position: 'absolute', right: vars.space.x3, pointerEvents: 'none' });
