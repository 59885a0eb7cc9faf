import type { DrawFamily } from '../drawing.ts';
import { downlight, flushCeiling, spotlightBar } from './ceiling.ts';
import { linearLight, stripLight } from './linear.ts';
import { mirror, mirrorLight } from './mirrors.ts';
import { bollard, floodlight, outdoorWall, spikeLight } from './outdoor.ts';
import { chandelier, lantern, pendantCluster, pendantCone, pendantDome, pendantGlobe } from './pendants.ts';
import { lampShade } from './shades.ts';
import { pictureLight, standingLamp, wallLight } from './wall.ts';

export const lightingFamilies: Record<string, DrawFamily> = {
  'pendant-dome': pendantDome,
  'pendant-cone': pendantCone,
  'pendant-globe': pendantGlobe,
  'pendant-cluster': pendantCluster,
  lantern,
  chandelier,
  'flush-ceiling': flushCeiling,
  downlight,
  'wall-light': wallLight,
  'picture-light': pictureLight,
  'spotlight-bar': spotlightBar,
  'track-light': linearLight('track'),
  batten: linearLight('batten'),
  'table-lamp': standingLamp(false),
  'floor-lamp': standingLamp(true),
  'outdoor-wall': outdoorWall,
  bollard,
  'spike-light': spikeLight,
  floodlight,
  'strip-light': stripLight,
  mirror,
  'mirror-light': mirrorLight,
  'lamp-shade': lampShade,
};
