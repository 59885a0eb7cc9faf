import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const count = style({
  color: vars.color.muted,
  fontSize: vars.text.x14,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const sort = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, color: vars.color.muted, fontSize: vars.text.x14 });

export const selectBox = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

export const select = style({
  minHeight: '44px',
  paddingBlock: 0,
  paddingInline: `${vars.space.x3} ${vars.space.x7}`,
  appearance: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
  },
});

export const chevron = style({ position: 'absolute', right: vars.space.x3, pointerEvents: 'none' });
