import { createGlobalVar, style } from '@vanilla-extract/css';
import { FOOT_SPACE } from './foot-space.data.ts';

/** The height that the cookie banner takes at the foot of the window. Read by elements with the class below, and by `body`. */
export const footSpace = createGlobalVar(FOOT_SPACE, { syntax: '<length>', inherits: false, initialValue: '0px' });

/** An element that keeps clear of it. */
export const aboveFoot = style({});
