import { style } from '@vanilla-extract/css';
import { size, vars } from '../../../ui/theme.css.ts';

export const stock = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x2,
  color: vars.color.soft,
  fontSize: vars.text.x14,
});

export const list = style({ padding: 0, margin: 0, listStyle: 'none' });

export const level = style({ color: vars.color.ink, fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 600 });

export const summary = style({ minHeight: size.x28, textDecoration: 'underline', textUnderlineOffset: vars.space.x1 });

export const note = style({ color: vars.color.muted, fontSize: vars.text.x12 });
