import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const failure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x4,
  padding: vars.space.x8,
  color: vars.color.soft,
  textAlign: 'center',
});
