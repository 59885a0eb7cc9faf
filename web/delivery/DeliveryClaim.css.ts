import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const claim = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  color: vars.color.soft,
  fontSize: vars.text.x14,
});

export const limit = style({ color: vars.color.muted });
