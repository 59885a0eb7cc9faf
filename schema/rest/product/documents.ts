import { Type, type Static } from 'typebox';
import { CURVE_VALUES } from '@storefront/domain/photometry/light-summary.rules.ts';
import { DOCUMENTS_MAXIMUM } from '@storefront/domain/product/documents.data.ts';
import { ignoredWhenBroken, listOf, measure, optionalNumber, optionalText, text } from '../values.ts';

const DocumentRecord = Type.Object(
  {
    kind: optionalText(
      '`datasheet`, `installation`, `photometric`, `declaration` of conformity, `energy_label`; else `other`.',
    ),
    url: text(
      'The URL of the file: `https://…`, or a path of the shop API that begins with `/product-documents/` and ends ' +
        'with the name of a PDF, IES, LDT, PNG or JPG file, which the gateway serves.',
    ),
    name: optionalText('Its name, to show as the link. Defaults to that of its kind.'),
    bytes: optionalNumber('The size of the file. Missing where it is not known.'),
  },
  { title: 'DocumentRecord', description: 'A document of a product.' },
);

export type PhotometryRecord = Static<typeof PhotometryRecord>;
const PhotometryRecord = Type.Object(
  {
    total_lumens: measure('The luminous flux of the whole light in lumens.'),
    peak_candela: measure('The highest luminous intensity in candela.'),
    candela_below: measure('The luminous intensity straight down in candela.'),
    beam_angle: optionalNumber(
      'The angle in degrees within which the intensity is half of its peak or more, in the plane of C0 and C180. ' +
        'Missing for light without a beam.',
    ),
    beam_angle_across: optionalNumber('The same in the plane of C90 and C270.'),
    curves: Type.Array(
      Type.Object({
        c: Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'The angle C of the half-plane in degrees.' }),
        candela: Type.Array(measure('Candela at one angle.'), {
          minItems: CURVE_VALUES,
          maxItems: CURVE_VALUES,
          description: 'Candela from straight down (γ 0°) to straight up (γ 180°), every 5°.',
        }),
      }),
      {
        minItems: 1,
        maxItems: 4,
        description: 'One curve for light that is the same all round, else those of C0, C90, C180 and C270.',
      },
    ),
  },
  { title: 'PhotometryRecord', description: 'The light of a product, from its photometric file.' },
);

export const documents = {
  documents: ignoredWhenBroken(listOf(DocumentRecord, `Its documents; the gateway shows up to ${DOCUMENTS_MAXIMUM}.`)),
  photometry: ignoredWhenBroken(PhotometryRecord),
};
