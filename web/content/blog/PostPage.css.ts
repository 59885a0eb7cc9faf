import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';
import { boundedStack, mutedText, stack } from '../../ui/patterns.css.ts';

export { posts } from './PostCard.css.ts';

export const page = style({
  ...boundedStack(vars.space.x8),
  paddingBlock: `${vars.space.x3} ${vars.space.x9}`,
  '@media': { [media.large]: { gap: '96px', paddingBlock: `${vars.space.x5} 104px` } },
});

export const post = style({ ...boundedStack(vars.space.x5), '@media': { [media.large]: { gap: vars.space.x7 } } });

const measure = { '@media': { [media.large]: { maxWidth: '1120px' } } };

export const head = style([{ ...stack(vars.space.x3) }, measure]);
export const title = style({ maxWidth: '22ch' });
export const byline = style(mutedText);
export const picture = style([measure]);
export const text = style({ ...boundedStack(vars.space.x5), '@media': { [media.large]: { maxWidth: '800px' } } });
export const summary = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.x22,
  lineHeight: 1.4,
  maxWidth: '54ch',
});

export const section = style(boundedStack(vars.space.x5));
export const heading = style({ fontSize: vars.text.x28 });
