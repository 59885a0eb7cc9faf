import { gradient, mix, radial } from '@storefront/sample-catalogue/drawings/light.rules.ts';

/** The background of a scene: 1600 × 1000, lit from the upper left. */
export interface Room {
  defs: string;
  body: string;
}

const BLURS = [3, 10, 30, 60]
  .map(
    (radius) =>
      `<filter id="r${radius}" x="-.6" y="-.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  )
  .join('');
/** Round lights in three colours: of a lamp, of a filament, of daylight. */
const LIGHTS = (
  [
    ['pool', '#ffe2a0'],
    ['amber', '#ffb04a'],
    ['daylight', '#cfe3ff'],
  ] as const
)
  .map(([id, colour]) =>
    radial(id, [
      [0, colour, 1],
      [0.3, colour, 0.62],
      [0.6, colour, 0.22],
      [1, colour, 0],
    ]),
  )
  .join('');
const PLASTER =
  '<filter id="plaster-grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .17  0 0 0 0 .12  .5 0 0 0 -.24"/></filter>';
const DAYLIGHT =
  '<polygon points="120,-40 560,-40 60,1040 -380,1040" fill="#fff4d8" opacity=".2" filter="url(#r30)"/><polygon points="660,-40 820,-40 320,1040 160,1040" fill="#fff4d8" opacity=".13" filter="url(#r30)"/>';

/** A painted wall: by day in a window's light, in the evening with dark corners. */
export function wall(colour: string, time: 'day' | 'evening'): Room {
  const dark = mix(colour, '#0c1410', time === 'day' ? 0.2 : 0.62);
  return {
    defs:
      BLURS +
      LIGHTS +
      PLASTER +
      radial(
        'wall',
        [
          [0, mix(colour, '#fffaf0', time === 'day' ? 0.34 : 0.12)],
          [0.55, colour],
          [1, dark],
        ],
        'cx=".42" cy=".36" r=".86"',
      ),
    body: `<rect width="1600" height="1000" fill="url(#wall)"/><rect width="1600" height="1000" filter="url(#plaster-grain)" opacity=".35"/>${time === 'day' ? DAYLIGHT : ''}`,
  };
}

/** Panels below a dado rail, in the wall's own colour. */
export function panelling(colour: string, rail: number): Room {
  const [light, shade, deep] = [mix(colour, '#fffaf0', 0.3), mix(colour, '#0c1410', 0.4), mix(colour, '#0c1410', 0.16)];
  const height = 1000 - rail - 64;
  const panels = Array.from({ length: 6 }, (_, index) => {
    const x = -70 + index * 300;
    return (
      `<rect x="${x}" y="${rail + 64}" width="240" height="${height + 80}" fill="${deep}" opacity=".5"/><path d="M${x} 1080V${rail + 64}h240" fill="none" stroke="${shade}" stroke-width="4"/>` +
      `<path d="M${x + 7} 1080V${rail + 71}h226v1009" fill="none" stroke="${light}" stroke-opacity=".4" stroke-width="2"/><path d="M${x + 240} ${rail + 64}v1080" stroke="${light}" stroke-opacity=".35" stroke-width="2.5"/>`
    );
  }).join('');
  return {
    defs: '',
    body: `<rect y="${rail}" width="1600" height="22" fill="${mix(colour, '#fffaf0', 0.12)}"/><rect y="${rail}" width="1600" height="3" fill="${light}" opacity=".8"/><rect y="${rail + 22}" width="1600" height="9" fill="${shade}" opacity=".7"/><rect y="${rail + 31}" width="1600" height="${1000 - rail}" fill="${deep}" opacity=".45"/>${panels}`,
  };
}

/** An oak top along the foot of the picture: its surface from `y`, its edge below. */
export function oakTop(y: number, depth = 60): Room {
  return {
    defs:
      gradient('oak-top', 'down', [
        [0, '#8b6038'],
        [1, '#c19061'],
      ]) +
      gradient('oak-edge', 'down', [
        [0, '#a5754a'],
        [0.2, '#835832'],
        [1, '#4a2f1a'],
      ]) +
      '<filter id="oak-grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".004 .11" numOctaves="3" seed="12"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .11  0 0 0 0 .04  1 0 0 0 -.42"/></filter>',
    body:
      `<rect y="${y - 6}" width="1600" height="10" fill="#1f140a" opacity=".4" filter="url(#r3)"/><rect y="${y}" width="1600" height="${depth}" fill="url(#oak-top)"/><rect y="${y + depth}" width="1600" height="${1000 - y - depth}" fill="url(#oak-edge)"/>` +
      `<rect y="${y}" width="1600" height="${1000 - y}" filter="url(#oak-grain)"/><rect y="${y + depth}" width="1600" height="3" fill="#f0cf95" opacity=".6"/>`,
  };
}

/** White metro tiles to the foot of the picture. */
export function tiles(): Room {
  return {
    defs:
      BLURS +
      LIGHTS +
      gradient('tile', 'diagonal', [
        [0, '#fbfaf6'],
        [0.45, '#eaede9'],
        [0.55, '#f6f6f2'],
        [1, '#d9dcd5'],
      ]) +
      '<pattern id="tiles" width="264" height="176" patternUnits="userSpaceOnUse"><rect width="264" height="176" fill="#c4c3bb"/><rect x="2.5" y="2.5" width="259" height="83" rx="3" fill="url(#tile)"/><rect x="-129.5" y="90.5" width="259" height="83" rx="3" fill="url(#tile)"/><rect x="134.5" y="90.5" width="259" height="83" rx="3" fill="url(#tile)"/></pattern>' +
      radial(
        'dusk',
        [
          [0, '#fff3d6', 0.12],
          [0.6, '#8a8171', 0.18],
          [1, '#3b352b', 0.46],
        ],
        'cx=".5" cy=".4" r=".78"',
      ),
    body: `<rect width="1600" height="1000" fill="url(#tiles)"/>${DAYLIGHT}<rect width="1600" height="1000" fill="url(#dusk)"/>`,
  };
}

/** A panelled front door in its frame, brickwork at both sides. */
export function frontDoor(colour: string): Room {
  const [light, shade] = [mix(colour, '#fffaf0', 0.32), mix(colour, '#050806', 0.5)];
  const panel = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#panel)"/><path d="M${x} ${y + height}V${y}h${width}" fill="none" stroke="${shade}" stroke-width="7"/><path d="M${x + width} ${y}v${height}h-${width}" fill="none" stroke="${light}" stroke-opacity=".55" stroke-width="4"/><rect x="${x + 26}" y="${y + 26}" width="${width - 52}" height="${height - 52}" fill="${colour}" opacity=".8"/><path d="M${x + 26} ${y + height - 26}V${y + 26}h${width - 52}" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="3"/><path d="M${x + width - 26} ${y + 26}v${height - 52}h-${width - 52}" fill="none" stroke="${shade}" stroke-width="4"/>`;
  return {
    defs:
      BLURS +
      LIGHTS +
      gradient('brick', 'down', [
        [0, '#b67f66'],
        [0.5, '#a56e57'],
        [1, '#95604b'],
      ]) +
      '<pattern id="bricks" width="200" height="116" patternUnits="userSpaceOnUse"><rect width="200" height="116" fill="#c9bda9"/><rect x="4" y="4" width="192" height="50" rx="3" fill="url(#brick)"/><rect x="-96" y="62" width="192" height="50" rx="3" fill="url(#brick)"/><rect x="104" y="62" width="192" height="50" rx="3" fill="url(#brick)"/></pattern>' +
      '<filter id="grit" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .14  0 0 0 0 .1  .8 0 0 0 -.32"/></filter>' +
      gradient('door', 'across', [
        [0, mix(colour, '#fffaf0', 0.14)],
        [0.4, colour],
        [1, mix(colour, '#050806', 0.24)],
      ]) +
      gradient('panel', 'diagonal', [
        [0, mix(colour, '#050806', 0.26)],
        [1, mix(colour, '#fffaf0', 0.07)],
      ]) +
      gradient('frame', 'across', [
        [0, '#f7f3ea'],
        [0.6, '#e4ddcf'],
        [1, '#b9b0a0'],
      ]),
    body:
      `<rect width="1600" height="1000" fill="url(#bricks)"/><rect width="1600" height="1000" filter="url(#grit)" opacity=".5"/>` +
      `<rect x="424" y="-20" width="772" height="1060" fill="#2a1c12" opacity=".5" filter="url(#r30)"/><rect x="410" y="-20" width="780" height="1060" fill="url(#frame)"/><rect x="410" y="-20" width="4" height="1060" fill="#fff"/><rect x="462" y="-20" width="676" height="1060" fill="#120d08"/><rect x="472" y="-20" width="656" height="1060" fill="url(#door)"/><rect x="472" y="-20" width="26" height="1060" fill="#050806" opacity=".4" filter="url(#r10)"/>` +
      panel(540, 20, 236, 400) +
      panel(824, 20, 236, 400) +
      panel(540, 640, 236, 420) +
      panel(824, 640, 236, 420) +
      DAYLIGHT,
  };
}

