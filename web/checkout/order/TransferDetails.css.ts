import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const rows = style({
  display: 'grid',
  width: '100%',
  paddingInline: vars.space.x4,
  backgroundColor: vars.color.wash,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 128px) minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minHeight: '48px',
  paddingBlock: vars.space.x1,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
});

export const name = style({ color: vars.color.soft, fontSize: vars.text.x14 });

export const value = style({
  fontWeight: 560,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const copy = style({
  minWidth: '44px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.text.x14,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.brass } },
});
