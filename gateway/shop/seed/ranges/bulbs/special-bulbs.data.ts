import { sizeOption, type Series } from '../series/series.ts';
import { caps, kelvins, powers, tints } from './axes.data.ts';

const LAMPS = '/lamps-bulbs/lamps-bulbs/';
const recycle = [{ url: 'https://www.recycleyourelectricals.org.uk/', text: 'Where to recycle old lamps' }];

const base = {
  lightSource: true,
  specifications: [['Cap Type', '{cap}'], ['Wattage (W)', '{watts}'], ['Lumens (lm)', '{lumens}'], ['Colour Temperature (K)', '{kelvin}'], ['Dimmable', '{dims}'], ['Voltage (V)', '{volts}'], ['IP Rating', '{ip}'], ['Width (mm)', '{width}'], ['Height (mm)', '{height}'], ['Material', '{material}']],
  useful: 'Switch off and let the old lamp cool before you change it. LED lamps are electrical waste: bring old ones to a store or a recycling centre.', documents: recycle, box: ['1 × LED lamp', 'Product information card'],
} as const;

const glass = { material: 'Glass', dims: 'Yes', volts: 230 };

export const specialBulbs: readonly Series[] = [
  {
    ...base, brand: 'old-spark', category: `${LAMPS}decorative-bulbs/filament-bulbs/`, name: 'Squirrel Cage {tint} LED Filament Bulb {cap}', code: 'ST64', picture: 'bulb-squirrel', finishes: [], shows: ['cap', 'glass'],
    axes: [tints, caps('E27', 'B22'), [{ price: 9.99, values: { ...glass, watts: 4, width: 64, height: 142 } }]],
    openings: ['The pear-shaped lamp of 1900 in {glass} glass, with its long looped filament now an LED.', '{glass} glass, a drawn-out tip and {an cap} cap: the lamp people mean when they say vintage bulb.', 'At {kelvin} K it is closer to a candle than to a bulb.', 'Hung bare on a twisted flex, this {glass} squirrel cage is all the light fitting you need.'],
    details: ['The filament winds up and down eight times, as carbon ones did.', 'Four watts replace the forty the original burned.', 'Turned low it glows and hardly lights, which is the point of it.'],
    practical: ['Dim it with a trailing edge dimmer.', 'Leave 200 mm between lamps in a cluster, or they crowd.'],
    features: ['{tint} glass, 64 mm across', '{lumens} lm at {kelvin} K', '{cap} {capName} cap', 'Dimmable', '15,000 hours'],
    offers: [{ offer: 'bulb-{cap}-visible', label: '4 W squirrel cage filament, {glass} glass' }], demand: 0.3,
  },
  {
    ...base, brand: 'old-spark', category: `${LAMPS}decorative-bulbs/filament-bulbs/`, name: 'Tubular {tint} LED Filament Bulb {cap} {length}mm', code: 'T30', picture: 'bulb-tubular', finishes: [], shows: ['cap', 'glass', 'height'],
    axes: [tints, [{ code: '18', price: 8.99, values: { length: 185, height: 185, watts: 4 } }, { code: '30', price: 11.99, values: { length: 300, height: 300, watts: 4.5 } }], caps('E27'), [{ values: { ...glass, width: 30 } }]],
    openings: ['A slender tube {length} mm long, lit from end to end by a straight filament.', 'Tall, narrow and {glass}: good in a row over a bar, better in a pair beside a mirror.', '{length} mm of {glass} glass with a filament as fine as a hair.'],
    details: ['Only 30 mm across, it slips through small galleries.', 'At {kelvin} K it flatters brick, brass and faces.'],
    practical: ['Dim it with a trailing edge dimmer.', 'Handle it by the cap; the tube is thin.'], features: ['{tint} glass, 30 × {length} mm', '{lumens} lm at {kelvin} K', 'E27 cap', 'Dimmable'],
  },
  {
    ...base, brand: 'old-spark', category: `${LAMPS}decorative-bulbs/filament-bulbs/`, name: 'Twisted Candle {tint} LED Filament Bulb {cap}', code: 'C35T', picture: 'bulb-candle-filament', finishes: [], shows: ['cap', 'glass'],
    axes: [[{ code: 'CL', finish: 'clear-glass', values: { glass: 'clear', tint: 'Clear', kelvin: 2200, lumens: 210 } }, { code: 'AM', finish: 'amber-glass', values: { glass: 'amber', tint: 'Amber', kelvin: 1800, lumens: 150 } }], caps('E14', 'B22'), [{ price: 5.5, values: { ...glass, watts: 2.5, width: 35, height: 98 } }]],
    openings: ['A candle with a twist in its {glass} glass, which breaks up the light on the wall behind.', 'Spiral-moulded {glass} glass throws fine ripples round the room.', 'For brackets and chandeliers where plain candles look too plain.'],
    details: ['The twist is in the glass itself.', 'At 2.5 W a chandelier of eight burns less than one old candle bulb.'],
    practical: ['Dim it with a trailing edge dimmer.'], features: ['{tint} glass, twisted', '{lumens} lm at {kelvin} K', '{cap} {capName} cap', 'Dimmable'],
  },
  {
    ...base, brand: 'old-spark', category: `${LAMPS}decorative-bulbs/globe-bulbs/`, name: 'G{width} Globe {tint} LED Filament Bulb {cap}', code: 'G', picture: 'bulb-globe', finishes: [], shows: ['cap', 'glass', 'width'],
    axes: [[{ code: '80', price: 8.5, values: { width: 80, height: 120, watts: 4 } }, { code: '95', price: 9.99, values: { width: 95, height: 138, watts: 4 } }, { code: '125', price: 13.99, values: { width: 125, height: 176, watts: 4.5 } }], tints, caps('E27', 'B22'), [{ values: glass }]],
    openings: ['{an width} mm ball of {glass} glass that needs no shade.', 'Screw it into a bare holder and the pendant is done: {glass}, round, {width} mm across.', 'The {width} mm globe in {glass} glass, for rows over a counter or one over a stair.', 'Large enough to be looked at and dim enough to be looked at directly.'],
    details: ['The filament spirals up the middle in one long loop.', 'Glass is 0.8 mm thick and weighs next to nothing.', 'It gives {lumens} lm at {kelvin} K, so think of it as mood and add other light for reading.'],
    practical: ['Dim it with a trailing edge dimmer.', 'Check that the gallery lets {an width} mm lamp pass if there is a shade.'], features: ['{tint} glass, {width} mm across', '{lumens} lm at {kelvin} K', '{cap} {capName} cap', 'Dimmable', '15,000 hours'],
    demand: 0.2,
  },
  {
    ...base, brand: 'old-spark', category: `${LAMPS}decorative-bulbs/opal-porcelain-bulbs/`, name: 'G{width} Matt Opal LED Globe Bulb {cap}', code: 'OP', picture: 'bulb-globe-opal', finishes: ['opal-glass'], shows: ['cap', 'width', 'glass'],
    axes: [[{ code: '80', price: 9.5, values: { width: 80, height: 120, watts: 6, lumens: 600 } }, { code: '95', price: 10.99, values: { width: 95, height: 138, watts: 7, lumens: 720 } }, { code: '125', price: 14.99, values: { width: 125, height: 176, watts: 8, lumens: 850 } }], caps('E27', 'B22'), kelvins(2700), [{ values: { ...glass, glass: 'opal' } }]],
    openings: ['Matt white and {width} mm across, with {lumens} lm and not a filament in sight.', 'A lamp that is its own shade: opal glass, {width} mm, no glare.', 'For bare-bulb pendants that must also light the room, {lumens} lm behind matt opal.'],
    details: ['The glass is white by day and evenly lit by night.', 'It takes the place of bulb and shade together.'],
    practical: ['Dim it with a trailing edge dimmer.'], features: ['Matt opal glass, {width} mm across', '{lumens} lm at 2700 K', '{cap} {capName} cap', 'Dimmable', 'CRI 95'],
  },
  {
    ...base, brand: 'old-spark', category: `${LAMPS}decorative-bulbs/opal-porcelain-bulbs/`, name: 'Porcelain {shape} LED Bulb E27 2700K', code: 'POR', picture: 'bulb-gls', finishes: ['opal-glass'], shows: ['cap', 'glass'],
    axes: [[{ code: 'A60', price: 7.99, values: { shape: 'GLS', width: 60, height: 106, watts: 6, lumens: 600 } }, { code: 'ST64', price: 9.99, picture: 'bulb-squirrel-opal', values: { shape: 'Squirrel', width: 64, height: 142, watts: 6, lumens: 620 } }, { code: 'T32', price: 9.5, picture: 'bulb-tubular-opal', values: { shape: 'Tubular', width: 32, height: 185, watts: 5, lumens: 480 } }], [{ values: { ...glass, glass: 'opal', cap: 'E27', kelvin: 2700 } }]],
    openings: ['Glass that looks and feels like unglazed china.', 'Porcelain-white outside, {lumens} lm inside.', 'A soft, solid white lamp for open fittings, with the look of bisque.'],
    details: ['A silky coating hides every trace of the diodes.', 'It marks less than polished glass and dusts clean.'], practical: ['Dim it with a trailing edge dimmer.'],
    features: ['Matt porcelain finish', '{lumens} lm at 2700 K', 'E27 cap', 'Dimmable', 'CRI 95'],
  },
  {
    ...base, brand: 'lumivo', category: `${LAMPS}spotlight-bulbs/mr16-bulbs/`, name: '{watts}W LED MR16 12V Bulb {kelvin}K {beam}°', code: 'MR', picture: 'bulb-mr16', finishes: ['clear-glass'],
    axes: [powers([4.4, 345, 35, 4.5], [6.1, 480, 50, 5.5]), kelvins(2700, 4000), [{ code: '24', values: { beam: 24 } }, { code: '36', values: { beam: 36 } }], [{ values: { cap: 'GU5.3', width: 50, height: 46, volts: 12, dims: 'No', material: 'Glass and aluminium' } }]],
    openings: ['Twelve volts, two pins and {an beam} degree beam of {white} light.', 'It takes the place of {an replaces} W dichroic halogen at {watts} W.', 'An MR16 for low-voltage downlights, gardens and cabinets, {lumens} lm strong.', 'Same size, same pins, an eighth of the power.'],
    details: ['It runs on AC or DC.', 'Heat leaves through the aluminium rear, so leave that clear of insulation.'],
    practical: ['Old halogen transformers need a minimum load; fit an LED driver if lamps flicker.'], features: ['{lumens} lm, the light of {an replaces} W halogen', '{beam} degree beam', 'GU5.3 pins, 12 V', '{kelvin} K {white}'],
    offers: [{ offer: 'bulb-GU5.3', label: '{watts} W LED MR16, {beam}°, {white}' }],
  },
  {
    ...base, brand: 'lumivo', category: `${LAMPS}spotlight-bulbs/reflector-bulbs/`, name: '{watts}W LED {shape} Reflector Bulb {cap} {kelvin}K', code: 'R', picture: 'bulb-reflector', finishes: ['opal-glass'], shows: ['width', 'cap'],
    axes: [[{ code: '50', price: 4.5, values: { shape: 'R50', cap: 'E14', width: 50, height: 86, watts: 4.9, lumens: 470, replaces: 40 } }, { code: '63', price: 5.5, values: { shape: 'R63', cap: 'E27', width: 63, height: 103, watts: 7, lumens: 600, replaces: 60 } }, { code: '80', price: 6.99, values: { shape: 'R80', cap: 'E27', width: 80, height: 114, watts: 9.5, lumens: 850, replaces: 100 } }], kelvins(2700, 4000), [{ values: { volts: 230, dims: 'No', material: 'Polycarbonate' } }]],
    openings: ['{an shape}, {width} mm across, for recessed fittings and old spotlights.', 'The mushroom-shaped reflector in LED: {lumens} lm forward, none wasted behind.', '{watts} W here, {replaces} W before, and far cooler in a recessed can.'],
    details: ['Light leaves in a soft 120 degree cone.', 'Its length matches the old lamp, so the face sits flush.'], practical: ['It is not for dimmers.'],
    features: ['{lumens} lm, the light of {an replaces} W reflector', '{cap} cap', '{kelvin} K {white}', '{width} mm across'],
  },
  {
    ...base, brand: 'lumivo', category: `${LAMPS}spotlight-bulbs/reflector-bulbs/`, name: '{watts}W LED {shape} Flood Bulb E27 {kelvin}K IP65', code: 'PAR', picture: 'bulb-reflector', finishes: ['clear-glass'], shows: ['width'],
    axes: [[{ code: '30', price: 12.99, values: { shape: 'PAR30', width: 95, height: 92, watts: 10, lumens: 850 } }, { code: '38', price: 15.99, values: { shape: 'PAR38', width: 120, height: 133, watts: 13, lumens: 1200 } }], kelvins(3000, 4000), [{ values: { cap: 'E27', volts: 230, ip: 'IP65', dims: 'No', material: 'Glass and aluminium' } }]],
    openings: ['A sealed glass flood for spikes and wall spots outdoors, {width} mm across the face.', '{lumens} lm in a 30 degree beam, through 3 mm of pressed glass.', 'For PAR holders in gardens, barns and shop windows.'],
    details: ['Rated IP65, it may face the rain.', 'Put it in a holder with its own rubber boot.'], practical: ['Let it cool before touching the glass.'], features: ['{lumens} lm, 30 degree beam', 'IP65', 'E27 cap', '{kelvin} K {white}'],
  },
  {
    ...base, brand: 'lumivo', category: `${LAMPS}capsule-bulbs/`, name: '{watts}W LED G9 Capsule Bulb {kelvin}K', code: 'G9', picture: 'bulb-g9', finishes: ['clear-glass'], shows: ['cap'],
    axes: [powers([2.2, 200, 20, 3.5], [3.5, 350, 33, 3.99], [4.8, 500, 42, 5.5]), kelvins(2700, 4000), [{ values: { cap: 'G9', width: 16, height: 48, volts: 230, dims: 'Yes', material: 'Polycarbonate' } }]],
    openings: ['A G9 no bigger than the halogen: 16 mm by 48.', 'Push-fit capsule with {lumens} lm for slim wall lights and crystal.', 'Where the old {replaces} W capsule scorched, this one stays merely warm.'],
    details: ['It dims evenly, with no buzz.', 'A slim body passes through the neck of most glass shades.', 'It gives light all round, as crystal needs.'],
    practical: ['Push it home by the base and not by the body.', 'Dim it with a trailing edge dimmer.'], features: ['{lumens} lm, the light of {an replaces} W halogen', 'G9 push fit', '{kelvin} K {white}', '16 × 48 mm', 'Dimmable'],
    offers: [{ offer: 'bulb-G9', label: '{watts} W LED G9, {lumens} lm, {white}' }], demand: 0.4,
  },
  {
    ...base, brand: 'lumivo', category: `${LAMPS}capsule-bulbs/`, name: '{watts}W LED G4 12V Capsule Bulb {kelvin}K', code: 'G4', picture: 'bulb-g9', finishes: ['clear-glass'], shows: ['cap'],
    axes: [powers([1.5, 150, 15, 2.5], [2.4, 250, 25, 2.99]), kelvins(2700, 4000), [{ values: { cap: 'G4', width: 12, height: 40, volts: 12, dims: 'No', material: 'Silicone' } }]],
    openings: ['Two pins 4 mm apart, twelve volts and {lumens} lm.', 'For desk lamps, cabinets and tiny spots: a G4 of {watts} W.', 'The smallest lamp in the shop, 12 mm across.'],
    details: ['It runs on AC or DC, from 10 to 15 V, and is used in boats and caravans too.', 'The soft body cannot shatter.'], practical: ['A halogen transformer may need a higher load than LEDs give.'], features: ['{lumens} lm', 'G4 pins, 12 V', '{kelvin} K {white}', '12 × 40 mm'],
  },
  {
    ...base, brand: 'lumivo', category: `${LAMPS}linear-lamps/`, name: '{watts}W LED {shape} {length}mm Linear Lamp {kelvin}K', code: 'LIN', picture: 'bulb-linear', finishes: ['opal-glass'], shows: ['length'],
    axes: [[
      { code: 'S14300', price: 16.5, values: { shape: 'S14s', cap: 'S14s', length: 300, watts: 4, lumens: 300, use: 'mirror lights' } }, { code: 'S14500', price: 18.99, values: { shape: 'S14s', cap: 'S14s', length: 500, watts: 6, lumens: 500, use: 'mirror lights' } }, { code: 'S141000', price: 29.99, values: { shape: 'S14s', cap: 'S14s', length: 1000, watts: 11, lumens: 1000, use: 'shop fronts and corridors' } },
      { code: 'S15221', price: 11.99, values: { shape: 'S15', cap: 'S15', length: 221, watts: 3.5, lumens: 330, use: 'shaver lights and picture lights' } }, { code: 'S15284', price: 12.99, values: { shape: 'S15', cap: 'S15', length: 284, watts: 4.5, lumens: 440, use: 'shaver lights and picture lights' } },
      { code: 'R7S78', price: 9.99, values: { shape: 'R7s', cap: 'R7s', length: 78, watts: 8, lumens: 1000, use: 'uplighters' } }, { code: 'R7S118', price: 12.99, values: { shape: 'R7s', cap: 'R7s', length: 118, watts: 14, lumens: 2000, use: 'floodlights and floor uplighters' } },
    ], kelvins(2700, 4000), [{ values: { volts: 230, dims: 'No', material: 'Glass' } }]],
    specifications: [['Cap Type', '{cap}'], ['Wattage (W)', '{watts}'], ['Lumens (lm)', '{lumens}'], ['Colour Temperature (K)', '{kelvin}'], ['Dimmable', '{dims}'], ['Voltage (V)', 230], ['Width (mm)', '{length}'], ['Material', 'Glass']],
    openings: ['{length} mm between the ends, with {shape} caps, for {use}.', '{lumens} lm along {length} mm of opal glass, in {white}.', 'The LED answer to the old {shape} striplight: same length, same caps, a sixth of the power.'],
    details: ['Even light from end to end, with no dark caps.', 'Measure the old lamp over its glass and caps before you order.'], practical: ['It is not for dimmers.'], features: ['{length} mm long', '{shape} caps', '{lumens} lm at {kelvin} K', 'For {use}'],
  },
  {
    ...base, brand: 'lumivo', category: `${LAMPS}led-tubes/`, name: '{feet} {watts}W LED T8 Tube {kelvin}K', code: 'T8', picture: 'bulb-tube', finishes: ['opal-glass'], shows: ['length'],
    axes: [[{ code: '2F', price: 7.99, values: { feet: '2ft', length: 600, watts: 7.5, lumens: 1050, replaces: 18 } }, { code: '4F', price: 9.99, values: { feet: '4ft', length: 1200, watts: 14, lumens: 2100, replaces: 36 } }, { code: '5F', price: 11.99, values: { feet: '5ft', length: 1500, watts: 20, lumens: 3100, replaces: 58 } }, { code: '6F', price: 15.99, values: { feet: '6ft', length: 1800, watts: 22, lumens: 3600, replaces: 70 } }], kelvins(3000, 4000, 6500), [{ values: { cap: 'G13' } }]],
    specifications: [['Cap Type', 'G13'], ['Wattage (W)', '{watts}'], ['Lumens (lm)', '{lumens}'], ['Colour Temperature (K)', '{kelvin}'], ['Dimmable', 'No'], ['Voltage (V)', 230], ['Width (mm)', '{length}'], ['Material', 'Glass']],
    openings: ['{an feet} tube in glass that does not sag, {lumens} lm at {kelvin} K.', 'Pull out the {replaces} W fluorescent, push this in, swap the starter, and the buzzing stops.', '{feet}, {watts} W and full brightness from the first second, even in a cold garage.', 'Replaces {an replaces} W tube and runs on less than half.'],
    details: ['The starter blank in the box goes where the old starter was.', 'There is no mercury in it and no flicker from it.'], practical: ['Works with magnetic ballasts and on direct mains; not with electronic ballasts.'], box: ['1 × LED tube', '1 × LED starter'],
    features: ['{lumens} lm', '{feet}, {length} mm', 'Replaces {an replaces} W fluorescent', '{kelvin} K {white}', '30,000 hours'],
  },
  {
    ...base, brand: 'lumivo', category: `${LAMPS}led-tubes/`, name: '{length}mm {watts}W LED T5 Tube {kelvin}K', code: 'T5', picture: 'bulb-tube', finishes: ['opal-glass'], shows: ['length'],
    axes: [[{ code: '549', price: 8.99, values: { length: 549, watts: 8, lumens: 1100, replaces: 14 } }, { code: '849', price: 10.5, values: { length: 849, watts: 11, lumens: 1600, replaces: 21 } }, { code: '1149', price: 11.99, values: { length: 1149, watts: 16, lumens: 2400, replaces: 28 } }, { code: '1449', price: 13.99, values: { length: 1449, watts: 18, lumens: 2800, replaces: 35 } }], kelvins(4000), [{ values: {} }]],
    specifications: [['Cap Type', 'G5'], ['Wattage (W)', '{watts}'], ['Lumens (lm)', '{lumens}'], ['Colour Temperature (K)', '{kelvin}'], ['Dimmable', 'No'], ['Voltage (V)', 230], ['Width (mm)', '{length}'], ['Material', 'Glass']],
    openings: ['Sixteen millimetres thick and {length} long, with G5 pins, for slim battens and cabinets.', 'The thin tube in LED: {lumens} lm from {watts} W.', 'In place of {an replaces} W T5, on direct mains.'], details: ['Both ends are safe to touch while one is in.', 'It switches as often as you like, so it suits sensors.'], practical: ['The old electronic ballast must be wired out first.'],
    features: ['{lumens} lm', '{length} mm, G5 pins', '{kelvin} K {white}', '30,000 hours'],
  },
  {
    ...base, brand: 'lumivo', category: `${LAMPS}smart-bulbs/`, name: 'Link {shape} Smart LED Bulb {cap}', code: 'LNK', picture: 'bulb-gls', finishes: ['opal-glass'], shows: ['cap'],
    axes: [[
      { code: 'A60E27', price: 14.99, values: { shape: 'Colour GLS', cap: 'E27', watts: 9, lumens: 806, width: 60, height: 118, colours: 'sixteen million colours and every white' } }, { code: 'A60B22', price: 14.99, values: { shape: 'Colour GLS', cap: 'B22', watts: 9, lumens: 806, width: 60, height: 118, colours: 'sixteen million colours and every white' } },
      { code: 'W60E27', price: 9.99, values: { shape: 'White GLS', cap: 'E27', watts: 8.5, lumens: 806, width: 60, height: 115, colours: 'whites from candle to daylight' } }, { code: 'W60B22', price: 9.99, values: { shape: 'White GLS', cap: 'B22', watts: 8.5, lumens: 806, width: 60, height: 115, colours: 'whites from candle to daylight' } },
      { code: 'C35E14', price: 13.5, picture: 'bulb-candle', values: { shape: 'Colour Candle', cap: 'E14', watts: 4.9, lumens: 470, width: 38, height: 110, colours: 'sixteen million colours and every white' } }, { code: 'C35B22', price: 13.5, picture: 'bulb-candle', values: { shape: 'Colour Candle', cap: 'B22', watts: 4.9, lumens: 470, width: 38, height: 110, colours: 'sixteen million colours and every white' } },
      { code: 'GU10C', price: 14.5, picture: 'bulb-gu10', values: { shape: 'Colour GU10', cap: 'GU10', watts: 4.8, lumens: 345, width: 50, height: 56, colours: 'sixteen million colours and every white' } }, { code: 'GU10W', price: 9.5, picture: 'bulb-gu10', values: { shape: 'White GU10', cap: 'GU10', watts: 4.8, lumens: 380, width: 50, height: 56, colours: 'whites from candle to daylight' } },
      { code: 'ST64', price: 16.5, finish: 'clear-glass', picture: 'bulb-squirrel', values: { shape: 'Filament Squirrel', cap: 'E27', watts: 6, lumens: 600, width: 64, height: 142, colours: 'whites from candle to daylight' } }, { code: 'G95', price: 17.99, picture: 'bulb-globe-opal', values: { shape: 'Colour Globe', cap: 'E27', watts: 10, lumens: 1000, width: 95, height: 138, colours: 'sixteen million colours and every white' } },
    ], [{ values: { volts: 230, kelvin: 2700, dims: 'Yes', material: 'Polycarbonate' } }]],
    openings: ['Dim, tint and time it from a phone, or ask for it by voice: {colours}.', '{an cap} bulb that wakes you gently, dims itself at nine and forgets nothing.', 'Matter over Wi-Fi, so it joins the system you already have; it shows {colours}.', 'Screw it in, scan the code, and the lamp is on your phone.'],
    details: ['It keeps its last setting after a power cut, if you ask it to.', 'Scenes and timers are kept in the lamp and work without the internet.', 'At full white it gives {lumens} lm.'], practical: ['Leave it on an ordinary switch; a dimmer would starve it.', 'It draws 0.4 W while it waits.'],
    features: ['{lumens} lm', '{cap} cap', 'Matter over Wi-Fi, no bridge', 'Timers and scenes kept in the lamp'], demand: 0.2,
  },
  {
    ...base, brand: 'northbeam', category: `${LAMPS}led-strip/`, alsoIn: ['/interior-lighting/under-cabinet-lights/'], name: 'Contour {watts}W/m COB LED Strip 24V {kelvin}K', code: 'CTR', picture: 'led-strip', finishes: ['matt-white'],
    axes: [[{ code: '5', price: 9.5, values: { watts: 5, lumens: 480, strength: 'accent light in coving and shelves' } }, { code: '10', price: 12.99, values: { watts: 10, lumens: 1050, strength: 'worktops and cupboards' } }, { code: '14', price: 16.5, values: { watts: 14, lumens: 1550, strength: 'whole-room light from a cornice' } }], kelvins(2700, 3000, 4000), [{ values: { ip: 'IP20' } }]],
    choices: sizeOption(['1 m', '1M', 1], ['2.5 m', '2M5', 2.4], ['5 m', '5M', 4.5], ['10 m', '10M', 8.6]),
    specifications: [['Cap Type', 'Integrated LED'], ['Wattage (W)', '{watts}'], ['Lumens (lm)', '{lumens}'], ['Colour Temperature (K)', '{kelvin}'], ['Dimmable', 'Yes'], ['Voltage (V)', 24], ['IP Rating', '{ip}'], ['Width (mm)', 8], ['Material', 'Copper and silicone']],
    openings: ['An unbroken line of light with no dots, {watts} W and {lumens} lm to the metre, for {strength}.', 'COB tape for {strength}: {lumens} lm a metre at {kelvin} K.', 'Eight millimetres wide and no thicker than card, in {white}.', 'Where light should be seen and its source should not, {watts} W a metre of {white}.'],
    details: ['Cut it every 50 mm with scissors.', 'At 24 V a run of ten metres is as bright at the end as at the start.', 'CRI 90 keeps wood, food and skin looking as they should.'],
    practical: ['Stick it to an aluminium profile, which takes the heat away.', 'Wattage and lumens are given per metre; add up the run and choose a driver a fifth larger.'],
    features: ['{watts} W and {lumens} lm per metre', '{kelvin} K {white}, CRI 90', 'Cut every 50 mm', 'Dims with a suitable driver', '3M adhesive backing'], box: ['1 × reel of LED strip', '1 × 300 mm lead soldered to each end'],
    addOns: [{ displayName: 'Driver', offer: 'driver-24' }], demand: 0.3,
  },
  {
    ...base, brand: 'northbeam', category: `${LAMPS}led-strip/`, name: 'Contour {kind} LED Strip 24V IP65', code: 'CTX', picture: 'led-strip', finishes: ['matt-white'],
    axes: [[{ code: 'RGBW', price: 18.99, values: { kind: 'Colour RGBW', watts: 14, lumens: 720, kelvin: 3000, strength: 'media walls, bars and gardens' } }, { code: 'CCT', price: 16.99, values: { kind: 'Tunable White', watts: 12, lumens: 1100, kelvin: 2700, strength: 'rooms that work by day and rest by night' } }, { code: 'EXT', price: 15.99, values: { kind: 'Outdoor Warm White', watts: 10, lumens: 900, kelvin: 3000, strength: 'decking, steps and soffits' } }], [{ values: { ip: 'IP65' } }]],
    choices: sizeOption(['2.5 m', '2M5', 2.4], ['5 m', '5M', 4.5], ['10 m', '10M', 8.6]),
    specifications: [['Cap Type', 'Integrated LED'], ['Wattage (W)', '{watts}'], ['Lumens (lm)', '{lumens}'], ['Colour Temperature (K)', '{kelvin}'], ['Dimmable', 'Yes'], ['Voltage (V)', 24], ['IP Rating', '{ip}'], ['Width (mm)', 12], ['Material', 'Copper and silicone']],
    openings: ['Sleeved in silicone to IP65, for {strength}.', '{kind} tape for {strength}, {lumens} lm to the metre.'], details: ['Cut it every 100 mm and seal the end with the caps supplied.', 'The sleeve is clear and does not yellow.'], practical: ['Wattage and lumens are given per metre.'],
    features: ['{watts} W and {lumens} lm per metre', 'IP65 silicone sleeve', 'Cut every 100 mm'], box: ['1 × reel of LED strip', '2 × end caps', 'Mounting clips'], addOns: [{ displayName: 'Driver', offer: 'driver-24' }],
  },
];
