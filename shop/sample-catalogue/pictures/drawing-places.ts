import { hash } from 'node:crypto';
import type { Drawing } from '../drawings/drawing.ts';

/** Increase it when drawings change, so that their URLs do too: images are cached for ever. */
const DRAWING_VERSION = 5;

/** `known` are hashes of drawings that need not be returned again. */
export function createDrawingPlaces(known: Iterable<string> = []) {
  const handedOut = new Set(known);
  const addresses = new Map<string, string>();
  let fresh = new Map<string, Drawing>();
  return {
    /** Such as `/drawings/0123456789abcdef.svg`; equal drawings share one. */
    place(drawing: Drawing) {
      const document = JSON.stringify(drawing);
      const placed = addresses.get(document);
      if (placed) return placed;
      const name = hash('sha256', `${DRAWING_VERSION}${document}`).slice(0, 16);
      const address = `/drawings/${name}.svg`;
      addresses.set(document, address);
      if (!handedOut.has(name)) {
        handedOut.add(name);
        fresh.set(name, drawing);
      }
      return address;
    },
    /** By the hash in their URL. */
    takeNew() {
      const taken = fresh;
      fresh = new Map();
      return taken;
    },
  };
}
