import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const list = style({ display: 'grid', justifyItems: 'center' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  color: vars.color.ink,
  fontWeight: 560,
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: '4px',
});
