import { style } from '@vanilla-extract/css';
import { border, vars } from '../../ui/theme.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  paddingTop: vars.space.x6,
  borderTop: border.hairline,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const waiting = style({ minHeight: '240px' });
