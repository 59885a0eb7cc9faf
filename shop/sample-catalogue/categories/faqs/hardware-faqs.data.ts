import type { FaqTable } from './faq-table.ts';

export const hardwareFaqs: FaqTable = {
  '/hardware/': [
    [
      'What does CTC mean?',
      'Centre to centre: the distance in millimetres from the middle of one screw hole to the middle of the other. It is what must match when you replace a handle; the overall length may differ.',
    ],
    [
      'Are door handles sold in pairs?',
      'Levers and mortice knobs are sold as a pair, one for each side, with spindle and fixings. Cabinet handles, hooks and pull handles are sold singly unless the page says otherwise.',
    ],
    [
      'What is the difference between lacquered and unlacquered brass?',
      'Lacquered brass is sealed and stays bright until the lacquer wears; do not polish it. Unlacquered and antique finishes darken and mellow with handling.',
    ],
    [
      'Which hardware may be used on fire doors?',
      'Hinges, latches and closers marked fire rated and tested with the door. The specification says Fire Rated: Yes where that is so.',
    ],
  ],
  '/hardware/door-handles/': [
    [
      'How do I measure for a new handle?',
      'On a backplate, measure from the middle of the keyhole to the middle of the spindle: 57 mm on most lever locks, 48 mm on euro locks. On a rose only the spindle matters: 8 mm square as a rule.',
    ],
    [
      'Which backset do I need for a knob?',
      'At least 57 mm, better 70 mm, or knuckles meet the frame. Levers work with any backset.',
    ],
    [
      'What is the difference between latch, lock and bathroom?',
      'A latch set has no keyhole, a lock set has one, and a bathroom set has a turn inside and a release outside. Euro lock plates take a cylinder.',
    ],
    [
      'Will it fit my door?',
      'Spindles and bolts suit doors 35 to 54 mm thick; inside doors are mostly 35 or 40 mm, fire doors 44 mm.',
    ],
  ],
  '/hardware/cabinet-hardware/': [
    [
      'Which size of handle suits a drawer?',
      "About a third of the drawer's width. Wide drawers take one long handle or two small ones at the quarter points.",
    ],
    [
      'Where do I drill?',
      'On doors, 50 mm in and up from the corner; on drawers, at the middle of the front or a little above. Put tape on the face and drill from the front.',
    ],
    [
      'Can I reuse the holes I have?',
      'If the CTC is the same. Standard centres are 76, 96, 128, 160, 192, 256 and 320 mm. A knob covers one hole, a backplate two.',
    ],
    [
      'Are the bolts long enough?',
      'They are for fronts of 18 to 22 mm. Drawers with a false front need longer ones, which we supply with knobs.',
    ],
  ],
  '/hardware/door-knockers/': [
    [
      'How high should a knocker be?',
      'At about 1.45 m from the step, on the middle of the door. On a panelled door it goes on the muntin or the rail between panels.',
    ],
    [
      'How is it fixed?',
      'By a bolt through the door, with the nut inside under a cap. Measure the door: the bolts suit 40 to 60 mm.',
    ],
    [
      'Can I fit one to a composite or PVC door?',
      'A short knocker can be fixed to a composite door with through bolts. On PVC choose a light one, and ask the maker about the guarantee first.',
    ],
  ],
  '/hardware/letter-plates/': [
    [
      'What size must a letter plate opening be?',
      'For new doors, 250 by 38 mm or a little more, which takes an A4 envelope; its height from the floor should be between 700 and 1700 mm. Smaller ones are for replacing old plates.',
    ],
    [
      'What should I measure on the old one?',
      'The opening, the overall width, and the distance between the bolts (CTC). If the CTC agrees, the old holes will do.',
    ],
    ['How do I stop the draught?', 'Fit a brush or an inside flap. A sprung plate closes by itself but does not seal.'],
  ],
  '/hardware/house-numerals/': [
    [
      'How large should house numbers be?',
      'As a rule 25 mm of height for every 4 metres of distance: 76 mm on the door of a short path, 100 mm or more to be read from the road.',
    ],
    ['How are they fixed?', 'With hidden studs in 5 mm holes and a dab of resin. A paper template is in the box.'],
    ['Do you sell letters?', 'Yes, A, B and C, which name nearly all divided houses.'],
  ],
  '/hardware/hinges/': [
    [
      'How many hinges does a door need?',
      'Three for solid and fire doors, two at least for light hollow ones. The third halves the sag.',
    ],
    [
      'What does the grade mean?',
      'Grades 7 to 14 of BS EN 1935 say what weight a hinge carries. Grade 7 is for light inside doors, 11 for fire doors, 13 for heavy doors in constant use.',
    ],
    ['Are they handed?', 'Butt hinges are not, and fit doors hung on either side.'],
  ],
  '/electrical-accessories/': [
    [
      'What is first fix and second fix?',
      "First fix is what goes in before plaster: boxes, cable, conduit. Second fix is what goes on after it: plates, lights, the consumer unit's cover.",
    ],
    [
      'Which work must be notified under Part P?',
      'In England: a new circuit, a new consumer unit, and additions or alterations in the zones of a bathroom. A registered electrician certifies it himself; otherwise building control must be told first. Wales asks for more.',
    ],
    [
      'Can I return cut cable?',
      'No, cut lengths and opened coils cannot be returned unless faulty. Measure the run, add a tenth, and round up.',
    ],
    [
      'Which cable is for which circuit?',
      'Commonly 1 or 1.5 mm² for lighting, 2.5 mm² for sockets, 6 mm² for cookers and 10 mm² for showers and car chargers. Length, grouping and insulation change that, so let an electrician work it out.',
    ],
  ],
  '/electrical-accessories/back-boxes/': [
    [
      'How do I measure a back box?',
      'From the front edge to the floor, in millimetres: 16, 25, 35 or 47 mm. One gang is 75 mm wide, two gang 135 mm; plates are 86 and 146 mm.',
    ],
    [
      'Metal or plastic?',
      'Metal in brick and block, dry lining boxes in plasterboard, surface boxes on walls you would rather not cut. A metal box must be earthed.',
    ],
    [
      'What holds a dry lining box?',
      'Two lugs that swing out behind the board and pull up tight as their screws are turned. Choose the range of board thickness on the page.',
    ],
  ],
  '/electrical-accessories/circuit-protection/': [
    [
      'What is the difference between MCB, RCD and RCBO?',
      'An MCB protects the cable from too much current. An RCD protects people by noticing current that goes astray. An RCBO does both for a single circuit.',
    ],
    [
      'Type B or type C?',
      "Type B trips at 3 to 5 times its rating and suits houses. Type C, at 5 to 10 times, is for motors, transformers and rows of LED drivers; the circuit's earth must be good enough for it.",
    ],
    [
      'May I mix makes in one board?',
      "No. A consumer unit is tested with its maker's own devices, and other makes void that, even where they seem to fit.",
    ],
    [
      'How often should I test an RCD?',
      'Press the test button every six months. If it does not trip, have it seen to at once.',
    ],
  ],
  '/electrical-accessories/consumer-units/': [
    [
      'How many ways do I need?',
      'Count the circuits and add a quarter for what is to come. A three-bedroom house has eight to ten; a car charger, a heat pump or a garden room each want one more.',
    ],
    [
      'Can I fit a consumer unit myself?',
      'No. Replacing one is notifiable work, to be done and certified by a registered electrician.',
    ],
    [
      'What is surge protection for?',
      'It keeps brief peaks from lightning and switching away from electronics. The Wiring Regulations ask for it in nearly all new work; ours have it fitted.',
    ],
  ],
  '/electrical-accessories/extractor-fans/': [
    [
      'How strong a fan does a bathroom need?',
      'The Building Regulations ask for 15 litres a second, or 54 m³ an hour, in a bathroom; 30 litres beside a hob and 60 elsewhere in a kitchen; 30 in a utility room.',
    ],
    [
      'Timer or humidistat?',
      'A timer runs on after the light goes off, which suits most bathrooms. A humidistat starts by itself when the air is damp, which suits rooms used in daylight and laundries.',
    ],
    [
      'May a fan go over the shower?',
      'That is zone 1, where we ask for IPX5: the page of each fan says which zones it is for. One marked IPX4 goes in zone 2 or beyond.',
    ],
    [
      'Why three wires?',
      'A timer fan needs a permanent live as well as a switched one and a neutral, so it is isolated by a three pole switch.',
    ],
  ],
  '/electrical-accessories/smoke-heat-alarms/': [
    [
      'Where should alarms go?',
      'A smoke alarm in the hall and on every landing, a heat alarm in the kitchen, a carbon monoxide alarm in each room where something burns. On the ceiling, 30 cm from walls and lights.',
    ],
    [
      'What does the law ask for?',
      'In Scotland every home must have linked alarms: smoke in the living room, halls and landings, heat in the kitchen. In England landlords must fit a smoke alarm on every storey with a living room, and carbon monoxide alarms with fuel-burning appliances other than cookers. New houses have mains alarms throughout.',
    ],
    [
      'Optical or heat?',
      'Optical for halls, landings and living rooms. Heat for kitchens and garages, where fumes would set off a smoke alarm daily.',
    ],
    ['How long do they last?', 'Ten years. The date is on the side; after it the sensor can no longer be trusted.'],
    [
      'What do I do if the carbon monoxide alarm sounds?',
      'Open doors and windows, turn appliances off, leave the house, and call the gas emergency line on 0800 111 999. See a doctor if you feel unwell.',
    ],
  ],
  '/electrical-accessories/led-drivers/': [
    [
      'Constant voltage or constant current?',
      'Strip and MR16 lamps want constant voltage, 12 or 24 V. Some downlights and panels want constant current in milliamps. The lamp says which.',
    ],
    [
      'How large a driver do I need?',
      'Add up the watts and leave a fifth in hand. A driver run at full load all evening is hot, and heat is what ends it.',
    ],
    [
      'Where may it be put?',
      'Where there is air round it and a hand can reach it: on a cupboard top, above a hatch. Never under insulation.',
    ],
  ],
};
