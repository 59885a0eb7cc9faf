import type { Drawing } from '../drawing.ts';
import { gradient } from '../light.rules.ts';
import { n, numberOption, sizeOf, standingShadow, textOption, wallShadow } from '../studio.ts';
import { family } from '../subject.ts';

const SHELL =
  gradient('shell', 'diagonal', { 0: '#ffffff', 0.45: '#f1f0ec', 1: '#c9c7c0' }) +
  gradient('nose', 'down', { 0: '#ffffff', 0.14: '#f6f5f1', 0.86: '#e6e4de', 1: '#bdbab2' });

/** A breaker on its rail: terminals above and below, the nose with the toggle between. */
function device(drawing: Drawing, x: number, pitch: number, modules: number, quiet: boolean): string {
  const rating = textOption(drawing, 'rating', textOption(drawing, 'kind', 'MCB') === 'RCD' ? '63A' : 'B32');
  const kind = textOption(drawing, 'kind', 'MCB');
  const width = pitch * modules - 4;
  const tall = kind === 'MCB' ? 0 : 34;
  const [top, bottom] = [172 - tall, 628];
  const toggles = kind === 'RCD' ? 1 : modules;
  const test =
    kind === 'MCB'
      ? ''
      : `<rect x="${n(x + width / 2 - 23)}" y="466" width="46" height="34" rx="5" fill="#000" opacity=".4"/><rect x="${n(x + width / 2 - 20)}" y="468" width="40" height="28" rx="4" fill="#e9b93a"/><rect x="${n(x + width / 2 - 20)}" y="468" width="40" height="10" rx="4" fill="#fff" opacity=".4"/><path d="M${n(x + width / 2 - 5)} 477h10M${n(x + width / 2)} 477v14" stroke="#3a2f12" stroke-width="3"/>`;
  const terminals = Array.from({ length: modules }, (_, index) => {
    const centre = x + width * ((index + 0.5) / modules);
    return [top + 46, bottom - 46]
      .map(
        (y) =>
          `<circle cx="${n(centre)}" cy="${n(y)}" r="23" fill="#4f4d49"/><circle cx="${n(centre)}" cy="${n(y)}" r="17" fill="#c6c8c9"/><path d="M${n(centre - 11)} ${n(y)}h22M${n(centre)} ${n(y - 11)}v22" stroke="#5c5f61" stroke-width="4.5"/><circle cx="${n(centre)}" cy="${n(y)}" r="22" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>`,
      )
      .join('');
  }).join('');
  const lever = Array.from({ length: toggles }, (_, index) => {
    const centre = x + width * ((index + 0.5) / toggles);
    return `<rect x="${n(centre - 30)}" y="350" width="60" height="94" rx="6" fill="#1b1a18"/><rect x="${n(centre - 25)}" y="342" width="50" height="52" rx="6" fill="#000" opacity=".4" filter="url(#b4)" transform="translate(3 14)"/><rect x="${n(centre - 25)}" y="342" width="50" height="54" rx="6" fill="${kind === 'RCD' ? '#b5281a' : '#26292c'}"/><rect x="${n(centre - 25)}" y="342" width="50" height="16" rx="6" fill="#fff" opacity=".3"/><path d="M${n(centre - 14)} 374h28" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;
  }).join('');
  const words = quiet
    ? ''
    : `<text x="${n(x + width / 2)}" y="300" text-anchor="middle" font-family="DejaVu Sans, Arial, sans-serif" font-size="${modules > 1 ? 40 : 36}" font-weight="bold" fill="#26292c">${rating}</text><text x="${n(x + width / 2)}" y="326" text-anchor="middle" font-family="DejaVu Sans, Arial, sans-serif" font-size="16" letter-spacing="1" fill="#6d6f70">${kind}</text>`;
  return (
    `<g${quiet ? ' opacity=".8"' : ''}><rect x="${n(x)}" y="${top}" width="${n(width)}" height="${bottom - top}" rx="6" fill="url(#shell)"/><rect x="${n(x)}" y="${top}" width="${n(width)}" height="${bottom - top}" rx="6" fill="none" stroke="#a9a69d" stroke-width="2"/>${terminals}` +
    `<rect x="${n(x + 3)}" y="${252 - tall}" width="${n(width - 2)}" height="${296 + tall}" fill="#000" opacity=".28" filter="url(#b8)" transform="translate(4 10)"/><rect x="${n(x)}" y="${250 - tall}" width="${n(width)}" height="${290 + tall}" rx="5" fill="url(#nose)"/><rect x="${n(x + 1.5)}" y="${251.5 - tall}" width="${n(width - 3)}" height="${287 + tall}" rx="4" fill="none" stroke="#fff" stroke-width="2"/><rect x="${n(x + width * 0.14)}" y="${262 - tall}" width="${n(width * 0.72)}" height="6" rx="3" fill="#1f5b9a"/>${words}${lever}${test}<path d="M${n(x + width * 0.2)} 518h${n(width * 0.6)}M${n(x + width * 0.2)} 528h${n(width * 0.36)}" stroke="#b3b0a8" stroke-width="3"/></g>`
  );
}

/** A circuit breaker of one module or two: MCB, RCBO or RCD. In use it stands among others on the rail of a board. */
export const breaker = family((drawing) => {
  const modules = Math.min(2, Math.max(1, Math.round(numberOption(drawing, 'modules', 1))));
  const pitch = modules > 1 ? 118 : 128;
  const x = 400 - (pitch * modules) / 2;
  const inUse = drawing.view === 'in-use';
  const row = inUse
    ? [-4, -3, -2, -1, 0, 1, 2, 3]
        .filter((slot) => slot < 0 || slot >= modules)
        .map((slot) => device({ ...drawing, options: { kind: 'MCB' } }, x + slot * pitch, pitch, 1, true))
        .join('')
    : '';
  const board = inUse
    ? '<rect width="800" height="800" fill="#e4e1d9"/><rect width="800" height="150" fill="#f4f2ec"/><rect y="150" width="800" height="6" fill="#000" opacity=".12"/><rect y="650" width="800" height="150" fill="#f4f2ec"/><rect y="644" width="800" height="6" fill="#fff" opacity=".7"/><rect y="352" width="800" height="100" fill="#b9bcbd"/><rect y="352" width="800" height="16" fill="#fff" opacity=".5"/>'
    : '';
  return {
    defs: SHELL,
    body: `${board}${inUse ? '' : wallShadow(x, 160, pitch * modules, 470, 8)}${row}${device(drawing, x, pitch, modules, false)}`,
    outline: `<rect x="${n(x)}" y="172" width="${n(pitch * modules)}" height="456" rx="6"/><rect x="${n(x)}" y="250" width="${n(pitch * modules)}" height="290"/><rect x="${n(400 - 30)}" y="350" width="60" height="94" rx="6"/><circle cx="400" cy="218" r="17"/><circle cx="400" cy="582" r="17"/>`,
    bounds: { x, y: 172, width: pitch * modules, height: 456 },
    millimetres: sizeOf(drawing, modules * 18, 85),
  };
});

const MARKS: Readonly<Record<string, string>> = {
  dimmer: '<path d="M-58 34L58 34L58-34Z" fill="#26292c" opacity=".85"/>',
  relay:
    '<circle cx="-44" cy="20" r="8" fill="#26292c"/><circle cx="44" cy="20" r="8" fill="#26292c"/><path d="M-44 20L34-22" stroke="#26292c" stroke-width="8" stroke-linecap="round"/>',
  blind: '<path d="M-50-34h100M-42-16h84M-42 2h84M-42 20h84M0 20v22" stroke="#26292c" stroke-width="7"/>',
  wireless:
    '<path d="M-50-4a70 70 0 0 1 100 0M-30 16a42 42 0 0 1 60 0" fill="none" stroke="#26292c" stroke-width="8" stroke-linecap="round"/><circle cy="36" r="9" fill="#26292c"/>',
  timer:
    '<circle r="40" fill="none" stroke="#26292c" stroke-width="8"/><path d="M0-24V0l18 12" fill="none" stroke="#26292c" stroke-width="7" stroke-linecap="round"/>',
  load: '<path d="M-64 0h22l8-22 16 44 16-44 16 44 8-22h42" fill="none" stroke="#26292c" stroke-width="7" stroke-linejoin="round"/>',
};

/** A module that hides behind a plate: terminals along one side, a mark for what it does, a button and its light. */
export const controlModule = family((drawing) => {
  const mark = MARKS[textOption(drawing, 'mark', 'dimmer')] ?? MARKS.dimmer;
  const inUse = drawing.view === 'in-use';
  const wires = ['#7b4a2a', '#2f62a8', '#7b4a2a', '#6b6e70', '#d5c22f'];
  const terminal = (index: number) => {
    const x = 246 + index * 77;
    return `<rect x="${x - 30}" y="214" width="60" height="84" rx="6" fill="#3f7d54"/><rect x="${x - 30}" y="214" width="60" height="16" rx="6" fill="#fff" opacity=".22"/><circle cx="${x}" cy="268" r="20" fill="#23452f"/><circle cx="${x}" cy="268" r="15" fill="#c9cbcc"/><path d="M${x - 10} ${268 - 5}l20 10" stroke="#5c5f61" stroke-width="5"/><rect x="${x - 17}" y="204" width="34" height="18" rx="3" fill="#101010"/>`;
  };
  const lead = (colour: string, index: number) => {
    const x = 246 + index * 77;
    const path = `M${x} 214C${x} 150 ${x + (index - 2) * 26} 120 ${x + (index - 2) * 44} -10`;
    return `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="18" filter="url(#b4)" transform="translate(6 10)"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="17"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4" transform="translate(-4 0)"/>`;
  };
  return {
    ground: 'table',
    defs: SHELL,
    body:
      `${standingShadow(400, 612, 190)}${inUse ? wires.map(lead).join('') : ''}<rect x="180" y="216" width="440" height="390" rx="26" fill="#4a4032" opacity=".45" filter="url(#b14)" transform="translate(12 26)"/><rect x="180" y="220" width="440" height="386" rx="26" fill="#aeaba3"/><rect x="180" y="212" width="440" height="382" rx="26" fill="url(#shell)"/><rect x="183" y="215" width="434" height="376" rx="23" fill="none" stroke="#fff" stroke-width="3"/>` +
      `${wires.map((_, index) => terminal(index)).join('')}<rect x="214" y="326" width="372" height="234" rx="12" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="2"/><g transform="translate(336 430) scale(1.15)">${mark}</g><path d="M250 516h170M250 532h120" stroke="#a7a49b" stroke-width="5"/><circle cx="512" cy="420" r="36" fill="#000" opacity=".16"/><circle cx="512" cy="416" r="34" fill="url(#nose)" stroke="#aaa79f" stroke-width="2"/><circle cx="512" cy="524" r="${inUse ? 20 : 9}" fill="#58c878" opacity="${inUse ? 0.5 : 0}" filter="url(#b4)"/><circle cx="512" cy="524" r="8" fill="${inUse ? '#49d772' : '#7f9486'}"/>`,
    outline:
      '<rect x="180" y="212" width="440" height="382" rx="26"/><path d="M216 214v84h368v-84M293 214v84M370 214v84M447 214v84M524 214v84"/><circle cx="512" cy="416" r="34"/>',
    bounds: { x: 180, y: 212, width: 440, height: 382 },
    millimetres: sizeOf(drawing, 46, 40),
  };
});
