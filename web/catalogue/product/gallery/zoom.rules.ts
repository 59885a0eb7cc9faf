/** The scale of a tapped picture, and the largest by pinch, wheel and buttons. */
export const TAP_SCALE = 2.5;
export const MAXIMUM_SCALE = 3;

/** Below this a picture counts as not enlarged: pinches seldom end at exactly 1. */
const ENLARGED = 1.05;

/** Browsers' usual interval of a double tap. */
const DOUBLE_TAP_MILLISECONDS = 300;

/** A pointer that moves farther, in pixels, drags the picture instead of tapping it. */
const TAP_PIXELS = 8;

export const isEnlarged = (scale: number) => scale >= ENLARGED;

export function scaleAfterTap(scale: number): number {
  return isEnlarged(scale) ? 1 : TAP_SCALE;
}

/** In pixels and milliseconds. */
export interface PointerMoment {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Rather than a drag. */
export function isTap(start: PointerMoment, end: PointerMoment): boolean {
  return Math.hypot(end.x - start.x, end.y - start.y) <= TAP_PIXELS;
}

/** The first tap has changed the scale, so the second must not change it back. */
export function isSecondTap(previousAt: number, at: number): boolean {
  return at - previousAt < DOUBLE_TAP_MILLISECONDS;
}

/** The pan of an arrow key with Shift, in pixels; null for any other key. */
export function panOf(key: string): { x: number; y: number } | null {
  return pans.get(key) ?? null;
}

const PAN_PIXELS = 80;
const pans: ReadonlyMap<string, { x: number; y: number }> = new Map([
  ['ArrowLeft', { x: PAN_PIXELS, y: 0 }],
  ['ArrowRight', { x: -PAN_PIXELS, y: 0 }],
  ['ArrowUp', { x: 0, y: PAN_PIXELS }],
  ['ArrowDown', { x: 0, y: -PAN_PIXELS }],
]);
