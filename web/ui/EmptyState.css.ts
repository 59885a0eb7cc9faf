import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const block = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x8,
  paddingInline: vars.space.x4,
  textAlign: 'center',
});

export const title = style({ fontSize: vars.text.x28, maxWidth: '26ch' });
export const words = style({ display: 'grid', gap: vars.space.x3, maxWidth: '56ch', color: vars.color.soft });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
  paddingTop: vars.space.x2,
});
