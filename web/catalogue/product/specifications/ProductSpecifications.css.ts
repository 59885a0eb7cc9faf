import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';
import { centredRow, sansTitle, smallFigures, softText, stack, warningText } from '../../../ui/patterns.css.ts';

export const block = style(stack(vars.space.x4));

export const warning = style({
  ...stack(vars.space.x1),
  ...softText,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderInlineStart: `3px solid ${vars.color.warn}`,
  backgroundColor: vars.color.wash,
});

export const warningTitle = style({ ...warningText, ...sansTitle });

export const list = style(smallFigures);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 42fr) minmax(0, 58fr)',
  paddingInline: vars.space.x3,
  columnGap: vars.space.x4,
  selectors: { '&:nth-child(odd)': { backgroundColor: vars.color.wash } },
});

export const name = style({ ...centredRow(vars.space.x1), minHeight: '37px', color: vars.color.muted });

export const value = style({ alignSelf: 'center', paddingBlock: vars.space.x2 });

export const note = style({ ...centredRow(vars.space.x3), ...softText });

export const bin = style({ flex: 'none' });
