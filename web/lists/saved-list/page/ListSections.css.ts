import { style } from '@vanilla-extract/css';
import { notPrinted } from '../../../ui/print/printed.css.ts';
import { size, vars } from '../../../ui/theme.css.ts';
import { boundedStack, mutedText, stack, wrapping, wrappingRow } from '../../../ui/patterns.css.ts';

export const lines = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const section = style({
  ...boundedStack(vars.space.x2),
  paddingBlockStart: vars.space.x4,
  borderTop: `1px solid ${vars.color.ink}`,
  // A long one goes on over the page; its lines do not break.
  '@media': { print: { breakInside: 'auto !important' as 'auto' } },
});
export const over = style({ background: vars.color.wash });
export const head = style({
  ...wrapping(),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x5,
  breakAfter: 'avoid',
});
export const name = style({ minWidth: 0, fontSize: vars.text.x22, overflowWrap: 'anywhere' });
export const subtotal = style({ display: 'flex', alignItems: 'baseline', columnGap: vars.space.x2 });
export const words = style(mutedText);
export const note = style({
  maxWidth: '60ch',
  color: vars.color.soft,
  whiteSpace: 'pre-line',
});
export const empty = style([notPrinted, { ...mutedText, minHeight: size.x44, paddingBlock: vars.space.x3 }]);
export const tools = style([notPrinted, { ...wrappingRow(), columnGap: vars.space.x4 }]);
export const form = style({
  ...stack(vars.space.x3),
  maxWidth: '520px',
  justifyItems: 'start',
  paddingBlock: vars.space.x3,
});
export const formFields = style({ ...stack(vars.space.x3), justifySelf: 'stretch' });
