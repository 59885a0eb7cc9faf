import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const list = style({ fontSize: vars.text.x14, fontVariantNumeric: 'tabular-nums lining-nums' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 42fr) minmax(0, 58fr)',
  paddingInline: vars.space.x3,
  columnGap: vars.space.x4,
  selectors: { '&:nth-child(odd)': { backgroundColor: vars.color.wash } },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: '37px',
  color: vars.color.muted,
});

export const value = style({ alignSelf: 'center', paddingBlock: vars.space.x2 });
