import type { Picture } from '../../draft.ts';
import type { PictureKey } from '../../pictures/pictures.data.ts';
import type { LightingCollection } from './collections.data.ts';
import type { Shape } from './shapes.data.ts';
import type { LightFigures } from './lighting-facts.ts';
import type { Member, MemberGroup } from './members.data.ts';

const byGroup: Readonly<Partial<Record<MemberGroup, PictureKey>>> = {
  multi: 'pendant-cluster',
  chandelier: 'chandelier',
  lantern: 'lantern',
  flush: 'flush',
  reading: 'wall-swing',
  picture: 'picture-light',
  table: 'table-lamp',
  floor: 'floor-lamp',
};
const pendantByShape: Readonly<Partial<Record<Shape, PictureKey>>> = {
  dome: 'pendant-dome',
  cone: 'pendant-cone',
  globe: 'pendant-globe',
};
const wallByShape: Readonly<Partial<Record<Shape, PictureKey>>> = {
  globe: 'wall-globe',
  cylinder: 'wall-up-down',
  fabric: 'wall-shade',
  lantern: 'outdoor-lantern',
};

/** Throws when the collection's shape has none for the light. */
export function lightPicture(collection: LightingCollection, member: Member, figures: LightFigures): Picture {
  const glass = collection.accent?.endsWith('-glass') ? collection.accent.replace('-glass', '') : undefined;
  return {
    key: pictureKey(collection.shape, member),
    finish: collection.finishes[0] ?? 'matt-black',
    accent: glass ? undefined : collection.accent,
    options: {
      width: figures.width,
      height: figures.height,
      ...(member.group === 'spot' ? { heads: figures.lamps } : {}),
      ...(glass ? { glass } : {}),
    },
  };
}

function pictureKey(shape: Shape, member: Member): PictureKey {
  const key = keyFor(shape, member);
  if (!key) throw new RangeError(`No picture of a ${shape} as ${member.label}`);
  return key;
}

function keyFor(shape: Shape, member: Member): PictureKey | undefined {
  if (member.group === 'pendant') return pendantByShape[shape];
  if (member.group === 'wall') return wallByShape[shape];
  if (member.group === 'spot') return member.lamps === 1 ? 'spot-bar-1' : 'spot-bar';
  if (member.group === 'bath') return member.projection === undefined ? 'flush' : 'wall-globe';
  return byGroup[member.group];
}
