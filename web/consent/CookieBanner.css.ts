import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { border, vars } from '../ui/theme.css.ts';
import { footSpace } from '../ui/foot-space.css.ts';
import { stack } from '../ui/patterns.css.ts';

export const banner = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 30,
  paddingBlock: vars.space.x2,
  '@media': { [media.medium]: { paddingBlock: vars.space.x4 } },
  backgroundColor: vars.color.surface,
  borderTop: border.hairline,
  boxShadow: vars.shadow.float,
});

/** One row, so that little of a phone's page is behind it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  '@media': { [media.medium]: { columnGap: vars.space.x6 } },
});

export const words = style({
  maxWidth: '72ch',
  fontSize: vars.text.x12,
  lineHeight: 1.3,
  '@media': { [media.medium]: { ...stack(vars.space.x1), fontSize: vars.text.x16, lineHeight: 'inherit' } },
});
export const statement = style({
  display: 'inline',
  fontWeight: 560,
  selectors: { '&::after': { content: '. ' } },
  '@media': { [media.medium]: { display: 'block', selectors: { '&::after': { content: 'none' } } } },
});
export const more = style({
  display: 'inline',
  color: vars.color.soft,
  '@media': { [media.medium]: { display: 'block', fontSize: vars.text.x14 } },
});
export const wide = style({ '@media': { [media.phone]: { display: 'none' } } });
export const buttons = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: vars.space.x2 });
export const button = style({
  selectors: { [`${buttons} > &`]: { paddingInline: vars.space.x2 } },
  '@media': { [media.medium]: { minWidth: '136px' } },
});

// Lets the end of the page scroll clear of the banner.
globalStyle(`body:has(${banner})`, {
  paddingBottom: footSpace,
  '@media': { print: { paddingBottom: 0 } },
});
