import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';
import { smallFigures, stack } from '../../ui/patterns.css.ts';

export const details = style({ ...stack(vars.space.x4), color: vars.color.soft, lineHeight: 1.6 });

export const table = style({ ...smallFigures, width: '100%', overflowWrap: 'break-word' });

export const row = style({ selectors: { '&:nth-child(odd)': { backgroundColor: vars.color.wash } } });

const cell = { padding: `${vars.space.x2} ${vars.space.x3}`, textAlign: 'start', verticalAlign: 'top' } as const;

export const head = style({ ...cell, color: vars.color.muted, fontWeight: 400 });

export const value = style(cell);
