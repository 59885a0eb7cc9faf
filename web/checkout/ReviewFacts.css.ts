import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const facts = style({ display: 'grid', borderBlock: `1px solid ${vars.color.hairline}` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingBlock: vars.space.x4,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
  '@media': { [media.small]: { gridTemplateColumns: '120px minmax(0, 1fr) auto' } },
});
export const term = style({
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.text.x14,
  '@media': { [media.small]: { gridColumn: 'auto' } },
});
