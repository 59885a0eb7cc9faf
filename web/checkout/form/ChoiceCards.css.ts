import { style } from '@vanilla-extract/css';
import { size, vars } from '../../ui/theme.css.ts';
import { focused, inputBox, mutedText, problemText, stack } from '../../ui/patterns.css.ts';

export const cards = style(stack(vars.space.x3));

export const card = style({
  ...inputBox,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.x3,
  padding: vars.space.x4,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
    '&:has(:focus-visible)': { ...focused },
  },
});

export const radio = style({ width: size.x24, height: size.x24, accentColor: vars.color.accent, outline: 'none' });
export const words = style({ ...stack(vars.space.x1), minWidth: 0 });
export const title = style({ fontWeight: 560 });
export const detail = style(mutedText);
export const aside = style({
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 560,
});
export const error = style({ ...problemText, fontWeight: 560 });
