import type { Drawing } from '../drawing.ts';
import { finishes, type Finish } from '../finishes.data.ts';
import { gradient, radial, roundMetal, tone } from '../light.rules.ts';
import { glow, n, standingShadow, textOption } from '../studio.ts';
import type { Subject } from '../subject.ts';

/** From the neck to the tip and back, as SVG path commands. */
export type Outline = (x: number, top: number, radius: number, height: number, halfNeck: number) => string;

/** Millimetres. */
interface Envelope {
  width: number;
  height: number;
  /** Half the neck's width. */
  neck: number;
  outline: Outline;
}

interface Glass {
  body: string;
  rim: string;
  opacity: number;
}

const OPAL: Glass = { body: '#fbf9f2', rim: '#b9b3a6', opacity: 0.98 };
const GLASSES: Record<string, Glass> = {
  opal: OPAL,
  clear: { body: '#eef3f2', rim: '#7f8f90', opacity: 0.36 },
  amber: { body: '#d99a3f', rim: '#7d5015', opacity: 0.6 },
  smoked: { body: '#6d6661', rim: '#332f2c', opacity: 0.66 },
};

const CAPS: Record<string, { width: number; height: number; kind: 'screw' | 'bayonet' | 'pins' }> = {
  E27: { width: 26, height: 25, kind: 'screw' },
  E14: { width: 14, height: 21, kind: 'screw' },
  B22: { width: 22, height: 24, kind: 'bayonet' },
  B15: { width: 15, height: 21, kind: 'bayonet' },
  GU10: { width: 26, height: 14, kind: 'pins' },
};

function capOf(drawing: Drawing) {
  return CAPS[textOption(drawing, 'cap', 'E27')] ?? { width: 26, height: 25, kind: 'screw' as const };
}

/** The metal cap, its top end at `top`. */
function cap({ width, height, kind }: ReturnType<typeof capOf>, x: number, top: number, scale: number): string {
  const [w, h] = [width * scale, height * scale];
  if (kind === 'pins') {
    const pin = (offset: number) =>
      `<rect x="${n(x + offset - 2.5 * scale)}" y="${n(top - 2 * scale)}" width="${n(5 * scale)}" height="${n(2.4 * scale)}" rx="2" fill="url(#cap)"/><rect x="${n(x + offset - 1.3 * scale)}" y="${n(top)}" width="${n(2.6 * scale)}" height="${n(7 * scale)}" fill="url(#cap)"/>`;
    return (
      pin(-5 * scale) +
      pin(5 * scale) +
      `<path d="M${n(x - w / 2)} ${n(top + 5 * scale)}h${n(w)}l${n(1.5 * scale)} ${n(10 * scale)}h${n(-w - 3 * scale)}z" fill="url(#base)"/>`
    );
  }
  const contact = `<path d="M${n(x - w * 0.18)} ${n(top)}h${n(w * 0.36)}l${n(w * 0.1)} ${n(h * 0.14)}h${n(-w * 0.56)}z" fill="#b8bcc0"/><path d="M${n(x - w * 0.28)} ${n(top + h * 0.1)}h${n(w * 0.56)}l${n(w * 0.18)} ${n(h * 0.14)}h${n(-w * 0.92)}z" fill="#23211f"/>`;
  const barrel = `<rect x="${n(x - w / 2)}" y="${n(top + h * 0.22)}" width="${n(w)}" height="${n(h * 0.8)}" rx="${n(w * 0.05)}" fill="url(#cap)"/>`;
  if (kind === 'bayonet') {
    const pin = (side: number) =>
      `<rect x="${n(x + side * w * 0.5 - w * 0.06)}" y="${n(top + h * 0.42)}" width="${n(w * 0.12)}" height="${n(h * 0.1)}" rx="2" fill="#9aa0a5"/>`;
    return (
      contact +
      pin(-1) +
      pin(1) +
      barrel +
      `<rect x="${n(x - w / 2)}" y="${n(top + h * 0.84)}" width="${n(w)}" height="${n(h * 0.05)}" fill="#000" opacity=".25"/>`
    );
  }
  const threads = Array.from({ length: 4 }, (_, index) => {
    const y = top + h * (0.3 + index * 0.155);
    return `<rect x="${n(x - w * 0.53)}" y="${n(y)}" width="${n(w * 1.06)}" height="${n(h * 0.085)}" rx="${n(h * 0.042)}" fill="url(#cap)" transform="rotate(-2 ${n(x)} ${n(y)})"/><rect x="${n(x - w * 0.5)}" y="${n(y + h * 0.09)}" width="${n(w)}" height="${n(h * 0.03)}" fill="#000" opacity=".35"/>`;
  });
  return contact + barrel + threads.join('');
}

