import type { LightingCollection } from './collections.data.ts';
import type { Member } from './members.data.ts';

const INTERIOR = '/interior-lighting/';
const BATHROOM = `${INTERIOR}bathroom-lighting/`;

/** The main one first. */
export function lightCategories(
  collection: LightingCollection,
  member: Member,
): readonly [home: string, ...others: string[]] {
  switch (member.group) {
    case 'pendant':
      return [pendantCategory(collection)];
    case 'multi':
      return [`${INTERIOR}pendants/cluster-pendants/`, pendantCategory(collection)];
    case 'chandelier':
      return [`${INTERIOR}chandeliers/${collection.modern ? 'modern' : 'classic'}-chandeliers/`];
    case 'lantern':
      return [`${INTERIOR}lanterns/`];
    case 'flush':
      return [`${INTERIOR}ceiling-lights/flush-ceiling-lights/`];
    case 'spot':
      return [`${INTERIOR}ceiling-lights/spotlight-bars/`];
    case 'wall':
      return wallCategories(collection);
    case 'reading':
      return [`${INTERIOR}wall-lights/reading-lights/`];
    case 'picture':
      return [`${INTERIOR}wall-lights/picture-lights/`];
    case 'table':
      return [`${INTERIOR}lamps/${member.height !== undefined && member.height < 400 ? 'bedside' : 'table'}-lamps/`];
    case 'floor':
      return [`${INTERIOR}lamps/floor-lamps/`];
    case 'bath':
      return member.projection === undefined
        ? [`${BATHROOM}bathroom-ceiling-lights/`, `${INTERIOR}ceiling-lights/flush-ceiling-lights/`]
        : [`${BATHROOM}bathroom-wall-lights/`, `${INTERIOR}wall-lights/modern-wall-lights/`];
  }
}

function pendantCategory({ shape }: LightingCollection): string {
  return `${INTERIOR}pendants/${shape === 'globe' ? 'glass' : 'metal'}-pendants/`;
}

function wallCategories({ shape, material }: LightingCollection): readonly [string, ...string[]] {
  if (material === 'Gypsum plaster')
    return [`${INTERIOR}wall-lights/plaster-wall-lights/`, `${INTERIOR}wall-lights/modern-wall-lights/`];
  const traditional = shape === 'lantern' || shape === 'fabric';
  return [`${INTERIOR}wall-lights/${traditional ? 'traditional' : 'modern'}-wall-lights/`];
}
