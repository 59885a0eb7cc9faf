import { style } from '@vanilla-extract/css';
import { border, vars } from '../../ui/theme.css.ts';
import { stack, wrapping, wrappingRow } from '../../ui/patterns.css.ts';

export const buttons = style(wrappingRow(vars.space.x3));
export const changes = style({ ...wrapping(vars.space.x3), alignItems: 'start' });
export const question = style({
  ...stack(vars.space.x3),
  padding: vars.space.x4,
  background: vars.color.wash,
  borderRadius: vars.radius.control,
});
export const differences = style({ margin: 0, paddingInlineStart: vars.space.x5, overflowWrap: 'anywhere' });
export const form = style({ ...stack(vars.space.x3), maxWidth: '420px', paddingBlock: vars.space.x4 });
export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const item = style({ ...stack(vars.space.x1), paddingBlock: vars.space.x4, borderTop: border.hairline });
export const itemLink = style({ fontWeight: 560, overflowWrap: 'anywhere' });
