import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { border, vars } from '../ui/theme.css.ts';
import { boundedStack, eyebrowText, stack } from '../ui/patterns.css.ts';

export const band = style({ backgroundColor: vars.color.wash, borderTop: border.hairline });

export const row = style({
  ...boundedStack(vars.space.x5),
  paddingBlock: vars.space.x8,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.x8,
      paddingBlock: '64px',
    },
  },
});

export const words = style({ ...stack(vars.space.x3), maxWidth: '62ch' });
export const label = style({ ...eyebrowText, color: vars.color.brass });
export const title = style({ fontSize: vars.text.x28, '@media': { [media.large]: { fontSize: vars.text.x36 } } });
export const sentence = style({ color: vars.color.soft });
export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  '@media': { [media.small]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
