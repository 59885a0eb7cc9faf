import { readEulumdat } from './eulumdat.rules.ts';
import { isIes, readIes } from './ies.rules.ts';
import { PhotometricFileError } from './photometric-fault.rules.ts';
import { peakCandela, type Photometry } from './photometry.rules.ts';

/** In bytes. */
export const PHOTOMETRIC_FILE_MAXIMUM = 1_000_000;

/** Reads an IES or EULUMDAT file, told apart by what they say. Throws PhotometricFileError. */
export function readPhotometricFile(bytes: Uint8Array): Photometry {
  if (bytes.length === 0) throw new PhotometricFileError('empty', 'The file is empty');
  if (bytes.length > PHOTOMETRIC_FILE_MAXIMUM)
    throw new PhotometricFileError('too-large', `The file has more than ${PHOTOMETRIC_FILE_MAXIMUM} bytes`);
  if (bytes.includes(0)) throw new PhotometricFileError('not-text', 'The file is no text');
  // Both formats are ASCII but for names, which nothing here reads.
  const text = new TextDecoder('latin1').decode(bytes);
  const photometry = isIes(text) ? readIes(text) : readEulumdatOrRefuse(text);
  if (peakCandela(photometry) <= 0)
    throw new PhotometricFileError('no-light', 'All luminous intensities of the file are 0');
  return photometry;
}

/** EULUMDAT has no mark of its own: its second and third lines are indicators. */
function readEulumdatOrRefuse(text: string): Photometry {
  const [, type = '', symmetry = ''] = text.split(/\r\n?|\n/, 3);
  if (!/^\s*\d{1,2}\s*$/.test(type) || !/^\s*-?\d{1,2}\s*$/.test(symmetry))
    throw new PhotometricFileError('unknown-format', 'The file is neither IES (LM-63) nor EULUMDAT');
  return readEulumdat(text);
}
