import type { CategoryEntry } from './categories.data.ts';

export const interiorCategories: CategoryEntry = {
  id: 18, slug: 'interior-lighting', name: 'Interior Lighting', picture: ['pendant-dome', 'racing-green'],
  keywords: 'indoor lights, light fittings, room lighting',
  text: 'Light for every room in the house, from the pendant over the table to the downlights over the shower. Filter by cap, IP rating or finish to narrow things down, and look for the bathroom zone if water is anywhere near.',
  children: [
    {
      id: 24, slug: 'pendants', name: 'Pendant Lights', picture: ['pendant-dome', 'navy-blue'], keywords: 'hanging lights, drop lights, ceiling pendants',
      text: 'Pendants hang light exactly where it is wanted: low over a table, in a row above an island, or high in a stairwell. Almost all of ours have a cable or rod you can shorten when you fit them. As a guide, leave 75 to 85 cm between a table top and the bottom of the shade.',
      children: [
        { id: 25, slug: 'glass-pendants', name: 'Glass Pendants', picture: ['pendant-globe', 'satin-brass'], keywords: 'clear glass pendant, opal globe, smoked glass', text: 'Clear, smoked, amber and opal glass, mouth-blown or moulded. Clear glass shows the bulb, so pair it with a good filament lamp; opal hides the bulb and spreads a softer light.' },
        { id: 26, slug: 'metal-pendants', name: 'Metal Pendants', picture: ['pendant-cone', 'matt-black'], keywords: 'dome pendant, industrial pendant, kitchen island pendant', text: 'Spun domes, cones and bells in painted steel, brass and copper. A metal shade throws its light down, which is what a worktop or dining table wants, and leaves the ceiling in shade.' },
        { id: 27, slug: 'cluster-pendants', name: 'Cluster Pendants', picture: ['pendant-cluster', 'satin-brass'], keywords: 'multi light pendant, 3 light pendant, stairwell cluster', text: 'Several lamps from one ceiling point. A cluster fills a stairwell, a round table or the corner of a tall room. Drops are set one by one as you fit them.' },
      ],
    },
    {
      id: 38, slug: 'chandeliers', name: 'Chandeliers', picture: ['chandelier', 'polished-chrome'], keywords: 'multi arm, feature light, hallway chandelier',
      text: 'The light a room is remembered by. Check the drop against your ceiling height, since at least 2.1 m should stay clear where people walk, and the weight against the fixing. Most are packed to order, so allow three days more for delivery.',
      children: [
        { id: 29, slug: 'classic-chandeliers', name: 'Classic Chandeliers', picture: ['chandelier', 'antique-brass'], keywords: 'flemish chandelier, candle arm, brass chandelier', text: 'Curved arms, turned stems and candle lamps, in the Flemish and Georgian manner. At home under a ceiling rose, and worth putting on a dimmer.' },
        { id: 30, slug: 'modern-chandeliers', name: 'Modern Chandeliers', picture: ['chandelier', 'matt-black'], keywords: 'contemporary chandelier, black chandelier, minimal chandelier', text: 'Bare arms and clean joints that fill a room without weighing it down. All take ordinary candle bulbs, so brightness and colour are yours to choose.' },
      ],
    },
    { id: 39, slug: 'lanterns', name: 'Hanging Lanterns', picture: ['lantern', 'antique-brass'], keywords: 'hall lantern, glazed lantern, porch lantern', text: 'Glazed lanterns for halls, stairs and landings. The closed sides keep draughts off the candles and dust off the arms; one pane opens for changing lamps. Made up as they are ordered, so allow three days more.' },
    {
      id: 40, slug: 'ceiling-lights', name: 'Ceiling Lights', picture: ['spot-bar', 'satin-brass'], keywords: 'flush light, low ceiling lights, close to ceiling',
      text: 'For rooms where a pendant would hang too low. Flush fittings sit tight to the plaster, bars of spots aim where you like, and battens light a garage from end to end.',
      children: [
        { id: 41, slug: 'flush-ceiling-lights', name: 'Flush Ceiling Lights', picture: ['flush', 'satin-brass'], keywords: 'flush mount, bedroom ceiling light, hallway ceiling light', text: 'Low-profile lights for ceilings of 2.4 m and under. Opal glass and slim LED discs, most of them under 70 mm deep.' },
        { id: 42, slug: 'led-battens', name: 'LED Battens', picture: ['batten', 'matt-white'], keywords: 'strip light, fluorescent replacement, garage light', text: 'Slim linear lights for garages, lofts, utility rooms and workshops. Four feet gives the light of a twin fluorescent; the weatherproof ones are sealed to IP65.' },
        { id: 43, slug: 'spotlight-bars', name: 'Spotlight Bars', picture: ['spot-bar', 'matt-black'], keywords: 'ceiling spotlights, adjustable spotlights, kitchen spotlights', text: 'Two, three or four heads on a plate or bar, wired to one point. Each head tilts and turns, which makes them the quickest way to light a kitchen or a wall of pictures without chasing new cable.' },
      ],
    },
    {
      id: 44, slug: 'wall-lights', name: 'Wall Lights', picture: ['wall-globe', 'satin-brass'], keywords: 'sconces, up lighters, bedside wall lights',
      text: 'Light at eye level makes a room feel settled in the evening. Fix the centre about 160 cm from the floor in a living room and 130 cm beside a bed, and put them on their own dimmer.',
      children: [
        { id: 45, slug: 'modern-wall-lights', name: 'Modern Wall Lights', picture: ['wall-up-down', 'matt-black'], keywords: 'contemporary wall light, globe wall light, up and down wall light', text: 'Globes, cylinders and clean-lined brackets. Choose up-and-down light for hallways and stairs, a globe or shade where you sit.' },
        { id: 46, slug: 'traditional-wall-lights', name: 'Traditional Wall Lights', picture: ['wall-shade', 'antique-brass'], keywords: 'shaded wall light, period sconce, wall lantern', text: 'Shaded brackets and wall lanterns for older houses. Many have a table lamp or a hanging lantern in the same range, so a room can be lit as one piece.' },
        { id: 47, slug: 'picture-lights', name: 'Picture Lights', picture: ['picture-light', 'antique-brass'], keywords: 'art light, painting light, bookcase light', text: 'Slim hoods that light a canvas evenly without glare. Pick one half to two thirds the width of the frame. LED versions give off hardly any heat or ultraviolet.' },
        { id: 48, slug: 'reading-lights', name: 'Reading & Bedside Lights', picture: ['wall-swing', 'satin-brass'], keywords: 'bedside wall light, swing arm, headboard light', text: 'Swing arms and small spots that light the page and not the person asleep beside you. Most have their own switch, and several a USB socket too.' },
        { id: 49, slug: 'plaster-wall-lights', name: 'Plaster Wall Lights', picture: ['wall-up-down', 'matt-white'], keywords: 'paintable wall light, plaster uplighter, gypsum', text: 'Gypsum plaster that you paint with the wall, so only the light is seen. Seal with a mist coat first, then use any emulsion.' },
      ],
    },
    {
      id: 50, slug: 'bathroom-lighting', name: 'Bathroom Lighting', picture: ['mirror-pill', 'satin-brass'], keywords: 'IP44 lights, IP65 lights, bathroom zone lights, en suite',
      text: 'Everything here states its IP rating and the zones it may be used in. For zone 1, over the bath or in the shower to 2.25 m, we ask for IPX5, such as IP65; for zone 2, a further 60 cm around, IPX4, such as IP44. Have it fitted by a registered electrician.',
      children: [
        { id: 51, slug: 'bathroom-ceiling-lights', name: 'Bathroom Ceiling Lights', picture: ['flush', 'polished-chrome'], keywords: 'IP44 ceiling light, IP65 flush', text: 'Sealed flush lights for bathrooms and shower rooms, rated IP44 and above. Glass and chrome wipe clean, and the LED versions never need a bulb changed over the bath.' },
        { id: 53, slug: 'bathroom-wall-lights', name: 'Bathroom Wall Lights', picture: ['wall-globe', 'polished-chrome'], keywords: 'IP44 wall light, zone 2 wall light', text: 'A pair of wall lights, one each side of the basin mirror at face height, gives the kindest light for shaving and make-up. All are rated IP44, for zone 2.' },
        { id: 164, slug: 'illuminated-mirrors', name: 'Illuminated Mirrors', picture: ['mirror-round', 'matt-black'], keywords: 'LED mirror, backlit mirror, light up mirror, demister mirror', text: 'Mirrors with their light built in, round, tall, wide and pill shaped. Most choose between warm, cool and daylight white at a touch, and keep a demister pad behind the glass. All are rated IP44, for zone 2.' },
        { id: 54, slug: 'mirror-lights', name: 'Mirror Lights', picture: ['mirror-light', 'polished-chrome'], keywords: 'over mirror light, bathroom strip light, LED mirror light', text: 'Slim bars for over or beside a mirror. Choose one about three quarters of the mirror\'s width, and 3000 K or 4000 K for a true skin tone.' },
      ],
    },
    {
      id: 56, slug: 'downlights', name: 'Downlights', picture: ['downlight', 'matt-white'], keywords: 'recessed spotlights, ceiling spots, fire rated',
      text: 'Recessed lights for clean ceilings. Match the cutout to the hole you have, choose fire rated wherever there is a room above, and allow about one lamp for every 1.5 square metres in a kitchen.',
      children: [
        { id: 57, slug: 'fire-rated-downlights', name: 'Fire Rated Downlights', picture: ['downlight', 'satin-brass'], keywords: '90 minute downlight, integrated LED downlight, colour selectable', text: 'Tested in 30, 60 and 90 minute ceilings, so the plasterboard keeps doing its job. Most are IP65 from below and choose between warm, neutral and cool white with a switch.' },
        { id: 58, slug: 'gu10-downlights', name: 'GU10 Downlights', picture: ['downlight', 'polished-chrome'], keywords: 'fixed downlight, GU10 holder, twist lock', text: 'Fixed downlights for a mains GU10 lamp, which you pick for beam, colour and dimming and change yourself in ten years\' time.' },
        { id: 59, slug: 'adjustable-downlights', name: 'Adjustable Downlights', picture: ['downlight-tilt', 'matt-black'], keywords: 'tilt downlight, gimbal, eyeball', text: 'The lamp tilts to light a wall, a worktop or a picture. Handy on sloping ceilings too, where a fixed one would point the wrong way.' },
        { id: 60, slug: 'led-panels', name: 'LED Panels', picture: ['flush', 'matt-white'], keywords: 'round panel, recessed panel, slim LED', text: 'Flat, even light from a slim round panel, for utility rooms, halls and offices. Recessed ones clip into a hole you can choose within wide limits; surface ones go straight to plaster.' },
      ],
    },
    {
      id: 61, slug: 'track-lighting', name: 'Track Lighting', picture: ['track', 'matt-black'], keywords: 'track spotlights, mains track, single circuit',
      text: 'One supply point, as many heads as you like, moved whenever the room changes. Our track is single-circuit mains and all heads here fit it.',
      children: [
        { id: 63, slug: 'track-kits', name: 'Track Kits', picture: ['track', 'satin-brass'], keywords: 'track rail, 1m track, 2m track, kitchen track', text: 'A rail, a live end and three or more heads in one box. One ceiling point feeds the lot, and a metre or two of light goes up in an hour.' },
        { id: 62, slug: 'track-heads', name: 'Track Heads', picture: ['spot-bar-1', 'matt-black'], keywords: 'track spot, GU10 track head, LED track head', text: 'Spots for GU10 lamps or with LEDs built in. They twist and lock into the track by hand, and turn 350 degrees once in.' },
      ],
    },
    {
      id: 64, slug: 'lamps', name: 'Table & Floor Lamps', picture: ['floor-lamp', 'matt-black'], keywords: 'table lamps, floor lamps, bedside lamps',
      text: 'The lights you live with after dark. Three lamps at different heights do more for a sitting room than any ceiling light. All come with a 13 A plug and are ready to use.',
      children: [
        { id: 65, slug: 'table-lamps', name: 'Table Lamps', picture: ['table-lamp', 'satin-brass'], keywords: 'bedside lamp, side table lamp', text: 'For side tables, consoles and sideboards. Seated, the bottom of the shade should be about level with your eyes, so the bulb stays out of sight.' },
        { id: 66, slug: 'bedside-lamps', name: 'Bedside Lamps', picture: ['table-lamp', 'sage-green'], keywords: 'small table lamp, nightstand lamp', text: 'Small lamps for small tables. About 34 cm tall, they clear a stack of books and keep the bulb below your eye line when you are propped on a pillow.' },
        { id: 165, slug: 'lamp-shades', name: 'Lamp Shades', picture: ['shade-drum', 'natural-linen'], keywords: 'lampshade, drum shade, linen shade, pleated shade', text: 'Linen, silk, cotton and pleated shades from 20 to 45 cm, measured across the foot. Choose one a little less than two thirds the height of its base; all fit E27 and, with the ring supplied, B22 lampholders.' },
        { id: 67, slug: 'floor-lamps', name: 'Floor Lamps', picture: ['floor-lamp', 'antique-brass'], keywords: 'standard lamp, reading floor lamp', text: 'Standard lamps for the corner behind the sofa and the chair by the window. A weighted base and a foot switch are worth having where there are children or dogs.' },
      ],
    },
    { id: 69, slug: 'under-cabinet-lights', name: 'Under Cabinet Lights', picture: ['batten', 'stainless-steel'], keywords: 'kitchen strip light, cupboard light, shelf light', text: 'Slim bars, discs and tape that light the worktop from under the wall units. Fit them to the front edge of the cabinet, so the light falls on the work and not on the tiles.' },
  ],
};
