import { PhotometricFileError } from './photometric-fault.rules.ts';

/** Reads the numbers of a file one after the other, each within its bounds. Its methods throw PhotometricFileError. */
export type NumberReader = ReturnType<typeof numberReader>;

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,2})?$/;

export function numberReader(parts: readonly string[], where: string) {
  const texts = parts.map((part) => part.trim()).filter(Boolean);
  let place = 0;

  function next(name: string, minimum: number, maximum: number): number {
    const text = texts[place];
    if (text === undefined)
      throw new PhotometricFileError('ends-early', `The file ends before its ${name}: ${where} are fewer than it says`);
    place += 1;
    if (!NUMBER.test(text))
      throw new PhotometricFileError('not-a-number', `The ${name} is “${text.slice(0, 20)}”, which is no number`);
    const number = Number(text);
    if (number < minimum || number > maximum)
      throw new PhotometricFileError(
        'out-of-range',
        `The ${name} is ${text.slice(0, 20)}, not ${minimum} to ${maximum}`,
      );
    return number;
  }

  return {
    next,
    whole(name: string, minimum: number, maximum: number) {
      const number = next(name, minimum, maximum);
      if (!Number.isInteger(number))
        throw new PhotometricFileError('not-a-number', `The ${name} is ${number}, which is no whole number`);
      return number;
    },
    end() {
      if (place < texts.length)
        throw new PhotometricFileError('left-over', 'The file goes on after the last value that it says it has');
    },
  };
}
