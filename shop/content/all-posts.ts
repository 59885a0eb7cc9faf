import type { BlogPost } from './content.ts';
import { colourTemperature, dimming, matchingFinishes } from './posts/craft.data.ts';
import { bathroomZones, frontDoor, kitchenIsland, layeredLight } from './posts/rooms.data.ts';

export const allPosts: readonly BlogPost[] = [
  layeredLight,
  dimming,
  kitchenIsland,
  bathroomZones,
  colourTemperature,
  frontDoor,
  matchingFinishes,
];
