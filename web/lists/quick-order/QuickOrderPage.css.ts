import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { size, vars } from '../../ui/theme.css.ts';
import {
  boundedStack,
  covering,
  focused,
  gridOf,
  inlineRow,
  stack,
  underlined,
  wrapping,
  wrappingRow,
} from '../../ui/patterns.css.ts';

export const page = style({ ...stack(vars.space.x4), paddingBlock: `${vars.space.x5} ${vars.space.x9}` });

export const intro = style({ maxWidth: '60ch', color: vars.color.muted });

export const entry = style({
  ...boundedStack(vars.space.x5),
  alignItems: 'start',
  paddingBlockStart: vars.space.x4,
  '@media': {
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: vars.space.x8 },
  },
});

export const form = style(stack(vars.space.x4));

export const actions = style(wrappingRow(vars.space.x3));

/** Looks like a link: the input's own button cannot be styled alike everywhere. */
export const file = style({
  ...inlineRow(),
  ...underlined,
  position: 'relative',
  minHeight: size.x48,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { ...focused } },
});
export const fileInput = style({ ...covering, opacity: 0, cursor: 'pointer' });

export const code = style({
  ...gridOf('minmax(0, 1fr) 88px', vars.space.x3),
  alignItems: 'start',
  justifyItems: 'start',
});

// Its field is too narrow for a message, which begins under the field before it.
globalStyle(`${code} p`, { justifySelf: 'end', width: 'max-content', maxWidth: 'min(380px, 100vw - 32px)' });

export const list = style({ ...stack(vars.space.x3), minWidth: 0 });

// A focused row is scrolled clear of the summary at the window's foot.
globalStyle(`${list} :focus`, { scrollMarginBlockEnd: '140px' });

export const heading = style({ ...wrapping(vars.space.x3), alignItems: 'baseline', justifyContent: 'space-between' });

export const title = style({ fontSize: vars.text.x22 });

export const empty = style({ color: vars.color.muted });

export const failure = style({ color: vars.color.warn });
