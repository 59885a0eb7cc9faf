import { bulbFamilies } from './bulbs/families.ts';
import type { DrawFamily, Drawing } from './drawing.ts';
import { backBox } from './electrical/boxes.ts';
import { alarm, extractorFan } from './electrical/ceiling.ts';
import { breaker, controlModule } from './electrical/modules.ts';
import { weatherproof } from './electrical/weatherproof.ts';
import { doorBolt, doorKnob, escutcheon, hinge, leverHandle } from './hardware/door.ts';
import { cableReel, consumerUnit, junctionBox, transformer } from './hardware/electrical.ts';
import { doorKnocker, letterPlate, numeral } from './hardware/front-door.ts';
import { bellPush, cabinetKnob, cabinetPull, doorStop, hook } from './hardware/small.ts';
import { downlight, flushCeiling, spotlightBar } from './lighting/ceiling.ts';
import { linearLight, stripLight } from './lighting/linear.ts';
import { mirror, mirrorLight } from './lighting/mirrors.ts';
import { bollard, floodlight, outdoorWall, spikeLight } from './lighting/outdoor.ts';
import { chandelier, lantern, pendantCluster, pendantCone, pendantDome, pendantGlobe } from './lighting/pendants.ts';
import { lampShade } from './lighting/shades.ts';
import { pictureLight, standingLamp, wallLight } from './lighting/wall.ts';
import { plateCooker, plateData, plateFusedSpur, plateSocket, plateUsb } from './plates/outlets.ts';
import { gridModule, plateGrid, plateKeyCard, plateRoundPin, plateShaver } from './plates/special.ts';
import { plateDimmer, plateSwitch } from './plates/switches.ts';

export const families: Readonly<Record<string, DrawFamily>> = {
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
  ...bulbFamilies,
  'plate-switch': plateSwitch,
  'plate-dimmer': plateDimmer,
  'plate-socket': plateSocket,
  'plate-usb': plateUsb,
  'plate-data': plateData,
  'plate-fused-spur': plateFusedSpur,
  'plate-cooker': plateCooker,
  'plate-round-pin': plateRoundPin,
  'plate-shaver': plateShaver,
  'plate-key-card': plateKeyCard,
  'plate-grid': plateGrid,
  'grid-module': gridModule,
  'lever-handle': leverHandle,
  'door-knob': doorKnob,
  'cabinet-pull': cabinetPull,
  'cabinet-knob': cabinetKnob,
  hinge,
  escutcheon,
  'door-bolt': doorBolt,
  'door-stop': doorStop,
  hook,
  'bell-push': bellPush,
  'door-knocker': doorKnocker,
  'letter-plate': letterPlate,
  numeral,
  'junction-box': junctionBox,
  'cable-reel': cableReel,
  'consumer-unit': consumerUnit,
  transformer,
  alarm,
  'extractor-fan': extractorFan,
  weatherproof,
  'back-box': backBox,
  breaker,
  'control-module': controlModule,
};

/** 800 × 800. Throws for an unknown family. */
export function draw(drawing: Drawing): string {
  const family = Object.hasOwn(families, drawing.family) ? families[drawing.family] : undefined;
  if (!family) throw new Error(`No such family of drawings: ${drawing.family}`);
  return family(drawing);
}
