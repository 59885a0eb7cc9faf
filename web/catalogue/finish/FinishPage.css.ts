import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4 });
export const swatch = style({
  flexShrink: 0,
  width: '1.1em',
  height: '1.1em',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 1px ${vars.color.swatchRing}`,
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x7,
  paddingBlock: `${vars.space.x4} ${vars.space.x8}`,
});
export const department = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });
