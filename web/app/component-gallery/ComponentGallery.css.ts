import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x7,
  paddingBlock: vars.space.x6,
});
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x5,
  '@media': {
    [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const denseStates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: vars.space.x4,
});
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.x2,
});
export const stretched = style([state, { justifyItems: 'stretch', gridColumn: '1 / -1' }]);
export const label = style({ color: vars.color.muted, fontSize: vars.text.x14 });
/** A background to show a ribbon on. */
export const picture = style({
  position: 'relative',
  width: '160px',
  height: '160px',
  backgroundColor: vars.color.surface,
});
export const field = style([state, { justifyItems: 'stretch' }]);
export const dialogContent = style({ padding: vars.space.x5 });
