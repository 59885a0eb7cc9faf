import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';

export const cards = style({ display: 'grid', gap: vars.space.x3 });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.x3,
  padding: vars.space.x4,
  border: border.line,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
    '&:has(:focus-visible)': { outline: border.focus, outlineOffset: '2px' },
  },
});

export const radio = style({ width: size.x24, height: size.x24, accentColor: vars.color.accent, outline: 'none' });
export const words = style({ display: 'grid', gap: vars.space.x1, minWidth: 0 });
export const title = style({ fontWeight: 560 });
export const detail = style({ color: vars.color.muted, fontSize: vars.text.x14 });
export const aside = style({
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 560,
});
export const error = style({ color: vars.color.sale, fontSize: vars.text.x14, fontWeight: 560 });
