export type PhotometricFault =
  | 'too-large'
  | 'empty'
  | 'not-text'
  | 'unknown-format'
  | 'no-tilt'
  | 'tilt-in-another-file'
  | 'not-type-c'
  | 'not-a-number'
  | 'out-of-range'
  | 'ends-early'
  | 'left-over'
  | 'vertical-angles'
  | 'horizontal-angles'
  | 'symmetry'
  | 'no-light'
  | 'stated-flux';

/** The message says why the file cannot be used, in words for shop staff. */
export class PhotometricFileError extends Error {
  readonly fault: PhotometricFault;

  constructor(fault: PhotometricFault, message: string) {
    super(message);
    this.name = 'PhotometricFileError';
    this.fault = fault;
  }
}
