import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.soft,
  fontSize: vars.text.x14,
});

export const bin = style({ flex: 'none' });
