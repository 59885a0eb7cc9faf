import type { Drawing } from '../drawing.ts';
import { ballMetal, gradient, roundMetal, tone, tones } from '../light.rules.ts';
import { accentOf, finishOf, n, numberOption, textOption } from '../studio.ts';
import { family } from '../subject.ts';
import { plateOf, plateSubject, well, type Plate } from './plate.ts';

type Inset = { defs: string; body: string; outline: string };

/** The middles of one to four modules on a plate. */
function columns(gang: number, { centreX, scale }: Plate): number[] {
  const pitch = gang <= 2 ? 33 : gang === 3 ? 30 : 27;
  const step = gang === 2 && scale > 4.5 ? 25 : pitch;
  return Array.from({ length: gang }, (_, index) => centreX + (index - (gang - 1) / 2) * step * scale);
}

function rockers(drawing: Drawing, plate: Plate, gang: number): Inset {
  const finish = accentOf(drawing, drawing.finish);
  const { scale, centreY } = plate;
  const [width, height] = [(gang === 2 && scale > 4.5 ? 19 : 22) * scale, 35 * scale];
  const down = gradient('down', 'down', tones(finish, { 0: -0.2, 0.46: -0.06, 0.5: 0.1, 0.54: 0.34, 1: 0.62 }));
  const defs =
    gradient('rocker', 'down', tones(finish, { 0: 0.66, 0.46: 0.2, 0.5: -0.12, 0.54: -0.22, 1: 0.12 })) + down;
  const one = (centre: number, index: number) => {
    const [x, y] = [centre - width / 2, centreY - height / 2];
    const pressed = drawing.view === 'in-use' && index === 0;
    return (
      well(x - scale, y - scale, width + 2 * scale, height + 2 * scale, 1.9 * scale) +
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(1.2 * scale)}" fill="url(#${pressed ? 'down' : 'rocker'})"/>` +
      `<rect x="${n(x)}" y="${n(pressed ? centreY : y)}" width="${n(width)}" height="${n(height / 2.15)}" rx="${n(1.2 * scale)}" fill="#fffdf2" opacity=".16"/>` +
      `<rect x="${n(x + 0.8)}" y="${n(y + 0.8)}" width="${n(width - 1.6)}" height="${n(height - 1.6)}" rx="${n(1.2 * scale)}" fill="none" stroke="${tone(finish, 0.75)}" stroke-opacity=".55"/>`
    );
  };
  const outline = columns(gang, plate).map(
    (centre) =>
      `<rect x="${n(centre - width / 2)}" y="${n(centreY - height / 2)}" width="${n(width)}" height="${n(height)}"/><path d="M${n(centre - width / 2)} ${n(centreY)}h${n(width)}"/>`,
  );
  return { defs, body: columns(gang, plate).map(one).join(''), outline: outline.join('') };
}

function toggles(drawing: Drawing, plate: Plate, gang: number): Inset {
  const finish = finishOf(drawing);
  const { scale, centreY } = plate;
  const defs = roundMetal('lever', finish) + ballMetal('collar', finish) + ballMetal('tip', finish);
  const one = (centre: number, index: number) => {
    const up = !(drawing.view === 'in-use' && index === 0);
    const tipY = centreY + (up ? -13 : 13) * scale;
    return (
      `<circle cx="${n(centre + 2)}" cy="${n(centreY + 4)}" r="${n(8.6 * scale)}" fill="#000" opacity=".32" filter="url(#b4)"/><circle cx="${n(centre)}" cy="${n(centreY)}" r="${n(8.4 * scale)}" fill="url(#collar)"/>` +
      `<circle cx="${n(centre)}" cy="${n(centreY)}" r="${n(5.4 * scale)}" fill="#1a1713" opacity=".8"/>` +
      `<ellipse cx="${n(centre + 10)}" cy="${n(tipY + 18)}" rx="${n(4 * scale)}" ry="${n(5 * scale)}" fill="#000" opacity=".35" filter="url(#b8)"/>` +
      `<path d="M${n(centre - 2.2 * scale)} ${n(centreY)}L${n(centre - 3.4 * scale)} ${n(tipY)}L${n(centre + 3.4 * scale)} ${n(tipY)}L${n(centre + 2.2 * scale)} ${n(centreY)}Z" fill="url(#lever)"/>` +
      `<circle cx="${n(centre)}" cy="${n(tipY)}" r="${n(3.9 * scale)}" fill="url(#tip)"/>`
    );
  };
  const outline = columns(gang, plate).map(
    (centre) =>
      `<circle cx="${n(centre)}" cy="${n(centreY)}" r="${n(8.4 * scale)}"/><path d="M${n(centre - 10)} ${n(centreY)}L${n(centre - 16)} ${n(centreY - 13 * scale)}h32L${n(centre + 10)} ${n(centreY)}"/>`,
  );
  return { defs, body: columns(gang, plate).map(one).join(''), outline: outline.join('') };
}

