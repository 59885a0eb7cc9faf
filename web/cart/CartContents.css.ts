import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

const gutters = { paddingInline: vars.space.x4, '@media': { [media.medium]: { paddingInline: vars.space.x5 } } };

export const contents = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: '100%' });

export const scroll = style({ ...gutters, display: 'grid', alignContent: 'start', overflowY: 'auto', overscrollBehavior: 'contain' });

export const lines = style({ display: 'grid' });

export const foot = style({
  ...gutters,
  display: 'grid',
  gap: vars.space.x4,
  paddingBlock: `${vars.space.x4} max(${vars.space.x4}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.surface,
});
