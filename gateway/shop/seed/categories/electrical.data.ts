import type { CategoryEntry } from './categories.data.ts';

export const electricalCategories: CategoryEntry = {
  id: 23, slug: 'electrical-accessories', name: 'Electrical Accessories', picture: ['junction-box', 'matt-white'],
  keywords: 'electrical supplies, wiring, first fix',
  text: 'The first-fix parts behind the plaster: boxes, boards, cable and controls. We keep the makes that electricians ask us for, and most of it goes out the same day.',
  children: [
    {
      id: 145, slug: 'back-boxes', name: 'Back Boxes', picture: ['back-box', 'stainless-steel'], keywords: 'knockout box, pattress, dry lining box',
      text: 'Boxes for every wall. As a rule 25 mm is for switches, 35 mm for sockets and dimmers, 47 mm for USB sockets, cookers and anything with three cables in it.',
      children: [
        { id: 146, slug: 'metal-back-boxes', name: 'Metal Back Boxes', picture: ['back-box', 'stainless-steel'], keywords: 'flush metal box, galvanised knockout box', text: 'Galvanised boxes for masonry, with knockouts for 20 mm conduit and an earth terminal. Grommets are worth the pennies.' },
        { id: 147, slug: 'dry-lining-boxes', name: 'Dry Lining Boxes', picture: ['back-box', 'matt-white'], keywords: 'plasterboard box, cavity box', text: 'For plasterboard. Cut the hole, push the box in, and the lugs turn to grip the board from behind as the screws tighten.' },
        { id: 148, slug: 'surface-boxes', name: 'Surface Boxes', picture: ['back-box', 'matt-white'], keywords: 'pattress box, surface mount box', text: 'Moulded pattresses for walls you would rather not chase, with knockouts for mini-trunking on all four sides.' },
      ],
    },
    { id: 52, slug: 'consumer-units', name: 'Consumer Units', picture: ['consumer-unit', 'matt-white'], keywords: 'fuse board, distribution board, metal consumer unit', text: 'Metal boards to the 18th Edition, with the surge protection and busbar already in. They are built up and tested to order, so allow three days more. A consumer unit must be fitted and notified by a registered electrician.' },
    {
      id: 153, slug: 'cable-flex', name: 'Cable & Flex', picture: ['cable', 'warm-grey'], keywords: 'twin and earth, flex, lighting cable',
      text: 'Cable by the coil and flex by the metre. Coils cannot be returned once cut, so measure twice and allow a tenth for the ends.',
      children: [
        { id: 154, slug: 'twin-earth-cable', name: 'Twin & Earth Cable', picture: ['cable', 'warm-grey'], keywords: '6242Y, 2.5mm twin and earth, 1.5mm', text: 'Grey 6242Y for fixed wiring: 1.5 mm² for lights, 2.5 mm² for sockets, 6 mm² and 10 mm² for cookers and showers. All BASEC approved.' },
        { id: 155, slug: 'flexible-cable', name: 'Flexible Cable', picture: ['cable-black', 'matt-black'], keywords: '3 core flex, heat resistant flex, rubber cable', text: 'Round PVC, heat-resistant and rubber flex for pendants, appliances and outdoor tools.' },
        { id: 156, slug: 'fabric-flex', name: 'Fabric Flex', picture: ['cable-gold', 'satin-brass'], keywords: 'braided cable, vintage flex, lighting flex', text: 'Braided and twisted lighting flex in colours that go with our pendants. Sold in cut lengths.' },
      ],
    },
    { id: 158, slug: 'junction-boxes', name: 'Junction Boxes', picture: ['junction-box', 'matt-white'], keywords: 'weatherproof junction box, IP66 box, adaptable box', text: 'Weatherproof boxes with glands or knockouts, for joints indoors and out. A joint you cannot get at later has to be maintenance free.' },
    { id: 161, slug: 'control-modules', name: 'Control Modules', picture: ['driver', 'matt-white'], keywords: 'dimmer module, smart relay, receiver', text: 'Dimmers, relays and receivers that hide in the ceiling or behind a plate. Check the LED rating as well as the resistive one, since a row of small drivers draws a sharp peak as it starts.' },
    { id: 162, slug: 'led-drivers', name: 'LED Drivers', picture: ['driver', 'matt-white'], keywords: 'LED transformer, 24V driver, constant voltage', text: 'Power supplies for strip and low-voltage lamps. Leave a fifth in hand, give it air, and keep it where it can be reached.' },
  ],
};
