import type { Draft } from '../draft.ts';
import { everydayBulbs } from './bulbs/everyday-bulbs.data.ts';
import { specialBulbs } from './bulbs/special-bulbs.data.ts';
import { hardwareDrafts } from './hardware/hardware.ts';
import { lightingDrafts } from './lighting/collections.ts';
import { plateModules } from './plates/plate-modules.data.ts';
import { plateDrafts } from './plates/plates.ts';
import { specialModules } from './plates/special-modules.data.ts';
import { seriesDrafts } from './series/series.ts';
import { bespokeSeries } from './technical/bespoke-plates.data.ts';
import { downlightSeries } from './technical/downlights.data.ts';
import { electricalSeries } from './technical/electrical.data.ts';
import { exteriorGardenSeries } from './technical/exterior-garden.data.ts';
import { exteriorWallSeries } from './technical/exterior-wall.data.ts';
import { interiorSeries } from './technical/interior.data.ts';
import { frontDoorSeries } from './technical/front-door.data.ts';
import { ironmongerySeries } from './technical/ironmongery.data.ts';
import { lampShadeSeries } from './technical/lamp-shades.data.ts';
import { mirrorSeries } from './technical/mirrors.data.ts';
import { outdoorPowerSeries } from './technical/outdoor-power.data.ts';
import { protectionSeries } from './technical/protection.data.ts';
import { safetyAndAirSeries } from './technical/safety-air.data.ts';

/** Ids follow this order and carts store them: new products go to the end. */
export function baseDrafts(): Draft[] {
  return [
    ...lightingDrafts(0),
    ...plateDrafts(0, plateModules),
    ...hardwareDrafts(0),
    ...seriesDrafts([
      ...interiorSeries,
      ...downlightSeries,
      ...exteriorWallSeries,
      ...exteriorGardenSeries,
      ...bespokeSeries,
      ...everydayBulbs,
      ...specialBulbs,
      ...ironmongerySeries,
      ...electricalSeries,
    ]),
    ...plateDrafts(0, specialModules),
    ...seriesDrafts([
      ...frontDoorSeries,
      ...lampShadeSeries,
      ...mirrorSeries,
      ...outdoorPowerSeries,
      ...protectionSeries,
      ...safetyAndAirSeries,
    ]),
  ];
}

/** Lists begin with the ranges as written. */
const FURTHER_DEMAND = -0.5;

/** Editions count from 1. */
export function furtherDrafts(edition: number): Draft[] {
  const drafts = [
    ...lightingDrafts(edition),
    ...plateDrafts(edition, [...plateModules, ...specialModules]),
    ...hardwareDrafts(edition),
  ];
  return drafts.map((draft) => ({ ...draft, demand: Math.max(-1, (draft.demand ?? 0) + FURTHER_DEMAND) }));
}
