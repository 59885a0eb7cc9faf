import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const band = style({ background: vars.color.wash });
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingBlock: `0 ${vars.space.x4}`,
  '@media': { [media.medium]: { paddingBlock: vars.space.x5 }, [media.large]: { paddingBlock: vars.space.x7 } },
});
export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4 });
export const swatch = style({
  flexShrink: 0,
  width: '1.1em',
  height: '1.1em',
  borderRadius: vars.radius.pill,
});
export const summary = style({ maxWidth: '72ch', color: vars.color.soft });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x7,
  paddingBlock: `${vars.space.x6} ${vars.space.x8}`,
});
export const department = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });
