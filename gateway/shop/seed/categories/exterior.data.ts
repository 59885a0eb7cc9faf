import type { CategoryEntry } from './categories.data.ts';

export const exteriorCategories: CategoryEntry = {
  id: 19, slug: 'exterior-lighting', name: 'Exterior Lighting', picture: ['outdoor-lantern', 'matt-black'],
  keywords: 'outdoor lights, garden lights, security lights',
  text: 'Lights for the front door, the path and the far end of the garden, all rated for weather. IP44 is enough under a porch; choose IP65 where rain reaches it and IP67 where it may stand in water. By the sea, ask for brass, copper or 316 stainless.',
  children: [
    {
      id: 70, slug: 'outdoor-wall-lights', name: 'Outdoor Wall Lights', picture: ['outdoor-up-down', 'bronze'], keywords: 'outside wall light, front door light, patio light',
      text: 'For front doors, garages and patios. Fix at about 180 cm, a little above eye level, and one each side of a wide door rather than one in the middle.',
      children: [
        { id: 71, slug: 'wall-lanterns', name: 'Wall Lanterns', picture: ['outdoor-lantern', 'antique-brass'], keywords: 'coach lantern, half lantern, period outside light', text: 'Coach, box and half lanterns, glazed on all sides. Cast aluminium never rusts; solid brass weathers to brown and lasts longer than the paint on the door.' },
        { id: 72, slug: 'up-down-lights', name: 'Up & Down Lights', picture: ['outdoor-up-down', 'stainless-steel'], keywords: 'up down wall light, GU10 outdoor, wall washer', text: 'Cylinders and blocks that graze the wall above and below. They show brick and stone at their best and keep the glare out of your eyes.' },
        { id: 73, slug: 'bulkhead-lights', name: 'Bulkhead Lights', picture: ['bulkhead', 'matt-black'], keywords: 'round bulkhead, ship light, side passage light', text: 'Tough, sealed lights for side passages, sheds and stairs. The caged ones come from ships; the plain ones are the workhorse of every landlord.' },
        { id: 74, slug: 'sensor-wall-lights', name: 'Sensor Wall Lights', picture: ['outdoor-up-down', 'matt-black'], keywords: 'PIR light, motion sensor light, dusk till dawn', text: 'Wall lights that switch themselves on, at movement or at dusk. Time and range are set on the fitting, so there is nothing else to wire.' },
      ],
    },
    {
      id: 75, slug: 'garden-path-lights', name: 'Garden & Path Lights', picture: ['spike', 'stainless-steel'], keywords: 'driveway lights, path lights, border lights',
      text: 'Light the edge, not the middle: low lights along a path guide the foot and leave the sky dark. Set bollards 2 to 3 m apart and spikes wherever something is worth looking at.',
      children: [
        { id: 76, slug: 'bollards', name: 'Bollard Lights', picture: ['bollard', 'matt-black'], keywords: 'path bollard, driveway post light', text: 'Knee and hip high posts for drives and paths. Bolt them to a small concrete pad, with the cable coming up through the middle.' },
        { id: 77, slug: 'spike-lights', name: 'Spike Lights', picture: ['spike', 'antique-brass'], keywords: 'garden spike, tree uplighter, border spotlight', text: 'Spotlights on a spike, easy to move as the border grows. Aim up through a tree or across a wall and keep the lamp out of sight behind planting.' },
        { id: 78, slug: 'ground-lights', name: 'Ground & Deck Lights', picture: ['ground', 'stainless-steel'], keywords: 'walkover light, decking light, drive over light', text: 'Recessed lights to walk or drive over, set in gravel, decking or paving. Put a bed of pea shingle under each so the rain drains away.' },
        { id: 79, slug: 'brick-step-lights', name: 'Brick & Step Lights', picture: ['brick', 'stainless-steel'], keywords: 'step light, recessed brick light, stair light', text: 'Set into the wall, shining down onto treads and paving. Louvred fronts keep the light on the ground and out of your eyes.' },
      ],
    },
    { id: 81, slug: 'porch-lights', name: 'Porch & Outdoor Ceiling Lights', picture: ['lantern', 'matt-black'], keywords: 'porch light, veranda light, outdoor pendant', text: 'Hanging lanterns and flush lights for porches, verandas and covered walks. All are at least IP44; in an open porch choose one rated IP54 or more.' },
    { id: 82, slug: 'floodlights', name: 'Floodlights', picture: ['floodlight', 'matt-black'], keywords: 'security light, LED floodlight, yard light', text: 'LED floods for drives, yards and building sites, with and without a sensor. Twenty watts is plenty for a back garden; tilt it well below the horizon and your neighbours will thank you.' },
  ],
};
