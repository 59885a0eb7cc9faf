import type { Series, Step } from '../series/series.ts';

const DOWNLIGHTS = '/interior-lighting/downlights/';
const FIRE = [{ url: 'https://www.gov.uk/government/publications/fire-safety-approved-document-b', text: 'Approved Document B: fire safety' }];
const WARNING = '<p>Switch off at the consumer unit before fitting. Keep the fitting and its driver clear of insulation unless the leaflet says it may be covered.</p>';
const USEFUL = 'Wipe the bezel with a dry cloth. Press the springs back before pulling, or the plasterboard edge will crumble.';

/** Bezels are bought by finish here, one product each, because the trade orders them by the box. */
const bezels: readonly Step[] = [
  { code: 'WH', finish: 'matt-white', demand: 0.7, values: { bezel: 'Matt White', bezelWord: 'matt white' } },
  { code: 'PC', finish: 'polished-chrome', values: { bezel: 'Polished Chrome', bezelWord: 'polished chrome' } },
  { code: 'BC', finish: 'brushed-chrome', values: { bezel: 'Brushed Chrome', bezelWord: 'brushed chrome' } },
  { code: 'MB', finish: 'matt-black', factor: 1.05, values: { bezel: 'Matt Black', bezelWord: 'matt black' } },
  { code: 'SB', finish: 'satin-brass', factor: 1.15, values: { bezel: 'Satin Brass', bezelWord: 'satin brass' } },
];

