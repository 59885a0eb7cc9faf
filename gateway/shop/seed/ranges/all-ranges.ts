import type { Draft } from '../draft.ts';
import { everydayBulbs } from './bulbs/everyday-bulbs.data.ts';
import { specialBulbs } from './bulbs/special-bulbs.data.ts';
import { hardwareDrafts } from './hardware/hardware.ts';
import { lightingDrafts } from './lighting/collections.ts';
import { plateDrafts } from './plates/plates.ts';
import { seriesDrafts } from './series/series.ts';
import { bespokeSeries } from './technical/bespoke-plates.data.ts';
import { downlightSeries } from './technical/downlights.data.ts';
import { electricalSeries } from './technical/electrical.data.ts';
import { exteriorGardenSeries } from './technical/exterior-garden.data.ts';
import { exteriorWallSeries } from './technical/exterior-wall.data.ts';
import { interiorSeries } from './technical/interior.data.ts';
import { ironmongerySeries } from './technical/ironmongery.data.ts';

/** Everything the shop opens with. */
export function baseDrafts(): Draft[] {
  return [
    ...furtherDrafts(0),
    ...seriesDrafts([...interiorSeries, ...downlightSeries, ...exteriorWallSeries, ...exteriorGardenSeries, ...bespokeSeries, ...everydayBulbs, ...specialBulbs, ...ironmongerySeries, ...electricalSeries]),
  ];
}

/** One edition of every range that can have further ones: 0 is the ranges as written, the others are widened. */
export function furtherDrafts(edition: number): Draft[] {
  return [...lightingDrafts(edition), ...plateDrafts(edition), ...hardwareDrafts(edition)];
}
