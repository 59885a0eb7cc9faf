import type { CategoryEntry } from './categories.data.ts';

export const electricalCategories: CategoryEntry = {
  id: 23, slug: 'electrical-accessories', name: 'Electrical Accessories', picture: ['junction-box', 'matt-white'],
  keywords: 'electrical supplies, wiring, first fix',
  text: 'The first-fix parts behind the plaster: boxes, boards, cable and controls. We keep the makes that electricians ask us for, and most of it goes out the same day.',
  children: [
    {
      id: 145, slug: 'back-boxes', name: 'Back Boxes', picture: ['back-box-surface', 'matt-white'], keywords: 'knockout box, pattress, dry lining box',
      text: 'Boxes for every wall. As a rule 25 mm is for switches, 35 mm for sockets and dimmers, 47 mm for USB sockets, cookers and anything with three cables in it.',
      children: [
        { id: 146, slug: 'metal-back-boxes', name: 'Metal Back Boxes', picture: ['back-box', 'stainless-steel'], keywords: 'flush metal box, galvanised knockout box', text: 'Galvanised boxes for masonry, with knockouts for 20 mm conduit and an earth terminal. Grommets are worth the pennies.' },
        { id: 147, slug: 'dry-lining-boxes', name: 'Dry Lining Boxes', picture: ['back-box-dry-lining', 'matt-white'], keywords: 'plasterboard box, cavity box', text: 'For plasterboard. Cut the hole, push the box in, and the lugs turn to grip the board from behind as the screws tighten.' },
        { id: 148, slug: 'surface-boxes', name: 'Surface Boxes', picture: ['back-box-surface', 'matt-white'], keywords: 'pattress box, surface mount box', text: 'Moulded pattresses for walls you would rather not chase, with knockouts for mini-trunking on all four sides.' },
      ],
    },
    { id: 52, slug: 'consumer-units', name: 'Consumer Units', picture: ['consumer-unit', 'matt-white'], keywords: 'fuse board, distribution board, metal consumer unit', text: 'Metal boards to the 18th Edition, with the surge protection and busbar already in. They are built up and tested to order, so allow three days more. A consumer unit must be fitted and notified by a registered electrician.' },
    {
      id: 179, slug: 'circuit-protection', name: 'Circuit Protection', picture: ['rcd', 'matt-white'], keywords: 'MCB, RCBO, RCD, circuit breaker',
      text: 'The devices that live in a consumer unit. An MCB protects the cable, an RCD protects you, and an RCBO does both for one circuit. Fit only what the maker of your board names, and leave the fitting to a registered electrician.',
      children: [
        { id: 180, slug: 'mcbs', name: 'MCBs', picture: ['breaker', 'matt-white'], keywords: 'miniature circuit breaker, type B MCB, type C MCB, 32A MCB', text: 'Single pole breakers from 6 to 63 A. Type B suits houses; type C is for motors, transformers and long rows of LED drivers, whose rush of current would trip a B.' },
        { id: 181, slug: 'rcbos', name: 'RCBOs', picture: ['rcbo', 'matt-white'], keywords: 'RCBO type A, 30mA RCBO, combined RCD MCB', text: 'Breaker and 30 mA earth fault protection in one module. With one to each circuit, a faulty kettle puts out the kitchen and not the house.' },
        { id: 182, slug: 'rcds', name: 'RCDs', picture: ['rcd', 'gloss-white'], keywords: 'residual current device, 63A RCD, 30mA RCD', text: 'Two pole RCDs of 30 mA to protect people and 100 mA to protect buildings. All are type A, which sees the faults of modern electronics. Press the test button twice a year.' },
      ],
    },
    { id: 183, slug: 'extractor-fans', name: 'Extractor Fans', picture: ['fan-grille', 'matt-white'], keywords: 'bathroom fan, kitchen extractor, humidistat fan, timer fan', text: 'Fans for bathrooms, kitchens and utility rooms, with a timer, a humidistat or a pull cord. The Building Regulations ask for 15 litres a second in a bathroom and 30 by a hob: 54 and 108 m³ an hour.' },
    {
      id: 186, slug: 'smoke-heat-alarms', name: 'Smoke & Heat Alarms', picture: ['alarm-heat', 'matt-white'], keywords: 'smoke detector, fire alarm, CO alarm, interlinked alarms',
      text: 'Smoke alarms for halls and landings, heat alarms for kitchens, carbon monoxide alarms wherever something burns. Join them together, so that a fire in the kitchen wakes the bedrooms; in Scotland the law asks for it in every home.',
      children: [
        { id: 187, slug: 'smoke-alarms', name: 'Smoke Alarms', picture: ['alarm-smoke', 'matt-white'], keywords: 'optical smoke alarm, mains smoke detector, 10 year smoke alarm', text: 'Optical alarms, on the mains with a battery behind it or on a cell sealed in for ten years. One on every floor, within 7.5 m of every habitable room.' },
        { id: 188, slug: 'heat-alarms', name: 'Heat Alarms', picture: ['alarm-heat', 'matt-white'], keywords: 'kitchen heat alarm, heat detector, garage alarm', text: 'For kitchens and garages, where a smoke alarm would cry wolf. They sound at 58 degrees and link with the smoke alarms on the landing.' },
        { id: 189, slug: 'carbon-monoxide-alarms', name: 'Carbon Monoxide Alarms', picture: ['alarm-co', 'matt-white'], keywords: 'CO alarm, CO detector, boiler alarm', text: 'For every room with a boiler, a stove or an open fire. The gas has no smell; the alarm is the only warning. Fit it 1 to 3 m from the appliance.' },
      ],
    },
    {
      id: 153, slug: 'cable-flex', name: 'Cable & Flex', picture: ['cable-green', 'racing-green'], keywords: 'twin and earth, flex, lighting cable',
      text: 'Cable by the coil and flex by the metre. Coils cannot be returned once cut, so measure twice and allow a tenth for the ends.',
      children: [
        { id: 154, slug: 'twin-earth-cable', name: 'Twin & Earth Cable', picture: ['cable', 'warm-grey'], keywords: '6242Y, 2.5mm twin and earth, 1.5mm', text: 'Grey 6242Y for fixed wiring: 1.5 mm² for lights, 2.5 mm² for sockets, 6 mm² and 10 mm² for cookers and showers. All BASEC approved.' },
        { id: 155, slug: 'flexible-cable', name: 'Flexible Cable', picture: ['cable-black', 'matt-black'], keywords: '3 core flex, heat resistant flex, rubber cable', text: 'Round PVC, heat-resistant and rubber flex for pendants, appliances and outdoor tools.' },
        { id: 156, slug: 'fabric-flex', name: 'Fabric Flex', picture: ['cable-gold', 'satin-brass'], keywords: 'braided cable, vintage flex, lighting flex', text: 'Braided and twisted lighting flex in colours that go with our pendants. Sold in cut lengths.' },
      ],
    },
    { id: 158, slug: 'junction-boxes', name: 'Junction Boxes', picture: ['junction-box', 'matt-white'], keywords: 'weatherproof junction box, IP66 box, adaptable box', text: 'Weatherproof boxes with glands or knockouts, for joints indoors and out. A joint you cannot get at later has to be maintenance free.' },
    { id: 161, slug: 'control-modules', name: 'Control Modules', picture: ['control-module', 'matt-white'], keywords: 'dimmer module, smart relay, receiver', text: 'Dimmers, relays and receivers that hide in the ceiling or behind a plate. Check the LED rating as well as the resistive one, since a row of small drivers draws a sharp peak as it starts.' },
    { id: 162, slug: 'led-drivers', name: 'LED Drivers', picture: ['driver', 'matt-white'], keywords: 'LED transformer, 24V driver, constant voltage', text: 'Power supplies for strip and low-voltage lamps. Leave a fifth in hand, give it air, and keep it where it can be reached.' },
  ],
};
