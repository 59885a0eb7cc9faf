import { style, globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';
import { centredIn } from '../patterns.css.ts';

export const image = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  backgroundColor: vars.color.wash,
  filter: vars.color.pictureFilter,
});

export const wideImageImage = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.wash,
  filter: vars.color.pictureFilter,
});

export const place = style({
  ...centredIn,
  width: '100%',
  aspectRatio: '1',
  backgroundColor: vars.color.wash,
  color: vars.color.line,
});

globalStyle(`${place} svg`, { width: 'min(40%, 112px)', height: 'auto' });
// The lines of a large placeholder are as thin as those of a small one.
globalStyle(`${place} path`, { vectorEffect: 'non-scaling-stroke' });
