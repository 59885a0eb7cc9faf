import type { CategoryEntry } from './categories.data.ts';

export const switchCategories: CategoryEntry = {
  id: 20, slug: 'switches-and-sockets', name: 'Switches & Sockets', picture: ['plate-rocker', 'satin-brass'],
  keywords: 'wiring accessories, face plates, light switch, electrical sockets',
  text: 'Plates in brass, chrome, nickel, bronze, black and plain white, with every function in the same range so that a whole house can match. Check the depth of your back box before ordering: 25 mm does for most switches, dimmers and USB sockets need 35 mm or more.',
  children: [
    {
      id: 84, slug: 'light-switches', name: 'Light Switches', picture: ['plate-rocker', 'polished-brass'], keywords: 'rocker switch, toggle switch, two way switch',
      text: 'One-way for a single door, two-way where a light works from two places, intermediate for a third. Nearly all of ours are two-way, which can be wired one-way as well.',
      children: [
        { id: 85, slug: 'rocker-switches', name: 'Rocker Switches', picture: ['plate-rocker', 'brushed-chrome'], keywords: '1 gang switch, 2 gang switch, 10A rocker', text: 'The everyday switch, from one gang to six. Metal plates have rockers in the same finish or plastic inserts in black or white.' },
        { id: 86, slug: 'toggle-switches', name: 'Toggle Switches', picture: ['plate-toggle', 'antique-brass'], keywords: 'dolly switch, period light switch', text: 'Solid metal dollies with a good clear click. Right for older houses, and just as good on a plain flat plate in a new one.' },
        { id: 87, slug: 'retractive-switches', name: 'Retractive & Press Switches', picture: ['plate-rocker', 'satin-nickel'], keywords: 'push to make, momentary switch, retractive', text: 'Spring back when released. For smart dimming modules, door bells, garage doors and anything that wants a pulse rather than a steady supply.' },
      ],
    },
    { id: 88, slug: 'dimmer-switches', name: 'Dimmer Switches', picture: ['plate-dimmer', 'satin-brass'], keywords: 'LED dimmer, trailing edge, rotary dimmer', text: 'Trailing edge dimmers are made for LED and run quieter; leading edge suits halogen and older transformers. Add up the wattage on each gang and stay inside the range given, the minimum as well as the maximum.' },
    {
      id: 89, slug: 'plug-sockets', name: 'Plug Sockets', picture: ['plate-socket-usb', 'satin-brass'], keywords: '13A socket, double socket, USB socket',
      text: 'Thirteen amp sockets to BS 1363, single and double, with and without USB charging. All have shuttered pins and double earth terminals.',
      children: [
        { id: 90, slug: 'single-sockets', name: 'Single Sockets', picture: ['plate-socket-1', 'polished-chrome'], keywords: '1 gang socket, 13A single socket', text: 'One-gang 13 A sockets, switched or plain, for bedsides, halls and behind the fridge.' },
        { id: 91, slug: 'double-sockets', name: 'Double Sockets', picture: ['plate-socket', 'antique-brass'], keywords: '2 gang socket, 13A twin socket', text: 'The two-gang 13 A socket, in every range we keep. Both poles are switched on most, which is what you want in a kitchen.' },
        { id: 167, slug: 'round-pin-sockets', name: 'Round Pin Sockets', picture: ['plate-round-pin-5', 'antique-brass'], keywords: '2 amp socket, 5 amp socket, 5A round pin, lamp socket', text: 'Two and five amp sockets with round pins, so that table and floor lamps can be switched or dimmed from the door. Nothing else will fit them, which keeps the vacuum cleaner off the dimmer.' },
        { id: 92, slug: 'usb-sockets', name: 'USB Sockets', picture: ['plate-socket-usb', 'matt-black'], keywords: 'USB-C socket, charging socket, type C', text: 'Two 13 A outlets and fast USB charging behind one plate. The electronics need depth: allow a 35 mm back box, 47 mm where several cables meet.' },
      ],
    },
    { id: 166, slug: 'shaver-sockets', name: 'Shaver Sockets', picture: ['plate-shaver', 'brushed-chrome'], keywords: 'bathroom socket, toothbrush charger socket, dual voltage shaver', text: 'The socket for zone 2 of a bathroom, where spray will not reach it: isolated to BS EN 61558-2-5, for 115 and 230 volts, good for shavers and toothbrushes. It needs a two gang box 47 mm deep.' },
    {
      id: 168, slug: 'outdoor-sockets-switches', name: 'Outdoor Sockets & Switches', picture: ['outdoor-switch', 'matt-black'], keywords: 'IP66 socket, weatherproof switch, garden socket',
      text: 'Sockets and switches rated IP66, dry with a plug in and the lid shut. Every outdoor socket wants 30 mA RCD protection: choose one with it built in where the circuit has none.',
      children: [
        { id: 169, slug: 'outdoor-sockets', name: 'Outdoor Sockets', picture: ['outdoor-socket', 'warm-grey'], keywords: 'IP66 socket, weatherproof socket, outside plug socket', text: 'One and two gang 13 A sockets under latching lids, switched, unswitched, with an RCD or worked by phone. Fix them 300 mm clear of the ground and bring the cable in from below.' },
        { id: 170, slug: 'outdoor-switches', name: 'Outdoor Switches', picture: ['outdoor-switch', 'warm-grey'], keywords: 'weatherproof switch, IP66 light switch, garden switch', text: 'Rockers under a rubber membrane, for garages, garden rooms and gates. Two way, retractive and 20 A double pole, all IP66.' },
      ],
    },
    { id: 102, slug: 'fused-spurs', name: 'Fused Spurs', picture: ['plate-spur', 'satin-brass'], keywords: 'fused connection unit, FCU, 13A spur', text: 'Fused connection units for boilers, towel rails, extractor fans and anything wired in. Take one with a neon where you want to see at a glance that it is on.' },
    { id: 95, slug: 'cooker-high-load-switches', name: 'Cooker & High Load Switches', picture: ['plate-cooker', 'brushed-chrome'], keywords: '45A switch, 20A double pole, cooker control unit', text: 'Double-pole switches of 20 A and 45 A for cookers, showers and immersion heaters. The 45 A ones need a 47 mm box for the cable alone.' },
    {
      id: 97, slug: 'tv-data-sockets', name: 'TV, Data & USB', picture: ['plate-usb', 'satin-brass'], keywords: 'RJ45, coaxial socket, media plate, USB outlet',
      text: 'Aerial, network and charging outlets that match your switches. Run Cat 6 where you can reach; it is cheap now and dear to add later.',
      children: [
        { id: 93, slug: 'tv-sockets', name: 'TV & Satellite Sockets', picture: ['plate-tv', 'satin-brass'], keywords: 'coaxial socket, aerial socket, F type', text: 'Coaxial and satellite outlets for aerials and dishes. Isolated ones keep a fault in one set from reaching the rest of the house.' },
        { id: 96, slug: 'data-sockets', name: 'Data & Telephone Sockets', picture: ['plate-data', 'brushed-chrome'], keywords: 'RJ45, Cat 6 socket, ethernet, telephone', text: 'RJ45 outlets for Cat 5e, Cat 6 and telephones, with tool-free terminals. Label both ends of every cable before the plaster goes on.' },
        { id: 94, slug: 'usb-chargers', name: 'USB Charging Outlets', picture: ['plate-usb', 'polished-chrome'], keywords: 'USB-C outlet, bedside charger, USB plate', text: 'One-gang plates that charge and do nothing else: by the bed, in the hall, behind the desk. They want a 35 mm box for the electronics.' },
      ],
    },
    { id: 98, slug: 'blank-plates', name: 'Blank Plates', picture: ['plate-blank', 'satin-nickel'], keywords: 'blanking plate, 1 gang blank, 2 gang blank', text: 'Cover a disused box in the finish of everything around it. Leave the box and the earth in place behind it, in case it is wanted again.' },
    { id: 171, slug: 'key-card-switches', name: 'Key Card Switches', picture: ['plate-key-card', 'satin-brass'], keywords: 'hotel card switch, energy saver switch, card holder switch', text: 'For guest rooms and holiday lets: the lights come on with the card and go off when it leaves. A timer leaves half a minute to find the door by.' },
    {
      id: 99, slug: 'grid-switches', name: 'Grid Switches', picture: ['plate-rocker-3', 'polished-chrome'], keywords: 'grid system, kitchen grid switch, appliance isolator',
      text: 'Every appliance switch on one labelled plate: that is what kitchens use grids for. Buy a set with its 20 A modules, or a plate and frame and the modules one by one.',
      children: [
        { id: 172, slug: 'grid-switch-sets', name: 'Grid Switch Sets', picture: ['plate-rocker-3', 'satin-brass'], keywords: 'grid switch kit, 20A DP grid switch', text: 'Plate, frame and 20 A double pole modules in one set, from one gang to four, in the finishes of our other plates.' },
        { id: 174, slug: 'grid-plates', name: 'Grid Plates', picture: ['plate-grid', 'satin-nickel'], keywords: 'grid front plate, grid frame, empty grid plate', text: 'Plates and steel frames for one to four modules of your own choosing. All of them take both makes of module that we keep.' },
        { id: 173, slug: 'grid-modules', name: 'Grid Modules', picture: ['grid-module', 'gloss-white'], keywords: 'grid insert, key switch, fan isolator, retractive module, neon', text: 'Switches, key switches, fan isolators, retractives, neons and blanks that clip into a grid frame. Each takes one place, 24 mm wide.' },
      ],
    },
    { id: 163, slug: 'bespoke-plates', name: 'Bespoke Plates', picture: ['plate-toggle', 'racing-green'], keywords: 'engraved switch plate, custom plates, made to order plates', text: 'Plates cut, engraved and finished to order: odd combinations, names under the switches, a colour matched to your paint. Send us a sketch after ordering; they cannot be returned unless faulty, because they are made for you.' },
  ],
};
