import { expect, test } from 'vitest';
import { PhotometricFileError, type PhotometricFault } from './photometric-fault.rules.ts';
import { PHOTOMETRIC_FILE_MAXIMUM, readPhotometricFile } from './photometric-file.rules.ts';
import { eulumdat } from './published-files.fixture.ts';

const ies = 'IESNA:LM-63-2002\nTILT=NONE\n1 -1 1 3 2 1 2 0 0 0\n1 1 10\n0 45 90\n0 90\n100 50 0\n90 40 0\n';
const ldt = eulumdat({
  symmetry: 4,
  planes: [0, 90, 180, 270],
  gammas: [0, 45, 90],
  rows: [
    [100, 50, 0],
    [90, 40, 0],
  ],
});
const line = (number: number, value: string) =>
  ldt
    .split('\r\n')
    .with(number - 1, value)
    .join('\r\n');

const cases: readonly (readonly [name: string, file: string | Uint8Array, fault: PhotometricFault])[] = [
  ['nothing', '', 'empty'],
  ['more than 1 MB', ies + ' '.repeat(PHOTOMETRIC_FILE_MAXIMUM), 'too-large'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'not-text'],
  ['a web page', '<!doctype html>\n<title>404</title>', 'unknown-format'],
  ['IES without TILT', ies.replace('TILT=NONE\n', ''), 'no-tilt'],
  ['IES with its tilt in another file', ies.replace('NONE', '../../etc/passwd'), 'tilt-in-another-file'],
  ['IES with a tilt that ends early', 'IESNA:LM-63-2002\nTILT=INCLUDE\n1\n3\n0 45', 'ends-early'],
  ['IES of type B', ies.replace('3 2 1 2', '3 2 2 2'), 'not-type-c'],
  ['IES of no type', ies.replace('3 2 1 2', '3 2 4 2'), 'out-of-range'],
  ['IES with a word for a number', ies.replace('100', 'bright'), 'not-a-number'],
  ['IES with a hexadecimal number', ies.replace('100', '0x64'), 'not-a-number'],
  ['IES with more angles than a circle has', ies.replace(' 3 2 1 2', ' 99999999 2 1 2'), 'out-of-range'],
  ['IES cut off', ies.slice(0, -6), 'ends-early'],
  ['IES with a plane too many', `${ies}80 30 0\n`, 'left-over'],
  ['IES with falling vertical angles', ies.replace('0 45 90', '0 45 40'), 'vertical-angles'],
  ['IES with planes to 120°', ies.replace('\n0 90\n', '\n0 120\n'), 'horizontal-angles'],
  ['IES without light', ies.replace('100 50', '0 0').replace('90 40', '0 0'), 'no-light'],
  ['EULUMDAT cut off in its values', ldt.slice(0, -8), 'ends-early'],
  ['EULUMDAT of symmetry 5', line(3, '5'), 'out-of-range'],
  ['EULUMDAT of fewer planes than its symmetry needs', line(3, '3'), 'ends-early'],
  ['EULUMDAT of a symmetry that its angles do not have', ldt.replace('\r\n90\r\n180', '\r\n80\r\n180'), 'symmetry'],
  ['EULUMDAT with candela, not per 1,000 lumens', ldt.replace('\r\n100\r\n50', '\r\n9000\r\n9000'), 'stated-flux'],
];

test.each(cases)('%s is refused', (_, file, fault) => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const error = refusalOf(bytes);
  expect(error).toMatchObject({ fault });
  // Words for shop staff, of a length that a report can show.
  expect(error?.message).toMatch(/^[A-Z].{10,160}$/);
});

test('the files are read where nothing is broken', () => {
  expect(refusalOf(new TextEncoder().encode(ies))).toBeNull();
  expect(refusalOf(new TextEncoder().encode(ldt))).toBeNull();
});

function refusalOf(bytes: Uint8Array): PhotometricFileError | null {
  try {
    readPhotometricFile(bytes);
    return null;
  } catch (error) {
    if (error instanceof PhotometricFileError) return error;
    throw error;
  }
}
