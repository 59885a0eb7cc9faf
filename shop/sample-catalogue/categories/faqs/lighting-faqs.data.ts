import type { FaqTable } from './faq-table.ts';

export const lightingFaqs: FaqTable = {
  '/interior-lighting/': [
    [
      'How many lumens does a room need?',
      'As a start, 150 lumens for each square metre in a living room or bedroom, and 300 in a kitchen, bathroom or study. A living room of 4 by 5 metres then wants about 3,000 lumens, spread over several lights rather than poured from one.',
    ],
    [
      'Which colour temperature should I choose?',
      'Warm white, 2700 K, is the colour of the old bulb and suits living rooms and bedrooms. 3000 K is a little crisper and good in kitchens and halls. Cool white, 4000 K, is for work: utility rooms, garages and studies. Keep to one colour within a room.',
    ],
    [
      'What is an IP rating?',
      'Two figures that say what a fitting keeps out. The first is for solids, the second for water: IP20 is for dry rooms, IP44 stands splashes from any side, IP65 stands a jet of water. Indoors only bathrooms ask for more than IP20.',
    ],
    [
      'May I fit a light myself?',
      'In England you may replace a fitting like for like on an existing circuit. A new circuit, a new consumer unit, and changes to circuits in the zones of a bathroom are notifiable under Part P and belong to a registered electrician. Switch off at the consumer unit and prove it dead, always.',
    ],
    [
      'Do your lights come with bulbs?',
      'Where the specification says Integrated LED the light source is built in. Where it names a cap, such as E27 or GU10, the bulb is yours to choose; the product page offers ones that fit under Popular add-ons.',
    ],
  ],
  '/interior-lighting/pendants/': [
    [
      'How high should I hang a pendant over a table?',
      'With 75 to 85 cm between the table top and the rim of the shade: low enough to light the plates, high enough to see each other. Over a worktop allow 70 to 80 cm; where people walk, at least 2.1 m from the floor.',
    ],
    [
      'How many pendants for a kitchen island?',
      "One for each 60 to 75 cm of island, of about a third of the island's width each. Three of 25 to 30 cm suit an island of two metres. Leave 15 cm at least between an end pendant and the end of the worktop.",
    ],
    [
      'Can I shorten the flex?',
      'Yes. Almost all our pendants have flex that is cut when they are hung; the range is given on the page as the drop. Rods are supplied in sections.',
    ],
    [
      'How heavy a pendant will a ceiling rose hold?',
      'A plain rose and flex carry about 2 kg; the weight is given for anything that needs more. Above 5 kg hang it from a hook or bracket screwed to a joist and not from plasterboard.',
    ],
  ],
  '/interior-lighting/chandeliers/': [
    [
      'How wide a chandelier suits my room?',
      'Add the length and the width of the room in metres, and divide by twelve: a room of 4 by 5 m takes one about 75 cm across. Over a table choose one half to two thirds as wide as the table.',
    ],
    [
      'How long is delivery?',
      'Chandeliers are packed to order and take three days longer than other lights. The product page allows for it.',
    ],
    [
      'Can a chandelier be dimmed?',
      "Yes, and it should be. Fit dimmable LED candle bulbs and a trailing edge dimmer, and check that the watts of all the bulbs together lie between the dimmer's lowest and highest load.",
    ],
  ],
  '/interior-lighting/ceiling-lights/': [
    [
      'What suits a low ceiling?',
      'A flush light of under 10 cm for ceilings of 2.4 m and less. A spot bar works too: it hangs lower but its heads lie close to the plaster when turned.',
    ],
    [
      'Will it cover the mark of the old fitting?',
      'Compare the width on the page with the mark. Most flush lights are wider than an old rose, which is about 8 to 10 cm across.',
    ],
    [
      'What is the difference between warm white and cool white here?',
      'Warm white, 2700 to 3000 K, is gentle and a little golden. Cool white, 4000 K, is brighter to the eye and whiter, which is why battens for garages use it. Some fittings switch between them.',
    ],
  ],
  '/interior-lighting/wall-lights/': [
    [
      'How high should wall lights go?',
      'With their middle at about 160 cm in living rooms, halls and stairs, so that the lamp is above eye level. Beside a bed, 130 cm from the floor or 60 cm above the mattress.',
    ],
    [
      'Do wall lights need their own switch?',
      'They are best on a switch or dimmer of their own, away from the ceiling light. Reading lights mostly carry one on the fitting.',
    ],
    [
      'How do I choose the width of a picture light?',
      'Half to two thirds of the width of the frame. An 800 mm picture is well lit by one of 400 to 500 mm.',
    ],
  ],
  '/interior-lighting/bathroom-lighting/': [
    [
      'What are the bathroom zones?',
      'Zone 0 is inside the bath or shower tray. Zone 1 is above it, to 2.25 m from the floor. Zone 2 reaches 60 cm beyond zone 1. Farther out there is no zone, though steam still goes there.',
    ],
    [
      'Which IP rating does each zone need?',
      'Zone 0 needs IPX7 and SELV of 12 V or less. For zone 1 we ask for IPX5, such as IP65. Zone 2 needs IPX4, such as IP44; a shaver socket to BS EN 61558-2-5 may go there too. Beyond zone 2 an IP20 fitting is allowed, yet IP44 lasts longer in steam.',
    ],
    [
      'Does a bathroom circuit need an RCD?',
      'Yes. All circuits that serve or pass through a room with a bath or shower are to be protected by a 30 mA RCD or RCBO.',
    ],
    [
      'Can I fit a bathroom light myself?',
      'Replacing one like for like is allowed in England, but adding to or altering a circuit in the zones is notifiable under Part P. We recommend a registered electrician for anything in a bathroom.',
    ],
    [
      'Which colour is best at a mirror?',
      '3000 K to 4000 K with a colour rendering above 90 shows skin most truly. Light from both sides at face height is kinder than light from above.',
    ],
  ],
  '/interior-lighting/downlights/': [
    [
      'Do I need fire rated downlights?',
      'Where the ceiling has to resist fire, which means most ceilings with a room above: under a bedroom, or between flats. A fire rated downlight closes the hole it makes. Under a roof with no room above, they are not called for, but cost little more.',
    ],
    [
      'What does cutout mean?',
      'The diameter of the hole in the ceiling, in millimetres. When replacing, measure the old hole and not the old bezel, and choose a cutout equal to it or as close as the bezel will cover.',
    ],
    [
      'Which downlights may go over a shower?',
      'That is zone 1, where we ask for IPX5: choose IP65. The rating is for the face seen from below; the page says in which zones each may be used.',
    ],
    [
      'How far apart should downlights be?',
      'About half the height of the ceiling, so 1.2 m under a 2.4 m ceiling, and half that from the walls. In kitchens line them up with the front edge of the worktop so that you do not stand in your own light.',
    ],
    [
      'May insulation be laid over them?',
      'Only where the leaflet says so. Others need a cover or a clear space, or they overheat.',
    ],
  ],
  '/interior-lighting/track-lighting/': [
    [
      'How many heads can a track carry?',
      'As many as fit by length and by load. A single circuit track carries 16 A, some 3,600 W, so with LED heads the length runs out first.',
    ],
    [
      'Where is the power brought in?',
      'At the live end, or at the middle with a central feed. One ceiling point supplies the whole run.',
    ],
    [
      'Can I cut the track?',
      'Yes, with a fine hacksaw, on the end away from the feed. File the burr off so that heads still slide.',
    ],
  ],
  '/interior-lighting/lamps/': [
    [
      'How large a shade does my lamp need?',
      'A little less than two thirds the height of the base, and wider than the base at its widest. A base of 45 cm wants a shade of 30 to 35 cm across the foot.',
    ],
    [
      'How are lamp shades measured?',
      'Across the foot, in centimetres. A 35 cm shade is 350 mm from rim to rim at its lower edge.',
    ],
    [
      'Which bulb goes under a shade?',
      'A frosted warm white one of 2700 K, 470 lm for a bedside and 806 lm for reading by. Stay below the watts marked on the shade; with LEDs that is easy.',
    ],
    [
      'What is a round pin plug for?',
      'For lamps switched from the door. A room wired with 2 A or 5 A round pin sockets turns all its lamps on at one switch.',
    ],
  ],
  '/exterior-lighting/': [
    [
      'Which IP rating do I need outdoors?',
      'IP44 under a porch or eaves, IP54 on an open wall, IP65 where rain drives or hoses reach, IP67 in the ground or where water may stand. More is never wrong.',
    ],
    [
      'Which materials stand sea air?',
      'Solid brass, copper and 316 stainless steel. Painted aluminium lasts inland but blisters within a few miles of the sea once it is scratched.',
    ],
    [
      'Does outdoor lighting need an RCD?',
      'Circuits outdoors should have 30 mA protection by an RCD or RCBO, and cable in the ground should be armoured and at least 45 to 60 cm deep. A new circuit is notifiable work under Part P.',
    ],
    [
      'How do I keep light off my neighbours?',
      'Point it down, shade the lamp from view, use warm white, and put it on a sensor or timer. A floodlight tilted above the horizontal troubles more than it shows.',
    ],
  ],
  '/exterior-lighting/outdoor-wall-lights/': [
    [
      'How high should a front door light be?',
      'With the lamp at about 180 cm, just above eye level. One light goes on the side of the lock; a wide door looks better with a pair.',
    ],
    [
      'What is the difference between PIR and dusk till dawn?',
      'A PIR switches on when something warm moves past, for a time you set. A dusk till dawn sensor keeps the light on through the dark hours.',
    ],
    [
      'How large should a lantern be?',
      'About a quarter of the height of the door: 45 to 50 cm for a door of two metres. Too small is the usual mistake.',
    ],
  ],
  '/exterior-lighting/garden-path-lights/': [
    [
      'How far apart should path lights stand?',
      'Two to three metres for bollards, on alternate sides. Let the pools of light just meet.',
    ],
    [
      'Can I drive over a ground light?',
      'Only over one marked drive over. Walk over lights carry people and wheelbarrows. Either wants a bed of gravel so that water drains away.',
    ],
    [
      'Are 12 V garden lights safer?',
      'The cable carries no shock and can lie shallow, so they suit borders that are dug. Keep the driver dry and count the watts.',
    ],
  ],
};
