import { style } from '@vanilla-extract/css';
import { notPrinted } from '../../../ui/print/printed.css.ts';
import { size, vars } from '../../../ui/theme.css.ts';

export const button = style([
  notPrinted,
  {
    position: 'relative',
    // Above the link that covers a card.
    zIndex: 1,
    minHeight: size.x32,
    '@media': { '(scripting: none)': { display: 'none' } },
    color: vars.color.soft,
    fontSize: vars.text.x14,
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.ink, fontWeight: 600 },
      '&[aria-pressed="true"]::before': { content: '✓ ' },
    },
  },
]);
