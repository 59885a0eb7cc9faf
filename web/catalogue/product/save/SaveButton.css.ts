import { style, styleVariants } from '@vanilla-extract/css';
import { iconPaths } from '../../../ui/Icon.data.ts';
import { notPrinted } from '../../../ui/print/printed.css.ts';
import { size, vars } from '../../../ui/theme.css.ts';
import { inlineRow, underlined } from '../../../ui/patterns.css.ts';

const path = `stroke='black' stroke-width='1.5' stroke-linejoin='round'%3E%3Cpath d='${iconPaths.heart}'/%3E%3C/svg%3E`;
const svg = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'";
const drawn = (fill: string) => `url("${svg} fill='${fill}' ${path}")`;

/** A mask, so that it costs a card no elements and has the text's colour. */
const heart = style({
  ...inlineRow(vars.space.x2),
  justifyContent: 'center',
  minWidth: size.x44,
  minHeight: size.x44,
  color: vars.color.ink,
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: {
    '&::before': {
      content: '',
      flexShrink: 0,
      width: '22px',
      height: '22px',
      background: 'currentColor',
      maskImage: drawn('none'),
    },
    '&[data-saved]::before': { maskImage: drawn('black') },
    '&:hover::before': { background: vars.color.brass },
  },
});

export const kind = styleVariants({
  corner: [
    heart,
    notPrinted,
    {
      position: 'absolute',
      // Above the link that covers the card.
      zIndex: 1,
      insetBlockStart: vars.space.x1,
      insetInlineEnd: vars.space.x1,
      // A ground of its own: pictures are light in the dark scheme too.
      background: `radial-gradient(circle, ${vars.color.surface} 18px, transparent 18.5px)`,
    },
  ],
  labelled: [heart, notPrinted, { ...underlined, fontSize: vars.text.x14 }],
});