/** A stoneware bowl with lemons, standing at a point. */
export function bowlOfLemons(x: number, y: number): Room {
  const lemon = (dx: number, dy: number, turn: number) =>
    `<g transform="translate(${dx} ${dy}) rotate(${turn})"><path d="M-52 0C-50-10-44-12-38-22-22-42 22-42 38-22 44-12 50-10 52 0 50 8 44 12 38 22 22 42-22 42-38 22-44 12-50 8-52 0z" fill="url(#lemon)"/><ellipse cx="-14" cy="-16" rx="15" ry="8" fill="#fffbd8" opacity=".55"/></g>`;
  return {
    defs:
      radial(
        'lemon',
        [
          [0, '#fff0a0'],
          [0.4, '#f0c945'],
          [0.8, '#cf9722'],
          [1, '#9a6a14'],
        ],
        'cx=".38" cy=".3" r=".8"',
      ) +
      gradient('stoneware', 'across', [
        [0, '#8d8471'],
        [0.2, '#e4dccb'],
        [0.32, '#fbf6ea'],
        [0.55, '#cfc5b2'],
        [0.85, '#7c725f'],
        [1, '#a0967f'],
      ]),
    body:
      `<g transform="translate(${x} ${y})"><ellipse cx="214" cy="14" rx="190" ry="18" fill="#24160a" opacity=".5" filter="url(#r10)"/>` +
      lemon(120, -92, -18) +
      lemon(262, -90, 14) +
      lemon(190, -118, 4) +
      '<path d="M40-88h300c0 50-46 92-104 98h-92C86 2 40-38 40-88z" fill="url(#stoneware)"/><path d="M40-88h300c0 4 0 8-1 12H41c-1-4-1-8-1-12z" fill="#fff" opacity=".35"/><path d="M132 6h116l6 12H126z" fill="#7c725f"/></g>',
  };
}
