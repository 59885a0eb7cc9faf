import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { ROW_HEIGHT } from './SuggestEntry.css.ts';
import { centredIn, centredRow, eased, eyebrowText, finePrint, softText } from '../../ui/patterns.css.ts';

/** The buttons of the recent searches rely on it. */
const HEADING_HEIGHT = '44px';

/** The width of the column of text suggestions. */
const wordsWidth = createVar();

export const panel = style({
  vars: { [wordsWidth]: '100%' },
  gridColumn: '1 / -1',
  minWidth: 0,
  marginBlockStart: vars.space.x2,
  // Balances the wider gutter on the other side.
  marginInlineEnd: vars.space.x2,
  textAlign: 'start',
  backgroundColor: vars.color.surface,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.medium]: {
      position: 'absolute',
      zIndex: 1,
      top: `calc(100% + ${vars.space.x2})`,
      insetInlineStart: '50%',
      margin: 0,
      width: '100%',
      // Scrolls only in a window that is lower than the overlay.
      maxHeight: 'calc(100dvh - 96px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBlock: vars.space.x2,
      borderRadius: vars.radius.control,
      boxShadow: `${vars.shadow.float}, 0 0 0 1px ${vars.color.hairline}`,
      transform: 'translateX(-50%)',
      transition: eased('quick', 'opacity'),
      selectors: {
        '&[data-columns="2"]': { vars: { [wordsWidth]: '44%' }, width: 'max(100%, min(840px, 72vw))' },
        '&:not([hidden])': { '@starting-style': { opacity: 0 } },
      },
    },
  },
});

export const line = style({
  ...softText,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x5,
});

export const corrected = style({ color: vars.color.ink, fontWeight: 620 });

export const layers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.medium]: {
      selectors: { '[data-columns="2"] > * > &': { gridTemplateColumns: `minmax(0, ${wordsWidth}) minmax(0, 1fr)` } },
    },
  },
});

export const words = style({ minWidth: 0, paddingInline: vars.space.x2 });

export const products = style({
  minWidth: 0,
  paddingInline: vars.space.x2,
  '@media': {
    [media.medium]: {
      alignSelf: 'stretch',
      selectors: {
        [`${words} + &`]: { borderInlineStart: border.hairline },
        '&:first-child:not(:only-child)': { borderInlineEnd: border.hairline },
      },
    },
  },
});

export const group = styleVariants({
  plain: {},
  // Leaves room for the note under the recent searches.
  recent: { paddingBlockEnd: ROW_HEIGHT },
  foot: {
    gridColumn: '1 / -1',
    paddingInline: vars.space.x2,
    paddingBlockStart: vars.space.x2,
    marginBlockStart: vars.space.x2,
    borderTop: border.hairline,
  },
});

export const heading = style({
  ...centredRow(),
  ...eyebrowText,
  height: HEADING_HEIGHT,
  paddingInline: vars.space.x3,
  color: vars.color.muted,
});

export const waitingWords = style({ flex: 1, height: size.x36, backgroundColor: vars.color.wash });

export const close = style({ ...centredIn, width: size.x44, height: size.x48, borderRadius: vars.radius.control });

/** Over the column of recent searches; only its buttons take clicks. */
export const controls = style({
  gridArea: '1 / 1',
  justifySelf: 'start',
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'end',
  width: wordsWidth,
  paddingInline: vars.space.x2,
  pointerEvents: 'none',
});

export const head = style({ ...centredRow(), height: HEADING_HEIGHT });

export const word = style({
  minHeight: size.x24,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  fontSize: vars.text.x12,
  color: vars.color.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: '3px',
  pointerEvents: 'auto',
  selectors: { '&:hover': { color: vars.color.brass } },
  '@media': { '(pointer: coarse)': { minHeight: size.x44, minWidth: size.x44 } },
});

export const forget = style({
  ...centredIn,
  width: ROW_HEIGHT,
  height: ROW_HEIGHT,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  pointerEvents: 'auto',
  selectors: { '&:hover': { color: vars.color.ink, backgroundColor: vars.color.hairline } },
});

export const foot = style({
  ...centredRow(),
  ...finePrint,
  justifySelf: 'stretch',
  height: ROW_HEIGHT,
  paddingInlineStart: vars.space.x3,
});

export const note = style({ ...centredRow(), ...finePrint, minHeight: ROW_HEIGHT, paddingInline: vars.space.x5 });
