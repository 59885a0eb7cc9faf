import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  paddingBlock: `${vars.space.x6} ${vars.space.x8}`,
  '@media': { [media.large]: { gap: vars.space.x6, paddingBlock: `${vars.space.x7} ${vars.space.x9}` } },
});

export const title = style({ fontSize: vars.text.x36 });

/** What is to be filled in, and beside it what is bought. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x6,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 440px)', justifyContent: 'space-between', gap: vars.space.x8 } },
});

export const form = style({ display: 'grid', gap: vars.space.x5 });
export const group = style({ display: 'grid', gap: vars.space.x4 });
export const legend = style({ fontFamily: vars.font.serif, fontSize: vars.text.x22, paddingBottom: vars.space.x3 });
export const pair = style({ display: 'grid', gap: vars.space.x4, '@media': { [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
export const note = style({ color: vars.color.muted, fontSize: vars.text.x14 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x4 });
export const narrow = style({ maxWidth: '200px' });
export const check = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minHeight: '44px', cursor: 'pointer' });
export const box = style({ width: '20px', height: '20px', accentColor: vars.color.green });
