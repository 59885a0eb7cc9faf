import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';
import { inlineRow } from '../ui/patterns.css.ts';

/** Both states share one grid cell, as wide as the wider: switching between them shifts nothing. */
export const place = style({ display: 'inline-grid', justifyItems: 'end' });

export const state = style({ ...inlineRow(vars.space.x5), gridArea: '1 / 1' });
