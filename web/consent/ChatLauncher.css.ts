import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const place = style({
  position: 'fixed',
  insetInlineEnd: vars.space.x4,
  bottom: vars.space.x4,
  zIndex: 20,
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.x1,
  '@media': { [media.large]: { insetInlineEnd: vars.space.x5, bottom: vars.space.x5 } },
  selectors: {
    // Lists have a bar at the foot of small screens.
    'body:has([data-foot-bar]) &': {
      '@media': { [`not all and ${media.large.replace('screen and ', '')}`]: { bottom: '84px' } },
    },
  },
});

/** Visually hidden on small screens, where the icon has to do. */
export const label = style({
  '@media': {
    [`not all and ${media.medium.replace('screen and ', '')}`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minWidth: '48px',
  minHeight: '48px',
  padding: 0,
  // Visible against the footer, which is the same green.
  border: `1px solid ${vars.color.onGreenSoft}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.green,
  color: vars.color.onGreen,
  fontFamily: vars.font.sans,
  fontSize: vars.text.x16,
  fontWeight: 560,
  boxShadow: vars.shadow.float,
  cursor: 'pointer',
  '@media': { [media.medium]: { paddingInline: vars.space.x4 } },
  selectors: { '&:hover': { backgroundColor: vars.color.greenHover } },
});

export const notice = style({
  padding: `2px ${vars.space.x2}`,
  fontSize: vars.text.x12,
  color: vars.color.soft,
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.control,
});

export const panel = style({ display: 'grid', gap: vars.space.x4, padding: vars.space.x5 });
export const ways = style({ display: 'grid', gap: vars.space.x3 });
export const way = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, minHeight: '24px' });
