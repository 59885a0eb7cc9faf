import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  paddingTop: vars.space.x6,
  paddingBottom: vars.space.x8,
  '@media': { [media.large]: { gap: vars.space.x7, paddingTop: vars.space.x7, paddingBottom: vars.space.x9 } },
});

export const band = style({ background: vars.color.wash });

export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingBlock: vars.space.x5,
  '@media': { [media.large]: { paddingBlock: vars.space.x7 } },
});

export const prose = style({ maxWidth: '68ch', color: vars.color.soft, lineHeight: 1.55 });
globalStyle(`${prose} p + p`, { marginTop: vars.space.x3 });

export const categories = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const category = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '40px',
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  fontSize: vars.text.x14,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.brassLight, color: vars.color.brass } },
});

export const count = style({
  color: vars.color.muted,
  fontSize: vars.text.x12,
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
