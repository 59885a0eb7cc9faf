import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  paddingBlock: `${vars.space.x3} ${vars.space.x9}`,
  '@media': { [media.large]: { gap: '96px', paddingBlock: `${vars.space.x5} 104px` } },
});

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': { [media.large]: { gap: vars.space.x7 } },
});

const measure = { '@media': { [media.large]: { maxWidth: '1120px' } } };

export const head = style([{ display: 'grid', gap: vars.space.x3 }, measure]);
export const title = style({ maxWidth: '22ch' });
export const byline = style({ color: vars.color.muted, fontSize: vars.text.x14 });
export const picture = style([measure]);
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': { [media.large]: { maxWidth: '800px' } },
});
export const summary = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.x22,
  lineHeight: 1.4,
  maxWidth: '54ch',
});

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });
export const heading = style({ fontSize: vars.text.x28 });

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x5 },
    [media.large]: { columnGap: vars.space.x7 },
  },
});
