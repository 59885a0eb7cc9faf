import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

const small = `not all and ${media.large.replace('screen and ', '')}`;

/** As wide as the page's gutter on wide screens. */
const gutterSize = { width: '36px', height: '36px' };

export const button = style({
  position: 'fixed',
  insetInlineEnd: vars.space.x4,
  // Above the cookie banner.
  bottom: `calc(var(--foot-space, 0px) + ${vars.space.x4})`,
  zIndex: 20,
  display: 'none',
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
    [media.large]: {
      display: 'grid',
      insetInlineEnd: '2px',
      bottom: `calc(var(--foot-space, 0px) + ${vars.space.x5})`,
      ...gutterSize,
    },
  },
  selectors: {
    // On small screens only in a list's bar, which leaves room for it: elsewhere it would lie over what can be pressed.
    'body:has([data-list-bar]) &': {
      '@media': { [small]: { display: 'grid', bottom: 'calc(var(--foot-space, 0px) + 11px)' } },
    },
    // The comparison takes its room in that bar.
    'body:has([data-list-bar] [data-compare]) &': { '@media': { [small]: { display: 'none' } } },
    // A product's page is for its button.
    'body:has([data-product-page]) &': { display: 'none', '@media': { [media.large]: { display: 'none' } } },
    '&:hover': { color: vars.color.brass, borderColor: vars.color.brass },
    '&[data-away]': { opacity: 0, visibility: 'hidden', transform: 'translateY(8px)' },
  },
});
