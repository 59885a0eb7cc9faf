import { style } from '@vanilla-extract/css';
import { size, vars } from '../../ui/theme.css.ts';
import { centredRow, softText, stack } from '../../ui/patterns.css.ts';

export const ways = style({ ...stack(vars.space.x3), ...softText });

export const way = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x2 });

export const icon = style({ flex: 'none', paddingTop: vars.space.x1 });

export const text = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });

export const line = style({ ...centredRow(), columnGap: vars.space.x1 });

export const terms = style({ color: 'inherit' });

/** Takes a line from the start: a date appears after mount and must cause no layout shift. */
export const promise = style({
  minHeight: '1.5em',
  color: vars.color.ink,
  fontWeight: 600,
  '@media': { '(scripting: none)': { selectors: { '&:empty': { display: 'none' } } } },
});

/** A range of days takes two lines. */
export const range = style([promise, { minHeight: '3em' }]);

export const ask = style({
  flex: 'none',
  minHeight: size.x28,
  color: vars.color.brass,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space.x1,
  selectors: { '&:hover': { color: vars.color.ink } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Takes two lines from the start, as the date does. */
export const collected = style({ minHeight: '3em' });

/** The town names and a range of days take three. */
export const collectedLater = style({ minHeight: '4.5em' });

export const ready = style({ color: vars.color.ink, fontWeight: 600 });
