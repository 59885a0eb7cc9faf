import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const button = style({
  position: 'fixed',
  insetInlineEnd: vars.space.x4,
  // Above the cookie banner and the chat button.
  bottom: `calc(max(var(--foot-space, 0px), var(--corner-space, 0px)) + ${vars.space.x4})`,
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
  '@media': { [media.large]: { insetInlineEnd: vars.space.x5 } },
  selectors: {
    '&:hover': { color: vars.color.brass, borderColor: vars.color.brass },
    '&[data-away]': { opacity: 0, visibility: 'hidden', transform: 'translateY(8px)' },
  },
});
