import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const outline = { fill: 'none', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const icon = style({ ...outline, stroke: 'currentColor' });
export const drawing = style({ ...outline, stroke: vars.color.brassLight });
