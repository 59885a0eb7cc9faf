import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const image = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  backgroundColor: vars.color.wash,
  filter: vars.color.pictureFilter,
});

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  backgroundColor: vars.color.wash,
  color: vars.color.line,
});
