import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { border, vars } from '../ui/theme.css.ts';
import { eyebrowText, finePrint, smallFigures, surfacePanel } from '../ui/patterns.css.ts';

export const frame = style(surfacePanel);

export const table = style({ ...smallFigures, width: '100%', overflowWrap: 'break-word' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.x3} ${vars.space.x2}`,
  textAlign: 'start',
  '@media': { [media.small]: { paddingInline: vars.space.x4 } },
});
globalStyle(`${table} tbody tr + tr :is(th, td)`, { borderTop: border.hairline });
globalStyle(`${table} thead th`, {
  ...eyebrowText,
  color: vars.color.muted,
  backgroundColor: vars.color.wash,
  '@media': { [media.medium]: { whiteSpace: 'nowrap' } },
});
globalStyle(`${table} tbody th`, { fontWeight: 560 });

export const figure = style({ selectors: { [`${table} &`]: { textAlign: 'end' } } });

/** Repeated elsewhere on the page, so small screens leave it out. */
export const spare = style({ display: 'none', '@media': { [media.medium]: { display: 'table-cell' } } });

/** On small screens, in place of the column. */
export const narrow = style({ ...finePrint, display: 'block', '@media': { [media.medium]: { display: 'none' } } });
