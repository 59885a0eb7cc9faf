import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';
import { softText, stack, warningText, wrapping } from '../../../ui/patterns.css.ts';

export const purchase = style(stack(vars.space.x5));

const sideBySide = 'screen and (min-width: 360px)';

/** The stepper's message has a row of its own: beside the button it would squeeze that. */
export const actions = style({
  ...stack(vars.space.x3),
  alignItems: 'start',
  '@media': {
    [sideBySide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '(scripting: none)': { display: 'none' },
  },
});
globalStyle(`${actions} > :first-child`, { '@media': { [sideBySide]: { display: 'contents' } } });
globalStyle(`${actions} > :first-child > output`, { '@media': { [sideBySide]: { gridArea: '2 / 1 / auto / -1' } } });
globalStyle(`${actions} > :last-child`, { '@media': { [sideBySide]: { gridArea: '1 / 2' } } });

export const limit = style(warningText);

export const leadTime = style(softText);

export const alert = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const contact = style({
  ...wrapping(),
  columnGap: vars.space.x5,
  rowGap: vars.space.x2,
  fontSize: vars.text.x14,
});

export const alternatives = style({ flex: '0 0 100%', fontWeight: 560 });

export const payment = style({ ...softText, display: 'flex', alignItems: 'flex-start', gap: vars.space.x2 });
