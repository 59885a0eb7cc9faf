import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  paddingBlock: `${vars.space.x5} ${vars.space.x9}`,
});
export const intro = style({ maxWidth: '60ch', color: vars.color.muted });
export const form = style({ maxWidth: '440px' });
export const result = style({ display: 'block', maxWidth: '68ch', paddingBlockStart: vars.space.x4 });
