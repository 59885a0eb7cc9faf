import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const block = style({ display: 'grid', gap: vars.space.x2 });

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  fontSize: vars.text.x14,
});

export const place = style({ display: 'grid', flex: 1, gap: '2px', minWidth: 0 });

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1, minHeight: '28px' });

export const small = style({ color: vars.color.muted, fontSize: vars.text.x12 });

export const change = style({
  flex: 'none',
  minHeight: '28px',
  color: vars.color.brass,
  fontSize: vars.text.x14,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { color: vars.color.ink } },
});

export const cost = style({ display: 'grid', flex: 'none', justifyItems: 'end', textAlign: 'end' });
