import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const band = style({ background: vars.color.wash });

export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingBlock: `0 ${vars.space.x4}`,
  '@media': { [media.medium]: { paddingBlock: vars.space.x5 }, [media.large]: { paddingBlock: vars.space.x7 } },
});

export const summary = style({ maxWidth: '64ch', color: vars.color.soft });

/** On phones a row to swipe, so that the products stay near the top. */
export const finishes = style({
  display: 'flex',
  gap: vars.space.x2,
  marginInline: `calc(-1 * ${vars.space.x4})`,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.medium]: { flexWrap: 'wrap', marginInline: 0, padding: 0, overflowX: 'visible' } },
});

export const finish = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  fontSize: vars.text.x14,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current]': {
      borderColor: vars.color.green,
      boxShadow: `inset 0 0 0 1px ${vars.color.green}`,
      fontWeight: 600,
    },
  },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x7,
  paddingBlock: `${vars.space.x6} ${vars.space.x8}`,
});

export const kind = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });

globalStyle(`${kind} h2 a`, { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' });
