import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { aboveFoot, footSpace } from '../ui/foot-space.css.ts';
import { size, vars } from '../ui/theme.css.ts';
import { inlineRow, stack } from '../ui/patterns.css.ts';

/** In the slot on small screens; on wide ones in the page's gutter, where it covers nothing. */
export const place = style([
  aboveFoot,
  {
    position: 'relative',
    '@media': {
      [media.large]: {
        position: 'fixed',
        insetInlineEnd: 0,
        // Above "Back to top".
        bottom: `calc(${footSpace} + ${vars.space.x5} + 36px + ${vars.space.x3})`,
        zIndex: 20,
      },
    },
  },
]);

// In the list's bar there is room for the icon alone.
export const label = style({
  whiteSpace: 'nowrap',
  '@media': { [media.large]: { writingMode: 'vertical-rl' } },
  selectors: {
    '[data-list-bar] &': {
      '@media': {
        [media.belowLarge]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const button = style({
  ...inlineRow(vars.space.x2),
  justifyContent: 'center',
  minWidth: size.x48,
  minHeight: size.x48,
  paddingBlock: 0,
  paddingInline: vars.space.x4,
  // Visible against the footer, which is the same green.
  border: `1px solid ${vars.color.onGreenSoft}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.green,
  color: vars.color.onGreen,
  fontFamily: vars.font.sans,
  fontSize: vars.text.x16,
  fontWeight: 560,
  cursor: 'pointer',
  '@media': {
    [media.large]: {
      minWidth: 0,
      width: size.x36,
      paddingBlock: vars.space.x4,
      paddingInline: 0,
      borderInlineEnd: 0,
      borderRadius: `${vars.radius.control} 0 0 ${vars.radius.control}`,
      flexDirection: 'column',
      fontSize: vars.text.x14,
    },
  },
  selectors: {
    '&:hover': { backgroundColor: vars.color.greenHover },
    '[data-list-bar] &': { '@media': { [media.belowLarge]: { width: size.x48, paddingInline: 0 } } },
  },
});

/** Beside the button, out of the way of what is under it. */
export const notice = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: `calc(100% + ${vars.space.x1})`,
  width: 'max-content',
  maxWidth: '60vw',
  padding: `2px ${vars.space.x2}`,
  fontSize: vars.text.x12,
  color: vars.color.soft,
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
  pointerEvents: 'none',
  '@media': { [media.large]: { insetInlineEnd: `calc(100% + ${vars.space.x1})`, bottom: 0 } },
});

export const panel = style({ ...stack(vars.space.x4), padding: vars.space.x5 });
export const ways = style(stack(vars.space.x3));
export const way = style({ ...inlineRow(vars.space.x2), minHeight: size.x24 });
