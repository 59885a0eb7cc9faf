import { gradient } from './light.rules.ts';

interface Backdrop {
  defs: string;
  body: string;
}

const DAYLIGHT =
  '<polygon points="0,0 470,0 130,800 0,800" fill="#fff6e0" opacity=".18" filter="url(#b24)"/><polygon points="560,0 700,0 360,800 220,800" fill="#fff6e0" opacity=".1" filter="url(#b24)"/>';

/** In stretcher bond, a window's light across it. */
export function brickWall(): Backdrop {
  return {
    defs:
      gradient('brick-face', 'down', { 0: '#b98167', 0.5: '#a97159', 1: '#9a634d' }) +
      '<pattern id="bricks" width="260" height="152" patternUnits="userSpaceOnUse"><rect width="260" height="152" fill="#c9bda9"/><rect x="5" y="5" width="250" height="66" rx="4" fill="url(#brick-face)"/><rect x="-125" y="81" width="250" height="66" rx="4" fill="#a26a53"/><rect x="135" y="81" width="250" height="66" rx="4" fill="#b07a61"/><path d="M8 8h244M-122 84h244M138 84h119" stroke="#fff" stroke-opacity=".16" stroke-width="3"/><path d="M8 70h244M-122 146h244M138 146h119" stroke="#3a2418" stroke-opacity=".3" stroke-width="3"/></pattern>' +
      '<filter id="grit" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .14  0 0 0 0 .1  .8 0 0 0 -.32"/></filter>',
    body: `<rect width="800" height="800" fill="url(#bricks)"/><rect width="800" height="800" filter="url(#grit)" opacity=".5"/>${DAYLIGHT}`,
  };
}

/** White metro tiles. */
export function tiledWall(): Backdrop {
  return {
    defs:
      gradient('tile-face', 'diagonal', { 0: '#fbfaf6', 0.45: '#eef0ec', 0.55: '#f7f7f3', 1: '#dfe1db' }) +
      '<pattern id="tiles" width="300" height="200" patternUnits="userSpaceOnUse"><rect width="300" height="200" fill="#cfcdc5"/><rect x="3" y="3" width="294" height="94" rx="3" fill="url(#tile-face)"/><rect x="-147" y="103" width="294" height="94" rx="3" fill="url(#tile-face)"/><rect x="153" y="103" width="294" height="94" rx="3" fill="url(#tile-face)"/></pattern>',
    body: `<rect width="800" height="800" fill="url(#tiles)"/>${DAYLIGHT}`,
  };
}

/** Seen from below, lighter towards the window, with the cornice along one side. */
export function ceilingAbove(): Backdrop {
  return {
    defs: gradient('plaster', 'diagonal', { 0: '#fbf8f1', 0.5: '#ebe6db', 1: '#cfc8ba' }),
    body: '<rect width="800" height="800" fill="url(#plaster)"/><path d="M0 742L800 690V800H0Z" fill="#ddd6c8"/><path d="M0 742L800 690v10L0 752Z" fill="#fff" opacity=".8"/><path d="M0 764L800 714v5L0 770Z" fill="#8b8272" opacity=".35"/><path d="M0 778L800 730v70H0Z" fill="#aeb4a4" opacity=".8"/>',
  };
}
