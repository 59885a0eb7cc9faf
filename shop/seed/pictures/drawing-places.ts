import { hash } from 'node:crypto';
import type { Drawing } from '../../catalogue/drawings/drawing.ts';

/** Raised when drawings change, so that their addresses do too: an image is cached for good. */
const DRAWING_VERSION = 3;

/** Gives drawings their addresses. */
export interface DrawingPlaces {
  /** The address of a drawing, such as `/drawings/0123456789abcdef.svg`; equal drawings share one. */
  place(drawing: Drawing): string;
  /** The drawings first placed since the last call, by the hash in their address. */
  takeNew(): ReadonlyMap<string, Drawing>;
}

/** `known` are hashes of drawings that are not to be handed out again. */
export function createDrawingPlaces(known: Iterable<string> = []): DrawingPlaces {
  const handedOut = new Set(known);
  const addresses = new Map<string, string>();
  let fresh = new Map<string, Drawing>();
  return {
    place(drawing) {
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
    takeNew() {
      const taken = fresh;
      fresh = new Map();
      return taken;
    },
  };
}
