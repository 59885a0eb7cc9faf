import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';
import { ROW_HEIGHT } from './SuggestEntry.css.ts';
import { HEADING_HEIGHT, wordsWidth } from './SuggestPanel.css.ts';

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

export const head = style({ display: 'flex', alignItems: 'center', height: HEADING_HEIGHT });

export const word = style({
  minHeight: '24px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  fontSize: vars.text.x12,
  color: vars.color.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: '3px',
  pointerEvents: 'auto',
  selectors: { '&:hover': { color: vars.color.brass } },
  '@media': { '(pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
});

export const forget = style({
  display: 'grid',
  placeItems: 'center',
  width: ROW_HEIGHT,
  height: ROW_HEIGHT,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  pointerEvents: 'auto',
  selectors: { '&:hover': { color: vars.color.ink, backgroundColor: vars.color.hairline } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'stretch',
  height: ROW_HEIGHT,
  paddingInlineStart: vars.space.x3,
  fontSize: vars.text.x12,
  color: vars.color.muted,
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: ROW_HEIGHT,
  paddingInline: vars.space.x5,
  fontSize: vars.text.x12,
  color: vars.color.muted,
});
