import type { DrawFamily } from '../drawing.ts';
import { plateCooker, plateData, plateFusedSpur, plateSocket, plateUsb } from './outlets.ts';
import { gridModule, plateGrid, plateKeyCard, plateRoundPin, plateShaver } from './special.ts';
import { plateDimmer, plateSwitch } from './switches.ts';

export const plateFamilies: Record<string, DrawFamily> = {
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
};
