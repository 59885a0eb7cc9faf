import { createGlobalVar, style } from '@vanilla-extract/css';
import { FOOT_SPACE } from './foot-space.data.ts';

/** What the cookie banner takes. Read by elements with the class below, and by `body`. */
export const footSpace = createGlobalVar(FOOT_SPACE, { syntax: '<length>', inherits: false, initialValue: '0px' });

export const aboveFoot = style({});
