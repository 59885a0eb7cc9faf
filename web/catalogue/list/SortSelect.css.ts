import { style } from '@vanilla-extract/css';
import { size, vars } from '../../ui/theme.css.ts';
import { centredRow, inlineRow, mutedText, outlined } from '../../ui/patterns.css.ts';

export const sort = style({ ...centredRow(vars.space.x3), ...mutedText });

export const selectBox = style({ ...inlineRow(), position: 'relative', flexGrow: 1 });

export const select = style({
  ...outlined,
  width: '100%',
  minHeight: size.x44,
  paddingBlock: 0,
  paddingInline: `${vars.space.x3} ${vars.space.x7}`,
  appearance: 'none',
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
  },
});

export const chevron = style({ position: 'absolute', right: vars.space.x3, pointerEvents: 'none' });
