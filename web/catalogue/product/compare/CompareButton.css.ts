import { style } from '@vanilla-extract/css';
import { notPrinted } from '../../../ui/print/printed.css.ts';
import { size, vars } from '../../../ui/theme.css.ts';
import { softText, underlined } from '../../../ui/patterns.css.ts';

export const button = style([
  notPrinted,
  {
    ...underlined,
    ...softText,
    position: 'relative',
    // Above the link that covers a card.
    zIndex: 1,
    minHeight: size.x32,
    '@media': { '(scripting: none)': { display: 'none' } },
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.ink, fontWeight: 600 },
      '&[aria-pressed="true"]::before': { content: '✓ ' },
    },
  },
]);
