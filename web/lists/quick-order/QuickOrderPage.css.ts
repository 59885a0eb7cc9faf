import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';

export const page = style({ display: 'grid', gap: vars.space.x4, paddingBlock: `${vars.space.x5} ${vars.space.x9}` });

export const intro = style({ maxWidth: '60ch', color: vars.color.muted });

/** A list to paste, and a single code beside it. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x5,
  paddingBlockStart: vars.space.x4,
  '@media': {
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: vars.space.x8 },
  },
});

export const form = style({ display: 'grid', gap: vars.space.x4 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });

/** A file input that looks like a link: the input's own button cannot be styled alike everywhere. */
export const file = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.x48,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: border.focus, outlineOffset: '2px' } },
});
export const fileInput = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 88px',
  alignItems: 'start',
  justifyItems: 'start',
  gap: vars.space.x3,
});

// Its field is too narrow for a message, which begins under the field before it.
globalStyle(`${code} p`, { justifySelf: 'end', width: 'max-content', maxWidth: 'min(380px, 100vw - 32px)' });

export const list = style({ display: 'grid', gap: vars.space.x3, minWidth: 0 });

// A focused row is scrolled clear of the summary at the window's foot.
globalStyle(`${list} :focus`, { scrollMarginBlockEnd: '140px' });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const title = style({ fontSize: vars.text.x22 });

export const empty = style({ color: vars.color.muted });

export const failure = style({ color: vars.color.warn });
