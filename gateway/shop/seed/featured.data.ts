/** Categories whose best seller stands on the home page's shelf, in this order. */
export const featuredCategories: readonly string[] = [
  '/interior-lighting/pendants/metal-pendants/', '/switches-and-sockets/light-switches/toggle-switches/', '/interior-lighting/pendants/glass-pendants/', '/hardware/door-handles/lever-on-rose/',
  '/lamps-bulbs/lamps-bulbs/decorative-bulbs/filament-bulbs/', '/interior-lighting/lanterns/', '/switches-and-sockets/plug-sockets/usb-sockets/', '/interior-lighting/wall-lights/modern-wall-lights/',
  '/hardware/cabinet-hardware/cup-handles/', '/interior-lighting/lamps/table-lamps/', '/exterior-lighting/outdoor-wall-lights/wall-lanterns/', '/switches-and-sockets/dimmer-switches/',
  '/interior-lighting/chandeliers/classic-chandeliers/', '/hardware/cabinet-hardware/cabinet-knobs/', '/interior-lighting/wall-lights/picture-lights/', '/lamps-bulbs/lamps-bulbs/spotlight-bulbs/gu10-bulbs/',
  '/exterior-lighting/garden-path-lights/bollards/', '/switches-and-sockets/light-switches/rocker-switches/', '/interior-lighting/lamps/floor-lamps/', '/hardware/cabinet-hardware/bar-handles/',
  '/interior-lighting/downlights/fire-rated-downlights/', '/interior-lighting/bathroom-lighting/bathroom-wall-lights/', '/exterior-lighting/outdoor-wall-lights/up-down-lights/', '/hardware/hooks/', '/interior-lighting/bathroom-lighting/illuminated-mirrors/', '/hardware/door-knockers/', '/interior-lighting/lamps/lamp-shades/',
];
