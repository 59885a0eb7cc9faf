import { globalStyle, style } from '@vanilla-extract/css';

/** As a clean sheet, without what can only be pressed or followed. */
export const printed = style({ '@media': { print: { paddingBlock: 0 } } });

globalStyle(`${printed} :is(button, nav, form)`, { '@media': { print: { display: 'none' } } });
globalStyle(`${printed} :is(li, section)`, { '@media': { print: { breakInside: 'avoid' } } });

/** However the element is laid out on the screen. */
export const notPrinted = style({ '@media': { print: { display: 'none !important' as 'none' } } });

/** Printing is by script. */
export const printButton = style({ '@media': { '(scripting: none)': { display: 'none' } } });
