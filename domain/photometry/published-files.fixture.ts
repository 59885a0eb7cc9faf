/** Photometric files with the figures of published tests, in a text of this project's. */

const steps = (count: number, step: number) => Array.from({ length: count }, (_, index) => index * step).join(' ');

/** RAB DLED6R8Y, a round downlight. Test ITL78222 states 532 lm; the trade's Photometric Toolbox, 531.98 lm. */
export const roundDownlight = `IESNA:LM-63-2002
[TEST] ITL78222
[MANUFAC] RAB Lighting
[LUMCAT] DLED6R8Y
TILT=NONE
24 -1 1 37 1 1 1 -0.453125 -0.453125 0
1 1 8.64
${steps(37, 2.5)}
0
269 268 266 264 260 256 251 245 237 229 221 211 200 189 177 165 152 140 127 114
102 90 79 68 58 48 39 31 24 17 12 8 6 4 3 1 0
`;

/** RAB BOA2, a linear light with planes from 0° to 90°. Test ITL84772 states 754 lm; Photometric Toolbox 753.8 lm. */
export const linearLight = `IESNA:LM-63-2002
[TEST] ITL84772
[MANUFAC] RAB Lighting
[LUMCAT] BOA2-10D10
TILT=NONE
120 -1 1 37 5 1 1 0.208333 2.015625 0
1 1 9.39
${steps(37, 2.5)}
${steps(5, 22.5)}
278 278 277 275 273 270 267 263 258 252 246 239 231 223 214 205 196 186 176 166
156 145 135 124 113 103 92 81 70 60 50 40 31 23 15 7 0
278 278 277 275 273 270 266 262 257 251 245 238 230 222 213 204 195 185 175 165
155 144 134 123 112 102 91 81 70 60 50 40 31 22 14 7 0
278 278 277 275 273 270 266 261 256 250 243 236 228 220 211 202 193 183 173 163
152 142 132 121 111 100 90 79 69 59 49 40 31 23 15 7 0
278 278 277 275 273 269 265 260 255 248 242 234 226 218 209 200 191 181 171 161
150 140 130 119 109 99 89 78 68 59 49 40 31 23 15 7 0
278 278 277 275 273 269 265 260 254 248 241 233 225 217 208 198 189 179 169 159
149 139 128 118 108 98 88 78 67 58 48 39 30 22 14 6 0
`;

/** RUCO SY-D-1500, a round luminaire: its maker states 19,800 lm, and 386.8106 cd/klm straight down. */
export const roundLuminaire = eulumdat({
  symmetry: 1,
  planes: [0],
  gammas: Array.from({ length: 19 }, (_, index) => index * 5),
  lumens: 19_800,
  watts: 195,
  rows: [
    [
      386.8106, 384.3521, 377.1348, 365.4063, 349.7785, 330.3969, 307.8906, 283.0269, 256.5533, 228.7582, 200.5965,
      172.3095, 144.3752, 116.2986, 88.6199, 62.3291, 38.4389, 17.8507, 0,
    ],
  ],
});

interface EulumdatFigures {
  symmetry: number;
  planes: readonly number[];
  gammas: readonly number[];
  rows: readonly (readonly number[])[];
  lumens?: number;
  watts?: number;
  lamps?: number;
}

/** A EULUMDAT file. */
export function eulumdat(figures: EulumdatFigures): string {
  const { symmetry, planes, gammas, rows, lumens = 1_000, watts = 10, lamps = 1 } = figures;
  const planeWidth = (planes[1] ?? 0) - (planes[0] ?? 0);
  const head = ['maker', 1, symmetry, planes.length, planeWidth, gammas.length, 0];
  const identity = ['report', 'luminaire', 'number', 'file.ldt', '22.11.2021'];
  const sizesAndRatios = [1_500, 0, 129, 1_486, 0, 0, 0, 0, 0, 100, 100, 1, 0];
  const lampSets = [1, lamps, 'LED 830', lumens, 3_000, 80, watts];
  const directRatios = Array.from({ length: 10 }, () => 0.5);
  const values = [...directRatios, ...planes, ...gammas, ...rows.flat()];
  return [...head, ...identity, ...sizesAndRatios, ...lampSets, ...values].join('\r\n');
}
