import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const block = style({ display: 'grid', gap: vars.space.x4 });

export const warning = style({
  display: 'grid',
  gap: vars.space.x1,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderInlineStart: `3px solid ${vars.color.warn}`,
  backgroundColor: vars.color.wash,
  color: vars.color.soft,
  fontSize: vars.text.x14,
});

export const warningTitle = style({
  color: vars.color.warn,
  fontFamily: vars.font.sans,
  fontSize: vars.text.x14,
  fontWeight: 600,
  letterSpacing: 0,
});

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

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.soft,
  fontSize: vars.text.x14,
});

export const bin = style({ flex: 'none' });