/** LED filaments: thin strips between two wires, glowing when lit. */
function filaments(x: number, top: number, height: number, width: number, lit: boolean): string {
  const colour = lit ? '#fff3c4' : '#e9b24a';
  const strip = (offset: number, lean: number) =>
    `<path d="M${n(x + offset)} ${n(top + height)}L${n(x + offset + lean)} ${n(top)}" stroke="${colour}" stroke-width="${lit ? 5 : 6}" stroke-linecap="round"/>${lit ? `<path d="M${n(x + offset)} ${n(top + height)}L${n(x + offset + lean)} ${n(top)}" stroke="#ffd98a" stroke-width="16" stroke-linecap="round" opacity=".55" filter="url(#b4)"/>` : ''}`;
  const stem = `<path d="M${n(x - 5)} ${n(top - height)}L${n(x - 2)} ${n(top + height * 0.1)}M${n(x + 5)} ${n(top - height)}L${n(x + 2)} ${n(top + height * 0.1)}" stroke="#8d9698" stroke-width="2.5"/>`;
  return (
    stem +
    strip(-width, width * 0.45) +
    strip(-width * 0.34, width * 0.12) +
    strip(width * 0.34, -width * 0.12) +
    strip(width, -width * 0.45)
  );
}

function glassGradient(glass: Glass, lit: boolean, filament: boolean): string {
  return lit
    ? radial(
        'inner',
        filament
          ? { 0: ['#fff4cf', 0.85], 0.5: ['#ffd88c', 0.4], 1: ['#e0a248', 0.2] }
          : { 0: '#ffffff', 0.6: '#fff6db', 1: '#ffe2a0' },
      )
    : radial(
        'inner',
        {
          0: ['#ffffff', glass.opacity * 0.9],
          0.45: [glass.body, glass.opacity],
          0.86: [glass.body, glass.opacity],
          1: [glass.rim, Math.min(1, glass.opacity + 0.25)],
        },
        'cx=".4" cy=".42" r=".68"',
      );
}

/** A lamp hanging cap up, or standing cap down when it is lit in a holder: one drawing for every shape of glass. */
export function lampSubject(drawing: Drawing, envelope: Envelope): Subject {
  const lampCap = capOf(drawing);
  const lit = drawing.view === 'in-use';
  const filament = drawing.options.filament === true;
  const glass = GLASSES[textOption(drawing, 'glass', filament ? 'clear' : 'opal')] ?? OPAL;
  const total = envelope.height + lampCap.height;
  const scale = Math.min(540 / total, 430 / envelope.width);
  const x = 400;
  const top = 400 - (total * scale) / 2;
  const glassTop = top + lampCap.height * scale;
  const half = (envelope.width / 2) * scale;
  const path = envelope.outline(x, glassTop, half, envelope.height * scale, envelope.neck * scale);
  const metal: Finish = finishes['brushed-chrome'];
  const halo = glow(x, glassTop + envelope.height * scale * 0.5, 370, 0.85);
  const defs =
    roundMetal('cap', metal) +
    gradient('base', 'across', { 0: '#cfcbc2', 0.3: '#fdfcf9', 0.7: '#e3dfd6', 1: '#b3aea3' }) +
    glassGradient(glass, lit, filament) +
    (lit ? halo.defs : '') +
    `<clipPath id="glass"><path d="${path}"/></clipPath>`;
  const middle = glassTop + envelope.height * scale * 0.5;
  const shine =
    `<path d="M${n(x - half * 0.62)} ${n(middle - half * 0.1)}q${n(half * 0.02)} ${n(-half * 0.5)} ${n(half * 0.34)} ${n(-half * 0.72)}" fill="none" stroke="#fff" stroke-width="${n(half * 0.13)}" stroke-linecap="round" opacity="${lit ? 0.5 : 0.8}" filter="url(#b2)"/>` +
    `<path d="M${n(x + half * 0.66)} ${n(middle + half * 0.1)}q${n(-half * 0.04)} ${n(half * 0.42)} ${n(-half * 0.36)} ${n(half * 0.62)}" fill="none" stroke="#fff" stroke-width="${n(half * 0.05)}" stroke-linecap="round" opacity=".55" filter="url(#b2)"/>`;
  const body =
    (lit ? halo.body : standingShadow(x, glassTop + envelope.height * scale + 8, half * 0.55)) +
    (filament
      ? filaments(
          x,
          glassTop + envelope.height * scale * 0.34,
          envelope.height * scale * 0.34,
          Math.min(half * 0.26, 34),
          lit,
        )
      : '') +
    `<path d="${path}" fill="url(#inner)"/><g clip-path="url(#glass)"><path d="${path}" fill="none" stroke="${glass.rim}" stroke-width="12" opacity=".28" filter="url(#b4)"/>${shine}</g>` +
    `<path d="${path}" fill="none" stroke="${glass.rim}" stroke-width="1.6" opacity=".75"/>` +
    cap(lampCap, x, top, scale) +
    `<rect x="${n(x - envelope.neck * scale)}" y="${n(glassTop - 1.5 * scale)}" width="${n(envelope.neck * 2 * scale)}" height="${n(3 * scale)}" rx="3" fill="${tone(metal, -0.1)}" opacity="${lampCap.kind === 'pins' ? 0 : 0.9}"/>`;
  return {
    ground: lit ? 'evening' : 'table',
    defs,
    body,
    outline: `<path d="${path}"/><rect x="${n(x - (lampCap.width / 2) * scale)}" y="${n(top)}" width="${n(lampCap.width * scale)}" height="${n(lampCap.height * scale)}" rx="4"/>`,
    bounds: { x: x - half, y: top, width: half * 2, height: total * scale },
    millimetres: { width: envelope.width, height: total },
  };
}
