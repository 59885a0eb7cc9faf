import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';
import { boundedStack, stack } from '../../ui/patterns.css.ts';

export const page = style({
  ...boundedStack(vars.space.x3),
  paddingTop: vars.space.x2,
  paddingBottom: vars.space.x8,
  '@media': {
    [media.medium]: { gap: vars.space.x6, paddingTop: vars.space.x5 },
    [media.large]: { paddingBottom: vars.space.x9 },
  },
});

export const intro = style({ ...stack(vars.space.x1), '@media': { [media.medium]: { gap: vars.space.x3 } } });

export const heading = style({
  fontSize: vars.text.x28,
  '@media': { [media.large]: { fontSize: vars.text.x36 } },
});

export const subheading = style({ fontSize: vars.text.x22 });

export const results = style(boundedStack(vars.space.x5));

export const corrected = style({ color: vars.color.soft, overflowWrap: 'anywhere' });

export const contact = style({ maxWidth: '68ch', color: vars.color.soft, lineHeight: 1.5 });

export const contactLink = style({
  color: vars.color.ink,
  fontWeight: 600,
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: vars.space.x1,
  selectors: { '&:hover': { color: vars.color.brass } },
});
