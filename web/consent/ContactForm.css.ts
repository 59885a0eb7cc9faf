import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';
import { boundedStack, markedPanel, stack } from '../ui/patterns.css.ts';

export {
  list as problems,
  note,
  state as alert,
  summary as problem,
  title as problemTitle,
} from '../ui/form/form.css.ts';

export const form = style(boundedStack(vars.space.x5));
export const title = style({ fontSize: vars.text.x28, selectors: { '&:focus': { outline: 'none' } } });
export const pair = style({
  ...stack(vars.space.x5),
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x4 } },
});

export const trap = style({
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});

export const sent = style({
  ...stack(vars.space.x4),
  ...markedPanel(vars.color.ok),
  padding: vars.space.x5,
});
