import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

/** As wide as the page's gutter on wide screens. */
const gutterSize = { width: '36px', height: '36px' };

export const button = style({
  position: 'fixed',
  insetInlineEnd: vars.space.x4,
  // Above the cookie banner.
  bottom: `calc(var(--foot-space, 0px) + ${vars.space.x4})`,
  zIndex: 20,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  transition: `opacity ${vars.motion.normal} ${vars.motion.ease}, transform ${vars.motion.normal} ${vars.motion.ease}, visibility ${vars.motion.normal}`,
  '@media': {
    // In the gutter, where it covers nothing, as the chat button above it.
    [media.large]: { insetInlineEnd: '2px', bottom: `calc(var(--foot-space, 0px) + ${vars.space.x5})`, ...gutterSize },
  },
  selectors: {
    // In the list's bar, which leaves room for it.
    'body:has([data-list-bar]) &': {
      '@media': {
        [`not all and ${media.large.replace('screen and ', '')}`]: { bottom: 'calc(var(--foot-space, 0px) + 11px)' },
      },
    },
    '&:hover': { color: vars.color.brass, borderColor: vars.color.brass },
    '&[data-away]': { opacity: 0, visibility: 'hidden', transform: 'translateY(8px)' },
  },
});
