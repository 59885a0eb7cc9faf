import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';
import { FOOT_SPACE } from './foot-space.ts';

export const banner = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 30,
  paddingBlock: vars.space.x4,
  backgroundColor: vars.color.surface,
  borderTop: `1px solid ${vars.color.hairline}`,
  boxShadow: vars.shadow.float,
});

export const row = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: vars.space.x6 },
  },
});

export const words = style({ display: 'grid', gap: vars.space.x1, maxWidth: '72ch' });
export const statement = style({ fontWeight: 560 });
export const more = style({ fontSize: vars.text.x14, color: vars.color.soft });
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.x3,
  '@media': { [media.medium]: { gridTemplateColumns: '136px 136px' } },
});

// Lets the end of the page scroll clear of the banner.
globalStyle('html', { scrollPaddingBottom: `var(${FOOT_SPACE}, 0px)` });
globalStyle(`body:has(${banner})`, {
  paddingBottom: `var(${FOOT_SPACE}, 0px)`,
  '@media': { print: { paddingBottom: 0 } },
});
