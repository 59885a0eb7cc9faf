import type { Drawing } from '../drawing.ts';
import { roundMetal, tone } from '../light.rules.ts';
import { accentOf, finishOf, glow, n, sizeOf, textOption } from '../studio.ts';
import { family, type Subject } from '../subject.ts';
import { flex, globe, holder, shade } from './parts.ts';

/** A pendant in metal or paint, its cup in the accent. */
function shadePendant(
  drawing: Drawing,
  path: string,
  foot: number,
  half: number,
  depth: number,
  cupTop: number,
  width: number,
): Subject {
  const lit = drawing.view === 'in-use' || drawing.view === 'front';
  const accent = accentOf(drawing, 'polished-brass');
  const evening = drawing.view === 'in-use';
  const skin = shade({ path, x: 400, foot, half, depth, skin: finishOf(drawing), lit, rim: tone(accent, 0.1) });
  const halo = glow(400, foot + 40, 300, evening ? 0.85 : 0.6);
  return {
    ground: evening ? 'evening' : 'wall',
    defs: skin.defs + roundMetal('cup', accent) + halo.defs,
    body: halo.body + flex(400, cupTop) + holder(400, cupTop, 68, 72, 'cup') + skin.body,
    outline: `<path d="${path}"/><ellipse cx="400" cy="${foot}" rx="${half}" ry="${depth}"/><path d="M371 ${cupTop}h58l5 72h-68z"/>`,
    bounds: { x: 400 - half, y: cupTop, width: half * 2, height: foot + depth - cupTop },
    millimetres: sizeOf(drawing, width, Math.round((width * (foot + depth - cupTop)) / (half * 2))),
  };
}

export const pendantDome = family((drawing) =>
  shadePendant(
    drawing,
    'M360 284h80c10 0 14 6 22 14 78 40 146 116 160 232a6 6 0 0 1-6 6H184a6 6 0 0 1-6-6c14-116 82-192 160-232 8-8 12-14 22-14z',
    534,
    222,
    33,
    214,
    360,
  ),
);

export const pendantCone = family((drawing) =>
  shadePendant(drawing, 'M362 272h76l14 12 142 262a5 5 0 0 1-4 8H210a5 5 0 0 1-4-8l142-262z', 552, 194, 30, 202, 300),
);

export const pendantGlobe = family((drawing) => {
  const lit = drawing.view !== 'dimensions';
  const kind = textOption(drawing, 'glass', 'opal');
  const ball = globe('ball', 400, 470, 178, kind, lit && (kind !== 'opal' || drawing.view === 'in-use'));
  const halo = glow(400, 470, 330, drawing.view === 'in-use' ? 0.9 : 0.5);
  return {
    ground: drawing.view === 'in-use' ? 'evening' : 'wall',
    defs: ball.defs + roundMetal('cup', finishOf(drawing)) + halo.defs,
    body:
      halo.body +
      flex(400, 206) +
      ball.body +
      holder(400, 206, 74, 84, 'cup') +
      `<rect x="352" y="284" width="96" height="14" rx="5" fill="url(#cup)"/>`,
    outline: '<circle cx="400" cy="470" r="178"/><path d="M363 206h74l0 84h-74z"/>',
    bounds: { x: 222, y: 206, width: 356, height: 442 },
    millimetres: sizeOf(drawing, 250, 310),
  };
});

