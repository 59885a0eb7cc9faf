const CHARACTERS = 100_000;

/** The CPU time that a text of 100,000 characters may take. A pattern that tries every start takes seconds. */
const MILLISECONDS_MAXIMUM = 50;

const PARTS = [
  ...` \t\n\u2028\u00A0aé0-.,;:/="'\\!#&*<>[](){}|@%$£_+`.split(''),
  ...'<a,</,<!--,<p>,<svg ,&#,&a,[a](,![,](,{#a,a:,a=,a",a.,a-,"",${,1x,TILT,../,``,**,~~,http://'.split(','),
  ...'a | a|1 |1.|x |1/2 |no |£1 |# |> |- |1. |Did you mean | \n|\r\n|a,|1,|0,000'.split('|'),
];

const AROUND = [
  ['', '\u0000'],
  ['"a@1<a', '\n!'],
];

/** Texts of repeats that make patterns search for long, each with what it is made of. */
const hostileTexts = PARTS.flatMap((part) =>
  AROUND.map(([beginning = '', end = '']) => ({
    madeOf: JSON.stringify([beginning, part, end]),
    text: beginning + part.repeat(CHARACTERS / part.length) + end,
  })),
);

/** The texts that a function takes too long to read. Its errors are answers. */
export function slowTexts(read: (text: string) => unknown): string[] {
  return hostileTexts.filter(({ text }) => isSlow(read, text)).map(({ madeOf }) => madeOf);
}

/** Whether a function takes over 50 ms of CPU time, also when compilation and garbage collection do not add to it. */
export function isSlow(read: (text: string) => unknown, text: string): boolean {
  for (let attempt = 0; attempt < 5; attempt++) {
    const started = process.cpuUsage();
    try {
      read(text);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
    }
    if (process.cpuUsage(started).user / 1_000 <= MILLISECONDS_MAXIMUM) return false;
  }
  return true;
}
