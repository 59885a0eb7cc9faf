import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';
import { eased, eyebrowText, inlineRow, stack, wrapping } from '../../ui/patterns.css.ts';

export const hero = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  backgroundColor: vars.color.band,
  color: vars.color.onGreen,
});

export const scene = style({
  gridArea: '2 / 1',
  width: '100%',
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '1 / 1',
  objectFit: 'cover',
  objectPosition: '87% 50%',
  // Fades the picture's top edge into the ground above.
  maskImage: 'linear-gradient(transparent, #000 24%)',
  '@media': {
    [media.small]: { aspectRatio: '16 / 10' },
    [media.large]: {
      gridArea: '1 / 1',
      aspectRatio: 'auto',
      height: 'clamp(520px, 46vw, 760px)',
      objectPosition: '100% 60%',
      maskImage: 'none',
    },
  },
});

export const words = style({
  gridArea: '1 / 1',
  position: 'relative',
  paddingBlock: `${vars.space.x7} ${vars.space.x5}`,
  '@media': { [media.large]: { alignSelf: 'center', paddingBlock: vars.space.x7 } },
});

export const text = style({
  ...stack(vars.space.x4),
  justifyItems: 'start',
  '@media': {
    [media.large]: { gap: vars.space.x5, maxWidth: '356px' },
    [media.extraLarge]: { maxWidth: '520px' },
  },
});

export const label = style({ ...eyebrowText, color: vars.color.focusOnGreen });

export const title = style({
  fontSize: 'clamp(2.5rem, 1.5rem + 3.6vw, 4.25rem)',
  fontWeight: 420,
  lineHeight: 1.04,
  letterSpacing: '-0.022em',
  '@media': {
    // Smaller between the two breakpoints, where the lamps are close to the title.
    [`${media.large} and (max-width: 1279px)`]: { fontSize: '2.75rem' },
  },
});

export const sentence = style({ fontSize: vars.text.x18, color: vars.color.onGreenSoft, maxWidth: '42ch' });

export const actions = style({ ...wrapping(vars.space.x2), paddingBlockStart: vars.space.x2 });

const action = style({
  ...inlineRow(vars.space.x2),
  minHeight: '52px',
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  fontWeight: 560,
  textDecoration: 'none',
  transition: eased('quick', 'background-color', 'border-color'),
  '@media': { [media.extraLarge]: { paddingInline: vars.space.x5 } },
  selectors: {
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
    '&:active': { transform: 'translateY(1px)' },
  },
});

export const mainAction = style([
  action,
  {
    backgroundColor: vars.color.onGreen,
    color: vars.color.band,
    selectors: { '&:hover': { backgroundColor: '#fff', color: vars.color.band } },
  },
]);

export const otherAction = style([
  action,
  {
    border: '1px solid currentColor',
    color: vars.color.onGreen,
    selectors: { '&:hover': { borderColor: vars.color.focusOnGreen, color: vars.color.focusOnGreen } },
  },
]);