export const downlightSeries: readonly Series[] = [
  {
    brand: 'northbeam', category: `${DOWNLIGHTS}fire-rated-downlights/`, alsoIn: ['/interior-lighting/bathroom-lighting/bathroom-ceiling-lights/'], name: 'Sentry {watts}W Fire Rated LED Downlight {bezel}', code: 'SEN', picture: 'downlight', finishes: [], shows: ['width'], range: 'Sentry',
    axes: [[{ code: '6', price: 13.99, values: { watts: 6, lumens: 610, width: 85, cutout: 70, depth: 48 } }, { code: '8', price: 17.5, values: { watts: 8, lumens: 850, width: 90, cutout: 75, depth: 55 } }], bezels],
    forBathrooms: true, specifications: [['IP Rating', 'IP65'], ['Fire Rated', 'Yes'], ['Cap Type', 'Integrated LED'], ['Wattage (W)', '{watts}'], ['Lumens (lm)', '{lumens}'], ['Colour Temperature (K)', 2700], ['Colour Temperature (K)', 3000], ['Colour Temperature (K)', 4000], ['Dimmable', 'Yes'], ['Voltage (V)', 230], ['Cutout (mm)', '{cutout}'], ['Width (mm)', '{width}'], ['Height (mm)', '{depth}'], ['Material', 'Steel']],
    openings: ['{lumens} lm from {watts} W, in three whites chosen by a switch on the back.', 'Fire rated for 30, 60 and 90 minutes and sealed to IP65, so one fitting does the whole house.', 'Sentry in {bezelWord}: shallow, sealed, and quick on a ladder.', 'Only {depth} mm deep, it goes where joists, pipes and old lath leave little room.', 'Kitchen, landing or over the shower, the same {bezelWord} bezel and the same light.', 'A fire rated fitting for every ceiling with a bedroom above it.'],
    details: ['Push-fit terminals loop in and out without a separate junction box.', 'The lens sits back from the bezel, which keeps glare down.', 'Bezels twist off and can be changed for another finish.', 'It may be covered with insulation.'],
    practical: ['Cut {cutout} mm; the bezel covers 5 mm more all round.', 'Set the white before you push it home: 2700, 3000 or 4000 K.', 'Dims from full to five per cent on a trailing edge dimmer.'],
    features: ['{lumens} lm at 4000 K from {watts} W', '30, 60 and 90 minute fire rated', 'IP65 from below, for bathroom {zones}', '{cutout} mm cutout, {depth} mm deep', 'Bezel in {bezelWord}'], box: ['1 × downlight with bezel', 'Push-fit terminal', 'Leaflet and cutting template'], useful: USEFUL, warning: WARNING, documents: FIRE, demand: 0.4,
  },
  {
    brand: 'northbeam', category: `${DOWNLIGHTS}fire-rated-downlights/`, name: 'Sentry Pro 10W Warm Dim Fire Rated Downlight {bezel}', code: 'SNP', picture: 'downlight', finishes: [], shows: ['width'], range: 'Sentry Pro',
    axes: [[{ price: 29.99, values: { watts: 10, lumens: 900, width: 92, cutout: 75 } }], bezels],
    forBathrooms: true, specifications: [['IP Rating', 'IP65'], ['Fire Rated', 'Yes'], ['Cap Type', 'Integrated LED'], ['Wattage (W)', 10], ['Lumens (lm)', 900], ['Colour Temperature (K)', 2700], ['Dimmable', 'Yes'], ['Voltage (V)', 230], ['Cutout (mm)', 75], ['Width (mm)', 92], ['Height (mm)', 62], ['Material', 'Aluminium']],
    openings: ['It warms as it dims, from 2700 K down to 1800 K, the way a halogen did.', 'For living rooms that are lit brightly at five and softly at nine.', 'Warm dimming, CRI 95 and a deep baffle: the downlight for people who dislike downlights.'], details: ['The baffle is matt black inside, whatever the bezel.', 'Colour rendering of 95 keeps food and faces looking well.'], practical: ['Cut 75 mm.', 'Use a trailing edge dimmer; the colour follows the level.'],
    features: ['900 lm, CRI 95', 'Dims from 2700 K to 1800 K', '90 minute fire rated, IP65', '75 mm cutout, 62 mm deep', 'Bezel in {bezelWord}'], box: ['1 × downlight with bezel', 'Push-fit terminal', 'Leaflet'], useful: USEFUL, warning: WARNING, documents: FIRE,
  },
  {
    brand: 'northbeam', category: `${DOWNLIGHTS}gu10-downlights/`, name: 'Fixed GU10 Downlight {bezel}', code: 'FXG', picture: 'downlight', finishes: [], shows: ['width'], range: 'GU10 Downlight',
    axes: [[{ price: 6.5, values: { width: 82, cutout: 70 } }], bezels], specifications: [['IP Rating', 'IP20'], ['Fire Rated', 'No'], ['Cap Type', 'GU10'], ['Wattage (W)', 35], ['Dimmable', 'Yes'], ['Voltage (V)', 230], ['Cutout (mm)', 70], ['Width (mm)', 82], ['Height (mm)', 95], ['Material', 'Steel']],
    openings: ['The plain fixed downlight, in {bezelWord}, for a lamp of your own choosing.', 'Twist the bezel, change the lamp, twist it back.', 'Where no fire rating is called for, under a loft or a flat roof, this costs less.'], details: ['Pressed steel holds its shape when the springs are strong.', 'It takes any GU10, so colour, beam and dimming stay open.'], practical: ['Cut 70 mm, and allow 100 mm above.', 'Keep insulation 75 mm away, or fit a cover.'],
    features: ['For one GU10 lamp to 35 W (not included)', '70 mm cutout', 'Twist-lock bezel in {bezelWord}'], box: ['1 × downlight', 'GU10 holder with 300 mm lead'], useful: USEFUL, warning: WARNING, addOns: [{ displayName: 'Bulb', offer: 'bulb-GU10-4.9-Yes' }],
  },
  {
    brand: 'arrow-electrical', category: `${DOWNLIGHTS}gu10-downlights/`, alsoIn: [`${DOWNLIGHTS}fire-rated-downlights/`], name: 'Guardian Fire Rated GU10 Downlight {bezel}', code: 'GDN', picture: 'downlight', finishes: [], shows: ['width'], range: 'Guardian',
    axes: [[{ price: 9.99, values: { width: 88, cutout: 72 } }], bezels], specifications: [['IP Rating', 'IP20'], ['Fire Rated', 'Yes'], ['Cap Type', 'GU10'], ['Wattage (W)', 35], ['Dimmable', 'Yes'], ['Voltage (V)', 230], ['Cutout (mm)', 72], ['Width (mm)', 88], ['Height (mm)', 118], ['Material', 'Steel']],
    openings: ['A closed steel can, fire rated for 90 minutes, with a GU10 holder inside.', 'Changeable lamps and a full fire rating, in {bezelWord}.', 'For ceilings under bedrooms, where the lamp should still be yours to pick.'], details: ['In a fire an intumescent ring swells and seals the hole.', 'Push-fit terminals take loop-in cable.'], practical: ['Cut 72 mm, and allow 130 mm above.', 'LED lamps only under insulation.'],
    features: ['30, 60 and 90 minute fire rated', 'For one GU10 lamp to 35 W (not included)', '72 mm cutout', 'Bezel in {bezelWord}'], box: ['1 × downlight', 'Push-fit terminal box'], useful: USEFUL, warning: WARNING, documents: FIRE, addOns: [{ displayName: 'Bulb', offer: 'bulb-GU10-4.9-Yes' }], demand: 0.3,
  },
  {
    brand: 'arrow-electrical', category: `${DOWNLIGHTS}gu10-downlights/`, alsoIn: ['/interior-lighting/bathroom-lighting/bathroom-ceiling-lights/'], name: 'Guardian IP65 Shower GU10 Downlight {bezel}', code: 'GDS', picture: 'downlight', finishes: [], shows: ['width'], range: 'Guardian',
    axes: [[{ price: 12.5, values: { width: 90, cutout: 72 } }], bezels], forBathrooms: true, specifications: [['IP Rating', 'IP65'], ['Fire Rated', 'Yes'], ['Cap Type', 'GU10'], ['Wattage (W)', 35], ['Dimmable', 'Yes'], ['Voltage (V)', 230], ['Cutout (mm)', 72], ['Width (mm)', 90], ['Height (mm)', 122], ['Material', 'Steel and glass']],
    openings: ['For the ceiling over a bath or shower: glass front, silicone seal, IP65.', 'The wet-room member of the Guardian range, in {bezelWord}.', 'Sealed from below and fire rated above.'], details: ['The glass is toughened and sits in a screwed ring.', 'It matches the dry Guardian beside it.'], practical: ['Cut 72 mm.', 'The lamp is reached by unscrewing the ring.'],
    features: ['IP65, for bathroom {zones}', '90 minute fire rated', 'For one GU10 lamp to 35 W (not included)', '72 mm cutout', 'Bezel in {bezelWord}'], box: ['1 × downlight', 'Push-fit terminal box'], useful: USEFUL, warning: WARNING, documents: FIRE, addOns: [{ displayName: 'Bulb', offer: 'bulb-GU10-4.9-Yes' }],
  },
  {
    brand: 'northbeam', category: `${DOWNLIGHTS}adjustable-downlights/`, name: 'Tilt GU10 Downlight {bezel}', code: 'TLT', picture: 'downlight-tilt', finishes: [], shows: ['width'], range: 'Tilt',
    axes: [[{ price: 7.99, values: { width: 90, cutout: 75 } }], bezels], specifications: [['IP Rating', 'IP20'], ['Fire Rated', 'No'], ['Cap Type', 'GU10'], ['Wattage (W)', 35], ['Dimmable', 'Yes'], ['Voltage (V)', 230], ['Cutout (mm)', 75], ['Width (mm)', 90], ['Height (mm)', 100], ['Material', 'Steel']],
    openings: ['It tilts 25 degrees, enough to light a wall from a metre away.', 'Aim it at the curtains, the bookcase or the picture, and leave the floor to itself.', 'For sloping ceilings: tilt it back to upright.'], details: ['The gimbal is stiff enough to stay put.', 'Lamps are changed from the front.'], practical: ['Cut 75 mm, and set it 600 to 900 mm from the wall.'],
    features: ['Tilts 25 degrees', 'For one GU10 lamp to 35 W (not included)', '75 mm cutout', 'Bezel in {bezelWord}'], box: ['1 × downlight', 'GU10 holder with 300 mm lead'], useful: USEFUL, warning: WARNING, addOns: [{ displayName: 'Bulb', offer: 'bulb-GU10-4.9-Yes' }],
  },
  {
    brand: 'linea-nord', category: `${DOWNLIGHTS}adjustable-downlights/`, name: 'Occhio {watts}W Adjustable LED Downlight {bezel}', code: 'OCC', picture: 'downlight-tilt', finishes: [], shows: ['width'], range: 'Occhio',
    axes: [[{ code: '7', price: 44, values: { watts: 7, lumens: 680, width: 86, cutout: 75 } }, { code: '12', price: 62, values: { watts: 12, lumens: 1150, width: 95, cutout: 83 } }], bezels], specifications: [['IP Rating', 'IP20'], ['Fire Rated', 'No'], ['Cap Type', 'Integrated LED'], ['Wattage (W)', '{watts}'], ['Lumens (lm)', '{lumens}'], ['Colour Temperature (K)', 3000], ['Dimmable', 'Yes'], ['Voltage (V)', 230], ['Cutout (mm)', '{cutout}'], ['Width (mm)', '{width}'], ['Height (mm)', 85], ['Material', 'Aluminium']],
    openings: ['A recessed eyeball that turns all round and tilts 30 degrees.', '{lumens} lm aimed exactly, with a lens for 24, 36 or 50 degrees.', 'For pictures and shelves, in {bezelWord}.'], details: ['The light engine sits 25 mm behind the bezel.', 'Lenses change by hand.'], practical: ['Cut {cutout} mm.', 'The driver passes through the same hole.'],
    features: ['{lumens} lm at 3000 K, CRI 95', 'Tilts 30 degrees, turns 350', '{cutout} mm cutout', 'Bezel in {bezelWord}'], box: ['1 × downlight', 'Driver', '36 degree lens'], useful: USEFUL, warning: WARNING,
  },
  {
    brand: 'linea-nord', category: `${DOWNLIGHTS}adjustable-downlights/`, name: 'Quadro Square Tilt GU10 Downlight {bezel}', code: 'QDR', picture: 'downlight-square', finishes: [], shows: ['width'], range: 'Quadro',
    axes: [[{ price: 18.5, values: { width: 92, cutout: 80 } }], bezels.slice(0, 4)], specifications: [['IP Rating', 'IP20'], ['Fire Rated', 'No'], ['Cap Type', 'GU10'], ['Wattage (W)', 35], ['Dimmable', 'Yes'], ['Voltage (V)', 230], ['Cutout (mm)', 80], ['Width (mm)', 92], ['Height (mm)', 105], ['Material', 'Aluminium']],
    openings: ['Square outside, round within, and tilting inside the square.', 'For rooms of straight lines: a square bezel in {bezelWord}.'], details: ['The frame has no visible spring slots.', 'A spirit level across the bezel gets a row true.'], practical: ['Cut a round 80 mm hole; the square covers it.'], features: ['Tilts 20 degrees', 'For one GU10 lamp to 35 W (not included)', '80 mm round cutout', 'Bezel in {bezelWord}'], box: ['1 × downlight', 'GU10 holder with lead'], useful: USEFUL, warning: WARNING, addOns: [{ displayName: 'Bulb', offer: 'bulb-GU10-4.9-Yes' }],
  },
  {
    brand: 'northbeam', category: `${DOWNLIGHTS}led-panels/`, name: 'Halo {width}mm {watts}W Round {fixing} LED Panel', code: 'HLO', picture: 'flush', finishes: ['matt-white'], shows: ['width'], range: 'Halo',
    axes: [[{ code: '120', price: 9.5, values: { width: 120, watts: 6, lumens: 540, cutout: 105 } }, { code: '170', price: 12.99, values: { width: 170, watts: 12, lumens: 1150, cutout: 155 } }, { code: '225', price: 16.99, values: { width: 225, watts: 18, lumens: 1750, cutout: 205 } }, { code: '300', price: 24.5, values: { width: 300, watts: 24, lumens: 2300, cutout: 280 } }], [{ code: 'R', values: { fixing: 'Recessed' } }, { code: 'S', factor: 1.15, values: { fixing: 'Surface' } }]],
    forBathrooms: true, specifications: [['IP Rating', 'IP44'], ['Cap Type', 'Integrated LED'], ['Wattage (W)', '{watts}'], ['Lumens (lm)', '{lumens}'], ['Colour Temperature (K)', 3000], ['Colour Temperature (K)', 4000], ['Dimmable', 'No'], ['Voltage (V)', 230], ['Width (mm)', '{width}'], ['Height (mm)', 24], ['Material', 'Aluminium and polycarbonate']],
    openings: ['{lumens} lm spread over {width} mm, even from edge to edge.', 'A flat disc for utility rooms, halls and box rooms, {watts} W.', 'Halo lights a room without shadows and hides almost entirely doing it.', '{fixing} panel, 24 mm deep, where nothing else will fit.'], details: ['Edge-lit, so there is no hot spot in the middle.', 'It is sealed to IP44 from below.'], practical: ['Choose warm or cool white with the switch behind it.', 'The driver is separate and replaceable.'],
    features: ['{lumens} lm from {watts} W', '{width} mm across, 24 mm deep', '3000 or 4000 K', 'IP44, for bathroom {zones}'], box: ['1 × panel', 'Driver', 'Fixings'], useful: 'Wipe with a damp cloth. The driver can be changed without replacing the panel.', warning: WARNING,
  },
];
