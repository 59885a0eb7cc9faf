import type { MemberGroup } from '../ranges/lighting/members.data.ts';

/** Opening sentences and buying advice for each kind of light. Placeholders are in braces. */
export const lightingCopy: Readonly<
  Record<MemberGroup, { openings: readonly string[]; practical: readonly string[] }>
> = {
  pendant: {
    openings: [
      '{an shade}, {width} mm across, that hangs over a table or an island without getting between the people at it.',
      'One {shade} on a long flex: the simplest way to light a table well.',
      'The {range} pendant puts {an shade} where the eye settles and the light where it is used.',
      'Hang one over a bedside in place of a lamp, or three in a row above a worktop; at {width} mm wide the {range} suits both.',
      '{range} in its pendant form, with {an shade} {height} mm deep.',
      'At {width} mm, this {shade} is in scale with an ordinary room and big enough to hold its own in a large one.',
      'A stairwell, a breakfast bar, a reading corner: the {range} pendant drops to whatever height the place asks for.',
      'Look up and there is {an shade}; look down and the table is evenly lit.',
      'This {width} mm pendant gives a pool of light about two metres wide from a normal hanging height.',
      'Made for the middle of a room, the {range} hangs {an shade} on a matching flex.',
    ],
    practical: [
      'The drop adjusts from {dropMinimum} to {dropMaximum} mm when you fit it.',
      'Shorten the flex as you hang it, to anything between {dropMinimum} and {dropMaximum} mm.',
      'Flex for a drop of up to {dropMaximum} mm is included, and the ceiling cup takes up the rest.',
      'Over a table, aim for 750 to 850 mm between the top and the rim; the flex allows up to {dropMaximum} mm.',
    ],
  },
  multi: {
    openings: [
      '{lampsWord} of the {range} shades from a single ceiling point, for long tables and islands.',
      'One supply, {lampsWord} lights: each {shade} hangs on its own flex and is set to its own height.',
      'Where one pendant would look lost, {lampsWord} make a group with some presence, {width} mm from side to side.',
      'For an island, a round table or the tall end of a stairwell: {lampsWord} {range} pendants on one plate.',
      '{lampsWord} lights spread over {width} mm fill the space above a table better than any single pendant.',
    ],
    practical: [
      'Each flex is cut and clamped in the ceiling plate, with drops of up to {dropMaximum} mm.',
      'Set the drops level or staggered; each is adjustable to {dropMaximum} mm.',
      'Fix the plate to a joist or a noggin, since it weighs {weight} kg complete.',
    ],
  },
  chandelier: {
    openings: [
      'A centrepiece {width} mm across, sized for a dining table or a good-sized hall.',
      '{range} at its grandest: {lampsWord} lights on a frame {width} mm wide.',
      'Hung low over a table or high in a stairwell, the {range} fills the space without crowding it.',
      'It takes the middle of the room and does not apologise. The {range} spans {width} mm and weighs {weight} kg.',
      'For rooms with the height to carry it, the {range} chandelier is {width} mm wide with a body {height} mm tall.',
      'Few things change a room as much as the right chandelier; this {range} is {width} mm wide and dims to almost nothing.',
    ],
    practical: [
      'It weighs {weight} kg, so fix the bracket to a joist and not to plasterboard.',
      'Leave 2.1 m clear beneath it where people walk; over a table it may hang lower.',
      'Drop is adjustable from {dropMinimum} to {dropMaximum} mm.',
      'Allow an hour to unpack and hang it, and a second pair of hands for its {weight} kg.',
    ],
  },
  lantern: {
    openings: [
      '{an shade} for a hall, a landing or a covered porch, {width} mm wide and {height} mm tall.',
      'The {range} brings the light of a front hall together in {an shade}.',
      'Glass on every side: this lantern, {height} mm from base to crown, is as pleasing unlit as lit.',
      'A hall wants one good light, and the {range} is that light at {width} by {height} mm.',
      'Hung on its chain in a stairwell, the {range} can be seen from every floor.',
    ],
    practical: [
      'A metre of chain is supplied; more can be added by the half metre.',
      'The door opens fully, so the glass can be cleaned from inside.',
      'It weighs {weight} kg with its glass and needs a hook in solid timber.',
    ],
  },
  flush: {
    openings: [
      'Tight to the ceiling, {width} mm wide, and clear of every head and wardrobe door.',
      'The {range} keeps to the plaster and spreads its light to the corners.',
      'A flush light for bedrooms, landings and anywhere under 2.4 m.',
      'Where a pendant is out of the question the {range} gives the same look in {height} mm.',
      'Neat and wide rather than deep: {width} mm across, {height} mm from the ceiling.',
      'This flush {range} covers an old rose easily and lights an average room by itself.',
    ],
    practical: [
      'Two screws fix the plate; the body follows with a quarter turn.',
      'It covers most old ceiling roses, so there is no patching to do.',
      'A terminal block for loop-in wiring is fitted.',
    ],
  },
  spot: {
    openings: [
      '{several} adjustable lamps on {an width} mm plate, wired to one ceiling or wall point.',
      '{several} beams from one point: aim them at the sink, the cooker and the picture.',
      'An old single fitting becomes {several} aimed beams with the {range} and no new cable.',
      'With {several} heads the {range} suits kitchens, studies and halls that need light in more than one direction.',
      'The {range} replaces glare in the middle of the ceiling with {several} beams on the things you look at.',
      'Spread across {width} mm, the {several} {range} heads can cross their beams or part them.',
      'A {single} spot to aim at a picture, a plant or a dark corner.',
      'The {single} {range} lights one thing well: a painting, a worktop, the foot of the stairs.',
      'Put a {single} {range} over each of a row of pictures, and turn each to suit.',
      'Small, {single} and adjustable, for the place a bar would be too much.',
    ],
    practical: [
      'It may be fixed to the ceiling or the wall.',
      'Allow 300 mm between the lamp and anything it shines on.',
      'Lamps and covers come off from the front, without tools.',
    ],
  },
  wall: {
    openings: [
      'Light at eye level, from {an shade} that stands {projection} mm off the wall.',
      'A pair of {range} wall lights, one each side of a fireplace, does more for an evening than any ceiling light.',
      'The {range} on the wall: {width} mm wide, {height} mm tall, at home in a hall, a stair or a sitting room.',
      'For a landing or beside a bed, the {range} wall light gives a calm, useful light.',
      'Slim enough for a corridor at {projection} mm deep, and handsome enough for the room at the end of it.',
      'The {range} takes its {shade} to the wall, at a size that suits a chimney breast.',
      'Fix it with the centre at about 1.6 m and the lamp stays out of sight.',
    ],
    practical: [
      'It covers a standard round box and fixes with two screws.',
      'Wire it to a wall switch; a dimmer makes the most of it.',
      'The backplate hides the terminals and any unevenness in the plaster.',
    ],
  },
  reading: {
    openings: [
      'A light for the book and not for the room: the {range} keeps to your side of the bed.',
      'Beside a bed or an armchair, the {range} reaches {projection} mm from the wall and folds away after.',
      'The {range} swings to the page and back with one finger.',
      'Reading wants a close, shaded light, and this one is made for nothing else.',
      'It frees the bedside table and still gives each sleeper a light of their own.',
    ],
    practical: [
      'The switch is on the fitting, within reach from the pillow.',
      'Fix it 1.2 to 1.3 m from the floor beside a bed.',
      'Arm and head hold their position without screws to tighten.',
    ],
  },
  picture: {
    openings: [
      'For frames from {pictureMinimum} to {pictureMaximum} mm wide, {an width} mm hood that lights the canvas and nothing else.',
      'Good pictures deserve this: an even wash from top to bottom and no reflection in the glass.',
      'The {range} stands {projection} mm clear of the wall, far enough to light the foot of the picture.',
      'Over a painting, a bookcase or a dresser, the {width} mm {range} gives warm, steady light.',
    ],
    practical: [
      'Fix it to the wall above the frame; the cable leaves through the backplate.',
      'Tilt the hood until the reflection leaves the glass, then nip up the knuckle.',
      'It dims on a trailing edge dimmer.',
    ],
  },
  table: {
    openings: [
      'A table lamp {height} mm tall, right for a console or the end of a sofa.',
      'The {range} table lamp puts {an shade} on a steady base and the switch where you can find it.',
      'One each end of a sideboard, or one by the telephone: the {range} is {height} mm to the top.',
      'It gives the low, warm light a room needs after eight in the evening.',
      'For the bedside, the hall table or the desk you never work at, the {range} at {height} mm.',
      'Light for sitting by. The {range} spreads a circle wide enough for two armchairs.',
    ],
    practical: [
      'It comes with 1.8 m of flex, an in-line switch and a 13 A plug.',
      'Felt on the foot protects polished wood.',
      'Nothing to wire: plug it in and fit a bulb.',
    ],
  },
  floor: {
    openings: [
      'A floor lamp {height} mm high that stands behind a chair and shines over the shoulder.',
      'Corners go dark at night; the {range} floor lamp gives one back to the room.',
      'The {range} full length: a slender stem, a sure foot and {an shade} at the top.',
      'Put it where there is no wall to fix to and no table to stand on.',
      'It takes up less floor than a stool and lights the best chair in the house.',
    ],
    practical: [
      'A foot switch and 2 m of flex are fitted.',
      'The base weighs enough to shrug off a passing dog.',
      'It comes in three pieces and goes together by hand in five minutes.',
    ],
  },
  bath: {
    openings: [
      'Made for {zones} and rated {ip}, with {an shade} that keeps steam out and lets light through.',
      'A bathroom light that does not look like one: {an shade} in {firstFinish}, sealed to {ip}.',
      'For each side of the basin mirror or over it, the {range} is rated {ip}.',
      'Face-height light is the kind a bathroom is short of, and the {range} gives it softly.',
      'The {range} stands up to steam, splashes and cleaning, and still belongs with good brassware.',
    ],
    practical: [
      'It may be fitted in bathroom {zones}: zone 2 is the 60 cm beyond the bath or shower.',
      'The seal is part of the fitting, with nothing to trim or squeeze in.',
      'Have it fitted by a registered electrician, on a circuit with 30 mA protection.',
    ],
  },
};

export const lampSentences: readonly string[] = [
  'Takes {lampsWord} {cap} {bulbs} of up to {watts} W, which you choose and add yourself.',
  'Fit {lampsWord} {cap} LED {bulbs} of the colour you like; the limit is {watts} W.',
  'No {cap} {bulbs} in the box, so that you can pick brightness and colour.',
  'It works with any {cap} LED, and dims with a dimmable one.',
];

export const builtInSentences: readonly string[] = [
  'The {watts} W LED gives {lumens} lm at {kelvin} K and is rated for 50,000 hours.',
  'Its {watts} W LED is built in: {lumens} lm, {kelvin} K, and nothing to change.',
  'With {lumens} lm from {watts} W it lights as much as {replaces}.',
  'Colour is {kelvin} K, with {lumens} lm from {watts} W.',
];

export const finishSentences: readonly string[] = [
  'Made in {finishes}.',
  'Choose {finishes}.',
  'Finishes: {finishes}.',
  'We keep it in {finishes}.',
  'Available in {finishes}, to go with our switches and handles.',
  'It comes in {finishes}.',
];

export const oneFinishSentences: readonly string[] = ['Supplied in {finishes}.', 'Finished in {finishes}.'];
