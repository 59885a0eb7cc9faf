import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

export const image = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  backgroundColor: vars.color.wash,
  filter: vars.color.pictureFilter,
});
