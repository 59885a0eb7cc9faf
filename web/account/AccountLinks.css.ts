import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';
import { inlineRow } from '../ui/patterns.css.ts';

/** Both states share one grid cell, as wide as the wider, so that switching between them causes no layout shift. */
export const place = style({ display: 'inline-grid', justifyItems: 'end' });

export const state = style({ ...inlineRow(vars.space.x5), gridArea: '1 / 1' });