function knobs(drawing: Drawing, plate: Plate, gang: number): Inset {
  const finish = finishOf(drawing);
  const { scale, centreY } = plate;
  const radius = (gang > 2 ? 9.6 : 11.4) * scale;
  const defs =
    ballMetal('knob', finish) +
    roundMetal('side', finish) +
    gradient('cap', 'diagonal', tones(finish, { 0: 0.7, 0.5: 0.02, 1: -0.34 }));
  const one = (centre: number, index: number) => {
    const ticks = Array.from(
      { length: 44 },
      (_, tick) =>
        `<rect x="${n(centre - 0.9)}" y="${n(centreY - radius)}" width="1.8" height="${n(1.9 * scale)}" fill="${tone(finish, tick % 2 ? -0.55 : 0.45)}" opacity=".75" transform="rotate(${n((tick * 360) / 44)} ${n(centre)} ${n(centreY)})"/>`,
    ).join('');
    const turn = drawing.view === 'in-use' ? 40 + index * 35 : -35 + index * 20;
    return (
      `<ellipse cx="${n(centre + 14)}" cy="${n(centreY + 26)}" rx="${n(radius * 1.05)}" ry="${n(radius * 0.98)}" fill="#2e271c" opacity=".5" filter="url(#b8)"/>` +
      `<circle cx="${n(centre)}" cy="${n(centreY)}" r="${n(radius + scale)}" fill="${tone(finish, -0.6)}"/><circle cx="${n(centre)}" cy="${n(centreY)}" r="${n(radius)}" fill="url(#side)"/>${ticks}` +
      `<circle cx="${n(centre)}" cy="${n(centreY)}" r="${n(radius * 0.8)}" fill="url(#cap)"/><circle cx="${n(centre)}" cy="${n(centreY)}" r="${n(radius * 0.8)}" fill="none" stroke="${tone(finish, 0.8)}" stroke-opacity=".5" stroke-width="1.5"/>` +
      `<rect x="${n(centre - 0.6 * scale)}" y="${n(centreY - radius * 0.7)}" width="${n(1.2 * scale)}" height="${n(4.4 * scale)}" rx="${n(0.6 * scale)}" fill="${tone(finish, -0.7)}" transform="rotate(${turn} ${n(centre)} ${n(centreY)})"/>`
    );
  };
  const outline = columns(gang, plate).map(
    (centre) =>
      `<circle cx="${n(centre)}" cy="${n(centreY)}" r="${n(radius)}"/><circle cx="${n(centre)}" cy="${n(centreY)}" r="${n(radius * 0.8)}"/>`,
  );
  return { defs, body: columns(gang, plate).map(one).join(''), outline: outline.join('') };
}

function gangOf(drawing: Drawing): number {
  return Math.min(4, Math.max(1, Math.round(numberOption(drawing, 'gang', 1))));
}

export const plateSwitch = family((drawing) => {
  const gang = gangOf(drawing);
  const plate = plateOf(gang > 2);
  const inset = textOption(drawing, 'style', 'rocker') === 'toggle' ? toggles : rockers;
  return plateSubject(drawing, plate, inset(drawing, plate, gang));
});

export const plateDimmer = family((drawing) => {
  const gang = gangOf(drawing);
  const plate = plateOf(gang > 2);
  return plateSubject(drawing, plate, knobs(drawing, plate, gang));
});
