import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const related = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });
