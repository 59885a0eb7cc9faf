import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';
import { boundedStack, centredRow } from '../../ui/patterns.css.ts';

export const title = style(centredRow(vars.space.x4));
export const swatch = style({
  flexShrink: 0,
  width: '1.1em',
  height: '1.1em',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 1px ${vars.color.swatchRing}`,
});
export const body = style({ ...boundedStack(vars.space.x7), paddingBlock: `${vars.space.x4} ${vars.space.x8}` });
export const department = style(boundedStack(vars.space.x5));
