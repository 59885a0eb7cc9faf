import { style } from '@vanilla-extract/css';
import { border, vars } from '../../ui/theme.css.ts';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const changes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.x3 });
export const question = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x4,
  background: vars.color.wash,
  borderRadius: vars.radius.control,
});
export const differences = style({ margin: 0, paddingInlineStart: vars.space.x5, overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: vars.space.x3, maxWidth: '420px', paddingBlock: vars.space.x4 });
export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingBlock: vars.space.x4,
  borderTop: border.hairline,
});
export const itemLink = style({ fontWeight: 560, overflowWrap: 'anywhere' });
