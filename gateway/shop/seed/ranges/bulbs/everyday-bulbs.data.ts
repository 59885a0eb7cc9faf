import type { Series } from '../series/series.ts';
import { caps, kelvins, packs, powers } from './axes.data.ts';

const LED_BULBS = '/lamps-bulbs/lamps-bulbs/led-bulbs/';
const recycle = [{ url: 'https://www.recycleyourelectricals.org.uk/', text: 'Where to recycle old lamps' }];
const USEFUL = 'Switch off and let the old lamp cool before you change it. LED lamps are electrical waste: bring old ones to a store or a recycling centre.';
const ENCLOSED = 'Suitable for open fittings; in a fully enclosed fitting allow 20 mm of air round the lamp.';

const base = {
  brand: 'lumivo', lightSource: true, accent: undefined,
  specifications: [['Cap Type', '{cap}'], ['Wattage (W)', '{watts}'], ['Lumens (lm)', '{lumens}'], ['Colour Temperature (K)', '{kelvin}'], ['Dimmable', '{dims}'], ['Voltage (V)', 230], ['Width (mm)', '{width}'], ['Height (mm)', '{height}'], ['Material', '{material}']],
  useful: USEFUL, documents: recycle, box: ['1 × LED lamp', 'Product information card'],
} as const;

const gls = { width: 60, height: 108, material: 'Polycarbonate' };
const candle = { width: 35, height: 101, material: 'Polycarbonate' };
const golf = { width: 45, height: 79, material: 'Polycarbonate' };
const filament = { material: 'Glass', dims: 'Yes' };
const NOT_DIMMABLE = { values: { dims: 'No' } };
const DIMMABLE = { code: 'D', factor: 1.35, values: { dims: 'Yes' } };

