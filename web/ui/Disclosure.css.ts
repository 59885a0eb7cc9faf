import { globalStyle, style } from '@vanilla-extract/css';
import { summaryChevron } from './chevron.css.ts';
import { border, size, vars } from './theme.css.ts';

export const details = style({ borderBottom: border.hairline });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minHeight: size.x56,
  paddingBlock: vars.space.x3,
  fontWeight: 560,
  listStyle: 'none',
  selectors: {
    ...summaryChevron,
    '&:hover': { color: vars.color.brass },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const content = style({ paddingBottom: vars.space.x5 });

// Paper cannot be opened: closed sections print open, without the mark that opens them.
globalStyle(`${summary}::after`, { '@media': { print: { display: 'none' } } });
globalStyle(`${details}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto', display: 'block' } },
});
