import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';
import { gridOf, mutedText, stack } from '../../ui/patterns.css.ts';

export const dialog = style({ ...stack(vars.space.x4), padding: `0 ${vars.space.x5} ${vars.space.x5}` });
export const name = style({ color: vars.color.soft });
export const lists = style({ display: 'grid', border: 0, margin: 0, padding: 0, minWidth: 0 });
export const legend = style({ paddingBlockEnd: vars.space.x1, fontWeight: 560 });
export const list = style({
  ...gridOf('auto minmax(0, 1fr) auto', vars.space.x3),
  alignItems: 'center',
  minHeight: size.x48,
  borderTop: border.hairline,
  cursor: 'pointer',
});
export const box = style({ width: size.x20, height: size.x20, accentColor: vars.color.green });
export const listName = style({ overflowWrap: 'anywhere' });
export const count = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums lining-nums' });
export const form = style({ ...gridOf('minmax(0, 1fr) auto', vars.space.x3), alignItems: 'end' });
export const foot = style(mutedText);