export const everydayBulbs: readonly Series[] = [
  {
    ...base, category: `${LED_BULBS}gls-bulbs/`, name: '{watts}W LED GLS Bulb {cap} {kelvin}K', code: 'GLS', picture: 'bulb-gls', finishes: ['opal-glass'], shows: ['cap', 'width'],
    axes: [powers([4.9, 470, 40, 2.99], [8, 806, 60, 3.5], [10.5, 1055, 75, 4.5], [13, 1521, 100, 5.99]), caps('E27', 'B22'), kelvins(2700, 4000, 6500), [{ values: { ...gls, dims: 'No' } }]],
    openings: [
      'A plain bulb that does its job: {lumens} lm from {watts} W, where {an replaces} W bulb used to be.',
      'Take out the old {replaces} W bulb, put this one in, and the meter slows while the room stays as bright.',
      '{lumens} lm of {white} light on {an cap} cap, for {room}.',
      'The everyday pear shape in {white}, {width} mm across and no longer than the bulb it replaces.',
      '{white} light at {kelvin} K, {lumens} lm strong, from {watts} W.',
      'For ceiling pendants, lamps and utility lights that want {an replaces} W equivalent with {an capName} cap.',
      'This {cap} bulb suits {fits} and gives a broad, even light with no bright spot.',
    ],
    details: [
      'The diffuser sends light through 200 degrees, so a shade is lit from top to bottom.', 'It is at full brightness the moment it is switched on.',
      'Used three hours a day it lasts about thirteen years.', 'Colour is held to three steps, so two bought years apart still match.', 'At CRI 80 colours look natural under it.',
    ],
    practical: ['It is not for dimmers; choose the dimmable version where there is one on the wall.', 'Use it on an ordinary switch, indoors or in a sealed outdoor fitting.', ENCLOSED],
    features: ['{lumens} lm, the light of an old {replaces} W bulb', '{cap} {capName} cap', '{kelvin} K {white}', '15,000 hours, 25,000 switchings', 'Not dimmable'],
    offers: [{ offer: 'bulb-{cap}-shaded-{kelvin}', label: '{watts} W LED GLS, {lumens} lm, {white}' }], demand: 0.4,
  },
  {
    ...base, category: `${LED_BULBS}gls-bulbs/`, name: 'Dimmable {watts}W LED GLS Bulb {cap} 2700K', code: 'GLSD', picture: 'bulb-gls', finishes: ['opal-glass'], shows: ['cap', 'width'],
    axes: [powers([8.5, 806, 60, 5.5], [12.5, 1521, 100, 8.5]), caps('E27', 'B22'), kelvins(2700), [{ values: { ...gls, dims: 'Yes' } }]],
    openings: ['For rooms with a dimmer: {lumens} lm at the top, a glow at the bottom, and no flicker between.', 'Full on it matches {an replaces} W bulb; turned down it stays steady to about a twentieth of that.', 'The {cap} bulb to buy when there is a dimmer on the wall.', 'A warm {replaces} W equivalent that turns down quietly.'],
    details: ['Tested with the trailing edge dimmers we sell, ten lamps to a dimmer.', 'A smooth drive keeps it silent on the dimmer.', 'It comes on at the level it was left at.'],
    practical: ['Old leading edge dimmers often want 40 W or more to work properly; fit an LED dimmer with it.', 'Several on one dimmer work better than one alone.'],
    features: ['{lumens} lm, the light of an old {replaces} W bulb', 'Dims to 5 % on a trailing edge dimmer', '{cap} {capName} cap', '2700 K warm white', '15,000 hours'],
    offers: [{ offer: 'bulb-{cap}-shaded-{kelvin}', label: '{watts} W dimmable LED GLS, {lumens} lm' }], demand: 0.5,
  },
  {
    ...base, category: `${LED_BULBS}gls-bulbs/`, name: 'Ultra {watts}W LED GLS Bulb {cap} {kelvin}K', code: 'ULT', picture: 'bulb-gls-filament', finishes: ['clear-glass'], shows: ['cap', 'width'],
    axes: [powers([2.3, 485, 40, 7.5], [4, 840, 60, 8.99], [7.3, 1535, 100, 11.99]), caps('E27', 'B22'), kelvins(3000, 4000), [{ values: { width: 60, height: 106, material: 'Glass', dims: 'No' } }]],
    openings: ['Class A on the energy label: {lumens} lm from only {watts} W.', 'It uses less than half the power of an ordinary LED for the same light.', 'For lights that are on all day, where {watts} W against {an replaces} W bulb soon pays.', 'The most efficient bulb we sell, with {lumens} lm from {watts} W.'],
    details: ['Two hundred and ten lumens a watt come from long, cool filaments in gas-filled glass.', 'Rated for 50,000 hours, it may outlast the fitting.', 'Landlords and hallways get their money back within two years.'],
    practical: ['It is not dimmable.', 'Glass all over, so it gives light in every direction.'],
    features: ['{lumens} lm from {watts} W', 'Energy class A', '{cap} {capName} cap', '50,000 hours', '{kelvin} K {white}'], demand: 0.3,
  },
  {
    ...base, category: `${LED_BULBS}gls-bulbs/`, alsoIn: ['/lamps-bulbs/lamps-bulbs/decorative-bulbs/filament-bulbs/'], name: '{watts}W LED Filament GLS Bulb {cap} Clear', code: 'GLSF', picture: 'bulb-gls-filament', finishes: ['clear-glass'], shows: ['cap', 'width'],
    axes: [powers([4.5, 470, 40, 4.5], [7, 806, 60, 5.5], [8.5, 1055, 75, 6.99]), caps('E27', 'B22'), kelvins(2700), [{ values: { ...filament, width: 60, height: 105 } }]],
    openings: ['Clear glass and four fine filaments, for shades you can see into.', 'It sparkles as an old clear bulb did, at {watts} W.', 'A clear {cap} bulb for glass pendants and bare lampholders.', '{lumens} lm from visible filaments, in {white}.'],
    details: ['There is no plastic collar: glass meets cap as it always did.', 'Light goes out all round, and shadows are crisp.', 'It dims without changing colour.'],
    practical: ['Dim it with a trailing edge dimmer.', 'In clear shades choose the lower wattage; the filaments are bright to look at.'],
    features: ['{lumens} lm, the light of an old {replaces} W bulb', 'Dimmable', '{cap} {capName} cap', '2700 K warm white', '15,000 hours'],
    offers: [{ offer: 'bulb-{cap}-visible', label: '{watts} W clear filament GLS, {lumens} lm' }], demand: 0.4,
  },
  {
    ...base, category: `${LED_BULBS}gls-bulbs/`, name: 'Dusk Till Dawn {watts}W LED GLS Bulb {cap}', code: 'GLSS', picture: 'bulb-gls', finishes: ['opal-glass'], shows: ['cap'],
    axes: [powers([8.5, 806, 60, 7.99]), caps('E27', 'B22'), kelvins(2700), [{ values: { ...gls, dims: 'No' } }]],
    openings: ['It comes on at dusk and off at dawn by itself, in any fitting that lets it see the sky.', 'A porch light without a timer: leave the switch on and this bulb does the rest.'],
    details: ['The light cell sits in the collar and ignores car headlights.', 'It needs daylight at the fitting, so it does not suit closed metal lanterns.'],
    practical: ['Leave the wall switch on.'], features: ['Light cell built in', '{lumens} lm', '{cap} cap', '2700 K warm white'],
  },
  {
    ...base, category: `${LED_BULBS}gls-bulbs/`, name: '8W LED GLS Bulb {cap} 2700K Pack of {pack}', code: 'GLS8', picture: 'bulb-gls', finishes: ['opal-glass'], shows: ['cap', 'pack'],
    axes: [caps('E27', 'B22'), [{ price: 3.5, values: { ...gls, watts: 8, lumens: 806, kelvin: 2700, dims: 'No' } }], packs], box: ['{pack} × 8 W LED lamp'],
    openings: ['{pack} of our best-selling {cap} bulbs, each 806 lm of warm white.', 'Change a whole floor in one go with {pack} warm white {cap} bulbs.', '{an pack}-pack for the cupboard under the stairs.'],
    details: ['All {pack} come from one batch, so the colours match exactly.', 'Each lamp stands in for a 60 W bulb.'],
    practical: ['They are not for dimmers.', ENCLOSED], features: ['{pack} lamps of 806 lm', '{cap} {capName} cap', '2700 K warm white', '15,000 hours each'],
    offers: [{ offer: 'bulb-{cap}-pack-{pack}', label: 'Pack of {pack}, 8 W LED GLS, warm white' }],
  },
  {
    ...base, category: `${LED_BULBS}candle-bulbs/`, name: '{watts}W LED Candle Bulb {cap} {kelvin}K', code: 'CAN', picture: 'bulb-candle', finishes: ['opal-glass'], shows: ['cap'],
    axes: [powers([2.8, 250, 25, 2.99], [4.2, 470, 40, 3.5]), caps('E14', 'B22', 'B15', 'E27'), kelvins(2700, 4000), [{ values: { ...candle, dims: 'No' } }]],
    openings: ['A frosted candle of {lumens} lm for shades and brackets with {an capName} cap.', 'Small enough for a clip-on shade, and as bright as the old {replaces} W candle.', 'Use it in {fits}: {an cap} candle in {white}.', '{watts} W candle bulb, {width} mm across at its widest.', 'Soft light from a frosted flame, {kelvin} K, for {room}.'],
    details: ['Frosting hides the diodes, so there is nothing to see but light.', 'The tip is lit too, which not every LED candle manages.', 'Its narrow neck fits the old cardboard candle sleeves.'],
    practical: ['It is not for dimmers.', 'Under a clip-on shade leave a finger\'s width round the lamp.'],
    features: ['{lumens} lm, the light of an old {replaces} W candle', '{cap} {capName} cap', '{kelvin} K {white}', '15,000 hours', 'Not dimmable'],
    offers: [{ offer: 'bulb-{small}-shaded-{kelvin}', label: '{watts} W frosted LED candle, {lumens} lm, {white}' }], demand: 0.3,
  },
  {
    ...base, category: `${LED_BULBS}candle-bulbs/`, alsoIn: ['/lamps-bulbs/lamps-bulbs/decorative-bulbs/filament-bulbs/'], name: '{watts}W LED Filament Candle Bulb {cap} Clear', code: 'CANF', picture: 'bulb-candle-filament', finishes: ['clear-glass'], shows: ['cap'],
    axes: [powers([2.8, 250, 25, 3.5], [4.5, 470, 40, 3.99]), caps('E14', 'B22', 'B15'), kelvins(2700), [{ values: { ...filament, width: 35, height: 98 } }]],
    openings: ['The bulb a chandelier was made for: clear glass, a bright point, and {watts} W.', 'Clear candle with {an cap} cap, for crystal and open brackets.', '{lumens} lm from two upright filaments in a clear glass flame.', 'Where the bulb is on show, a clear {cap} candle looks right and dims well.'],
    details: ['It strikes sparkle from cut glass that a frosted lamp never will.', 'Glass runs right down to the cap.', 'Even dimmed low it keeps its colour.'],
    practical: ['A chandelier of eight draws {watts} W times eight; check that against the dimmer\'s minimum.', 'Dim it with a trailing edge dimmer.'],
    features: ['{lumens} lm, the light of an old {replaces} W candle', 'Dimmable', '{cap} {capName} cap', '2700 K warm white', '15,000 hours'],
    offers: [{ offer: 'bulb-{cap}-candle', label: '{watts} W clear filament candle, {lumens} lm' }], demand: 0.5,
  },
  {
    ...base, category: `${LED_BULBS}candle-bulbs/`, name: '4.5W LED Filament Candle Bulb {cap} Pack of {pack}', code: 'CANF45', picture: 'bulb-candle-filament', finishes: ['clear-glass'], shows: ['cap', 'pack'],
    axes: [caps('E14', 'B22'), [{ price: 3.99, values: { ...filament, watts: 4.5, lumens: 470, kelvin: 2700, width: 35, height: 98 } }], packs], box: ['{pack} × 4.5 W LED candle lamp'],
    openings: ['{pack} clear candles from one batch, to fill a chandelier in one evening.', 'Buy the chandelier\'s bulbs together: {pack} clear {cap} candles that match.', 'A box of {pack} dimmable candles, 470 lm each.'],
    details: ['Matching lamps dim together, which mixed ones do not.', 'Each draws 4.5 W and gives the light of a 40 W candle.'],
    practical: ['Dim them with a trailing edge dimmer.'], features: ['{pack} lamps of 470 lm', 'Dimmable', '{cap} {capName} cap', '2700 K warm white'],
    offers: [{ offer: 'bulb-{cap}-candle-pack-{pack}', label: 'Pack of {pack}, 4.5 W clear filament candle' }],
  },
  {
    ...base, category: `${LED_BULBS}golf-ball-bulbs/`, name: '4.2W LED Golf Ball Bulb {cap} {kelvin}K', code: 'GLF', picture: 'bulb-golf', finishes: ['opal-glass'], shows: ['cap'],
    axes: [caps('E14', 'E27', 'B22'), kelvins(2700, 4000), [{ price: 3.5, values: { ...golf, watts: 4.2, lumens: 470, dims: 'No' } }]],
    openings: ['A small round bulb for small round shades, 45 mm across.', 'Where a candle would show above the glass, the golf ball stays out of sight.', '470 lm of {white} in a ball you can close your hand on.', 'For globe wall lights and little table lamps with {an cap} holder.'],
    details: ['Opal all over, it leaves no shadow on a glass globe.', 'At 79 mm long it clears most closed shades.'],
    practical: ['It is not for dimmers.', ENCLOSED], features: ['470 lm, the light of an old 40 W bulb', '{cap} {capName} cap', '{kelvin} K {white}', '45 mm across', 'Not dimmable'],
    offers: [{ offer: 'bulb-{small}-shaded-{kelvin}', label: '4.2 W LED golf ball, {white}' }], demand: 0.2,
  },
  {
    ...base, category: `${LED_BULBS}golf-ball-bulbs/`, name: '4.5W LED Filament Golf Ball Bulb {cap} Clear', code: 'GLFF', picture: 'bulb-golf-filament', finishes: ['clear-glass'], shows: ['cap'],
    axes: [caps('E14', 'E27', 'B22'), [{ price: 3.99, values: { ...filament, kelvin: 2700, watts: 4.5, lumens: 470, width: 45, height: 76 } }]],
    openings: ['Clear, round and dimmable: a little lamp for open fittings.', 'A clear golf ball with {an cap} cap, for festoon sockets and small glass shades.', 'It shows its filaments, and is worth showing.'],
    details: ['Four short filaments give light on all sides.', 'It suits small globes, where a candle looks out of place.'],
    practical: ['Dim it with a trailing edge dimmer.'], features: ['470 lm', 'Dimmable', '{cap} {capName} cap', '2700 K warm white', '45 mm across'],
    demand: 0.2,
  },
  {
    ...base, category: '/lamps-bulbs/lamps-bulbs/spotlight-bulbs/gu10-bulbs/', name: '{dimming}{watts}W LED GU10 Bulb {kelvin}K 36°', code: 'GU', picture: 'bulb-gu10', finishes: ['matt-white'],
    axes: [powers([2.4, 230, 35, 2.5], [4.9, 380, 50, 2.99], [6, 540, 70, 4.5]), kelvins(2700, 3000, 4000, 6500), [{ ...NOT_DIMMABLE, values: { dims: 'No', dimming: '' } }, { ...DIMMABLE, values: { dims: 'Yes', dimming: 'Dimmable ' } }], [{ values: { cap: 'GU10', width: 50, height: 54, material: 'Glass and aluminium', beam: 36 } }]],
    openings: ['{an lumens} lm GU10 with a 36 degree beam, the width that suits most ceilings.', 'At {watts} W it replaces {an replaces} W halogen and runs cool enough to touch.', 'A GU10 in {white} for {room}.', 'Fifty millimetres across and 54 long, exactly the size of the halogen before it.', '{kelvin} K, {lumens} lm, and a clean edge to the beam.', 'For downlights, spotlight bars and track: {watts} W, {white}.', 'Twist it in and forget about it for fifteen thousand hours.'],
    details: ['A glass body means a standard rim, which holds in any GU10 clip.', 'The lens is one piece, without the dotted look of cheap LED spots.', 'Colour is held to three steps across a batch and from one year to the next.', 'From a 2.4 m ceiling the beam is about 1.5 m wide on the floor.'],
    practical: ['One every 1.2 to 1.5 m is right for a kitchen.', 'It may be used in fire rated and insulated-over fittings.', 'Buy one or two spare with a whole ceiling.'],
    features: ['{lumens} lm, the light of {an replaces} W halogen', '36 degree beam', '{kelvin} K {white}', 'GU10 twist-lock cap', '15,000 hours'],
    offers: [{ offer: 'bulb-GU10-{watts}-{dims}', label: '{watts} W LED GU10, {lumens} lm, {white}' }], demand: 0.6,
  },
  {
    ...base, category: '/lamps-bulbs/lamps-bulbs/spotlight-bulbs/gu10-bulbs/', name: 'Dimmable 5.5W LED GU10 Bulb {kelvin}K {beam}°', code: 'GUB', picture: 'bulb-gu10', finishes: ['matt-white'],
    axes: [kelvins(2700, 4000), [{ code: '24', factor: 1.15, values: { beam: 24, effect: 'a tight pool on a picture or a plant' } }, { code: '60', values: { beam: 60, effect: 'an even wash over worktops and walls' } }, { code: '110', factor: 1.1, values: { beam: 110, effect: 'broad light from a low ceiling' } }], [{ price: 5.5, values: { cap: 'GU10', watts: 5.5, lumens: 450, dims: 'Yes', width: 50, height: 54, material: 'Glass and aluminium' } }]],
    openings: ['{an beam} degree beam for {effect}.', 'Not every GU10 should be 36 degrees; this one is {beam}, for {effect}.', 'GU10 with {an beam} degree lens, 450 lm, {white}.'],
    details: ['It dims to five per cent on a trailing edge dimmer.', 'Mix beams in one room: narrow over the table, wide over the floor.'],
    practical: ['Fits any GU10 holder.', 'May be used in fire rated fittings.'], features: ['450 lm', '{beam} degree beam', 'Dimmable', '{kelvin} K {white}', 'CRI 90'],
  },
  {
    ...base, category: '/lamps-bulbs/lamps-bulbs/spotlight-bulbs/gu10-bulbs/', name: '4.9W LED GU10 Bulb {kelvin}K Pack of {pack}', code: 'GU49', picture: 'bulb-gu10', finishes: ['matt-white'], shows: ['pack'],
    axes: [kelvins(2700, 4000), [{ price: 2.99, values: { cap: 'GU10', watts: 4.9, lumens: 380, dims: 'No', width: 50, height: 54, material: 'Glass and aluminium' } }], packs], box: ['{pack} × 4.9 W LED GU10 lamp'],
    openings: ['{pack} GU10s from one batch, so the whole ceiling is one colour.', 'A kitchen\'s worth: {pack} lamps of 380 lm in {white}.', 'The trade pack of {pack}, in {white}.'],
    details: ['Each draws 4.9 W in place of 50.', 'The beam is 36 degrees.'], practical: ['They are not for dimmers.'],
    features: ['{pack} lamps of 380 lm', '36 degree beam', '{kelvin} K {white}', '15,000 hours each'],
    offers: [{ offer: 'bulb-GU10-pack-{pack}', label: 'Pack of {pack}, 4.9 W GU10, {white}' }],
  },
];
