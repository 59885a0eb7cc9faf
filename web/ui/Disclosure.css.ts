import { style } from '@vanilla-extract/css';
import { summaryChevron } from './chevron.css.ts';
import { border, size, vars } from './theme.css.ts';
import { spreadRow } from './patterns.css.ts';

// Paper cannot be opened: closed sections print open, without the mark that opens them.
export const details = style({
  borderBottom: border.hairline,
  selectors: {
    '&::details-content': {
      '@media': { print: { contentVisibility: 'visible', blockSize: 'auto', display: 'block' } },
    },
  },
});

export const summary = style({
  ...spreadRow(vars.space.x4),
  minHeight: size.x56,
  paddingBlock: vars.space.x3,
  fontWeight: 560,
  listStyle: 'none',
  selectors: {
    ...summaryChevron,
    '&::after': { ...summaryChevron['&::after'], '@media': { print: { display: 'none' } } },
    '&:hover': { color: vars.color.brass },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const content = style({ paddingBottom: vars.space.x5 });
