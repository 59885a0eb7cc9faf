import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  paddingTop: vars.space.x2,
  paddingBottom: vars.space.x8,
  '@media': {
    [media.medium]: { gap: vars.space.x6, paddingTop: vars.space.x6 },
    [media.large]: { gap: vars.space.x7, paddingTop: vars.space.x7, paddingBottom: vars.space.x9 },
  },
});

export const band = style({ background: vars.color.wash });

export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  paddingBlock: `0 ${vars.space.x2}`,
  '@media': {
    [media.medium]: { gap: vars.space.x3, paddingBlock: vars.space.x5 },
    [media.large]: { paddingBlock: vars.space.x7 },
  },
});

/** On phones a row to swipe, cut off at the screen's edge, so that the products stay near the top. */
export const categories = style({
  display: 'flex',
  gap: vars.space.x2,
  marginInline: `calc(-1 * ${vars.space.x4})`,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.medium]: { flexWrap: 'wrap', marginInline: 0, padding: 0, overflowX: 'visible', whiteSpace: 'normal' },
  },
});

export const category = style({
  // Contains the count's hidden words, which would widen the page from within the row.
  position: 'relative',
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