export const pendantCluster = family((drawing) => {
  const kind = textOption(drawing, 'glass', 'clear');
  const drops = [
    [252, 380, 82],
    [400, 520, 96],
    [552, 340, 76],
  ] as const;
  const balls = drops.map(([x, y, radius], index) => globe(`ball${index}`, x, y, radius, kind, true));
  const halo = glow(400, 430, 360, drawing.view === 'in-use' ? 0.8 : 0.4);
  const hang = drops
    .map(
      ([x, y, radius], index) =>
        `<path d="M${400 + (index - 1) * 60} 62L${x} ${n(y - radius - 62)}" stroke="#26241f" stroke-width="4"/>${holder(x, y - radius - 64, 46, 66, 'cup')}${balls[index]?.body ?? ''}`,
    )
    .join('');
  return {
    ground: drawing.view === 'in-use' ? 'evening' : 'wall',
    defs: balls.map(({ defs }) => defs).join('') + roundMetal('cup', finishOf(drawing)) + halo.defs,
    body: `${halo.body}<path d="M262 44h276v14q0 12-14 12H276q-14 0-14-12z" fill="url(#cup)"/><rect x="262" y="44" width="276" height="4" fill="#fff" opacity=".4"/>${hang}`,
    outline: `${drops.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/><path d="M${x} ${y - radius}V70"/>`).join('')}<rect x="262" y="44" width="276" height="26"/>`,
    bounds: { x: 170, y: 44, width: 458, height: 572 },
    millimetres: sizeOf(drawing, 480, 900),
  };
});

export const lantern = family((drawing) => {
  const finish = finishOf(drawing);
  const lit = drawing.view !== 'dimensions';
  const halo = glow(400, 460, 320, drawing.view === 'in-use' ? 0.85 : 0.45);
  const pane = (left: number, right: number, inset: number) =>
    `<path d="M${left} 300L${right} 300L${right - inset} 600L${left + inset} 600Z" fill="#f1f4f1" opacity=".34"/><path d="M${left + 18} 310L${left + 60} 310L${left + 34 + inset} 590L${left + 12 + inset} 590Z" fill="#fff" opacity=".3"/>`;
  const candle = (x: number) =>
    `<rect x="${x - 8}" y="470" width="16" height="96" fill="#fbf6e8"/><rect x="${x - 8}" y="470" width="5" height="96" fill="#cfc6b0"/>${lit ? `<ellipse cx="${x}" cy="432" rx="30" ry="46" fill="#ffe2a0" opacity=".8" filter="url(#b8)"/>` : ''}<path d="M${x} 396q16 28 12 50t-12 24q-8-2-12-24t12-50z" fill="${lit ? '#fffdf0' : '#efe9db'}"/>`;
  const bar = (path: string, width = 12) =>
    `<path d="${path}" fill="none" stroke="url(#frame)" stroke-width="${width}" stroke-linejoin="round"/>`;
  const frame =
    bar('M250 300L284 604H516L550 300Z') +
    bar('M400 300V604', 9) +
    bar('M250 300L400 180L550 300', 13) +
    bar('M250 300H550', 15) +
    bar('M282 604H518', 17);
  return {
    ground: drawing.view === 'in-use' ? 'evening' : 'wall',
    defs: roundMetal('frame', finish) + halo.defs,
    body: `${halo.body}${flex(400, 128, tone(finish, -0.4))}<circle cx="400" cy="150" r="22" fill="none" stroke="url(#frame)" stroke-width="9"/>${candle(352)}${candle(448)}${candle(400)}${pane(256, 398, 26)}${pane(402, 544, 26)}<path d="M258 296L400 184L542 296Z" fill="url(#frame)" opacity=".88"/>${frame}<rect x="350" y="560" width="100" height="12" rx="4" fill="url(#frame)"/><rect x="394" y="570" width="12" height="32" fill="url(#frame)"/>`,
    outline: '<path d="M250 300L284 604H516L550 300Z"/><path d="M250 300L400 180L550 300M400 300V604"/>',
    bounds: { x: 250, y: 180, width: 300, height: 424 },
    millimetres: sizeOf(drawing, 280, 420),
  };
});

export const chandelier = family((drawing) => {
  const finish = finishOf(drawing);
  const evening = drawing.view === 'in-use';
  const halo = glow(400, 380, 380, evening ? 0.8 : 0.45);
  const arm = (dx: number, y: number, width: number) => {
    const end = 400 + dx;
    const sag = 92;
    return (
      `<path d="M400 ${y + 40}C${n(400 + dx * 0.3)} ${y + sag + 40} ${n(end)} ${y + sag} ${n(end)} ${y}" fill="none" stroke="${tone(finish, -0.5)}" stroke-width="${width + 3}"/><path d="M400 ${y + 40}C${n(400 + dx * 0.3)} ${y + sag + 40} ${n(end)} ${y + sag} ${n(end)} ${y}" fill="none" stroke="url(#frame)" stroke-width="${width}"/>` +
      `<path d="M${n(end - 30)} ${y - 8}h60l-12 18h-36z" fill="url(#frame)"/><rect x="${n(end - 9)}" y="${y - 78}" width="18" height="72" fill="#faf5e7"/><rect x="${n(end - 9)}" y="${y - 78}" width="5" height="72" fill="#d3cab3"/>` +
      `<ellipse cx="${n(end)}" cy="${y - 112}" rx="28" ry="44" fill="#ffe2a0" opacity=".75" filter="url(#b8)"/><path d="M${n(end)} ${y - 152}q17 30 12 52t-12 24q-8-2-12-24t12-52z" fill="#fffdf0"/>`
    );
  };
  return {
    ground: evening ? 'evening' : 'wall',
    defs: roundMetal('frame', finish) + halo.defs,
    body: `${halo.body}<rect x="397" y="0" width="6" height="200" fill="url(#frame)"/>${arm(-130, 400, 9)}${arm(130, 400, 9)}<path d="M380 196h40l12 40-18 60 26 70-16 60 14 40q-8 44-38 50-30-6-38-50l14-40-16-60 26-70-18-60z" fill="url(#frame)"/><circle cx="400" cy="540" r="17" fill="url(#frame)"/>${arm(-262, 440, 11)}${arm(262, 440, 11)}${arm(0, 470, 11)}`,
    outline:
      '<path d="M380 196h40l12 40-18 60 26 70-16 60 14 40q-8 44-38 50-30-6-38-50l14-40-16-60 26-70-18-60zM138 440v-78h18v78M644 440v-78h18v78M400 480C320 570 138 530 138 440M400 480C480 570 662 530 662 440"/>',
    bounds: { x: 120, y: 196, width: 560, height: 360 },
    millimetres: sizeOf(drawing, 620, 480),
  };
});
