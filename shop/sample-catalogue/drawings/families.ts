import { bulbFamilies } from './bulbs/families.ts';
import type { DrawFamily, Drawing } from './drawing.ts';
import { electricalFamilies } from './electrical/families.ts';
import { hardwareFamilies } from './hardware/families.ts';
import { lightingFamilies } from './lighting/families.ts';
import { plateFamilies } from './plates/families.ts';

export const families: Readonly<Record<string, DrawFamily>> = {
  ...lightingFamilies,
  ...bulbFamilies,
  ...plateFamilies,
  ...hardwareFamilies,
  ...electricalFamilies,
};

/** 800 × 800. Throws for an unknown family. */
export function draw(drawing: Drawing): string {
  const family = Object.hasOwn(families, drawing.family) ? families[drawing.family] : undefined;
  if (!family) throw new Error(`No such family of drawings: ${drawing.family}`);
  return family(drawing);
}
