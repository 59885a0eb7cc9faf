import type { DrawFamily } from '../drawing.ts';
import { doorBolt, doorKnob, escutcheon, hinge, leverHandle } from './door.ts';
import { cableReel, consumerUnit, junctionBox, transformer } from './electrical.ts';
import { doorKnocker, letterPlate, numeral } from './front-door.ts';
import { bellPush, cabinetKnob, cabinetPull, doorStop, hook } from './small.ts';

export const hardwareFamilies: Record<string, DrawFamily> = {
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
};
