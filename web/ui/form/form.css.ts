import { style } from '@vanilla-extract/css';
import { media } from '../breakpoints.ts';
import { size, vars } from '../theme.css.ts';
import { centredRow, markedPanel, mutedText, problemText, stack, wrappingRow } from '../patterns.css.ts';

export const form = style(stack(vars.space.x5));
export const group = style(stack(vars.space.x4));
export const legend = style({ fontFamily: vars.font.serif, fontSize: vars.text.x22, paddingBottom: vars.space.x3 });
export const pair = style({
  ...stack(vars.space.x4),
  '@media': { [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const note = style(mutedText);
export const actions = style(wrappingRow(vars.space.x4));
export const narrow = style({ maxWidth: '200px' });
export const check = style({ ...centredRow(vars.space.x3), minHeight: size.x44, cursor: 'pointer' });
export const box = style({ flex: 'none', width: size.x24, height: size.x24, accentColor: vars.color.accent });
export const problem = style({
  ...markedPanel(vars.color.sale),
  color: vars.color.sale,
});
/** A live region. Out of the layout while empty, but still in the page, so that changes are announced. */
export const state = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const done = style({
  display: 'block',
  ...markedPanel(vars.color.ok),
});

export const summary = style({
  ...stack(vars.space.x2),
  ...markedPanel(vars.color.sale),
});
export const title = style({ fontWeight: 560 });
export const list = style({ ...problemText, ...stack(vars.space.x1) });
