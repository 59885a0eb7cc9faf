import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { border, size, vars } from '../ui/theme.css.ts';
import {
  gridOf,
  inlineRow,
  softText,
  spreadRow,
  stack,
  underlined,
  warningText,
  wrapping,
  wrappingRow,
} from '../ui/patterns.css.ts';

const gutters = { paddingInline: vars.space.x4, '@media': { [media.medium]: { paddingInline: vars.space.x5 } } };

/** In a low window, where the total in its place would take most of the height, all of it scrolls. */
const drawer = {
  contents: style({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    height: '100%',
    '@media': { [media.low]: { display: 'block', overflowY: 'auto', overscrollBehavior: 'contain' } },
  }),
  scroll: style({
    paddingInline: vars.space.x4,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [media.medium]: { paddingInline: vars.space.x5 }, [media.low]: { overflowY: 'visible' } },
  }),
  foot: style({
    ...stack(vars.space.x4),
    ...gutters,
    paddingBlock: `${vars.space.x4} max(${vars.space.x4}, env(safe-area-inset-bottom))`,
    borderTop: border.hairline,
    backgroundColor: vars.color.surface,
  }),
};

const page = {
  contents: style({
    ...stack(vars.space.x6),
    '@media': {
      [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: vars.space.x8, alignItems: 'start' },
    },
  }),
  scroll: style({ minWidth: 0, selectors: { '&:only-child': { gridColumn: '1 / -1' } } }),
  foot: style({
    ...stack(vars.space.x5),
    padding: vars.space.x5,
    border: border.hairline,
    backgroundColor: vars.color.surface,
    '@media': { [media.large]: { position: 'sticky', top: vars.space.x9 } },
  }),
};

export const place = { drawer, page };

export const lines = style({ display: 'grid', outline: 'none' });

export const sums = style({ paddingBlock: vars.space.x4, borderTop: border.hairline });

export const buttons = style(stack(vars.space.x2));
export const others = style(gridOf('repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', vars.space.x2));
globalStyle(`${others} > *`, { paddingInline: vars.space.x1 });

export const problem = style(warningText);

export const departments = style({ ...wrapping(), justifyContent: 'center', columnGap: vars.space.x5 });

export const link = style({ ...inlineRow(), minHeight: size.x44, textUnderlineOffset: '0.22em' });

export const help = style({ ...stack(vars.space.x3), paddingTop: vars.space.x5, borderTop: border.hairline });

export const helpItem = style({ ...gridOf('auto minmax(0, 1fr)', vars.space.x3), ...softText });

export const tools = style(wrappingRow(vars.space.x3));

const notice = style({
  ...spreadRow(vars.space.x4),
  ...softText,
  minHeight: size.x48,
  marginTop: vars.space.x4,
  paddingInlineStart: vars.space.x4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.wash,
});

export const warning = style([
  notice,
  { boxShadow: `inset 3px 0 0 ${vars.color.warn}`, color: vars.color.warn, paddingBlock: vars.space.x2 },
]);

/** Sticks to the lower edge of the visible list. */
export const undo = style([
  notice,
  {
    position: 'sticky',
    bottom: vars.space.x3,
    zIndex: 1,
    marginBottom: vars.space.x3,
    backgroundColor: vars.color.green,
    color: vars.color.onGreen,
  },
]);

export const action = style({
  ...underlined,
  flex: 'none',
  minHeight: size.x44,
  paddingInline: vars.space.x4,
  color: vars.color.ink,
  fontWeight: 560,
  selectors: { '&:hover': { color: vars.color.brass } },
});

export const actionOnGreen = style([
  action,
  {
    color: vars.color.onGreen,
    selectors: {
      '&:hover': { color: vars.color.focusOnGreen },
      '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
    },
  },
]);
