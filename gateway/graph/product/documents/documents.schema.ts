import { beamWidth, type LightSummary, type PolarCurve } from '@storefront/domain/photometry/light-summary.rules.ts';
import { luxAt } from '@storefront/domain/photometry/photometry.rules.ts';
import { documentKinds, DOCUMENT_MAXIMUM, type DocumentKind } from '@storefront/domain/product/documents.data.ts';
import { builder } from '../../builder.ts';
import { UrlScalar } from '../../scalar/scalar.schema.ts';
import { formatOf, type ProductDocument } from './documents.rules.ts';

/** In metres, from a worktop below a cupboard to the floor below a high ceiling. */
const DISTANCES = [0.5, 1, 1.5, 2, 2.5, 3];

const DESCRIPTIONS: Readonly<Record<DocumentKind, string>> = {
  datasheet: 'Figures and drawings of the product.',
  installation: 'Instructions for fitting it.',
  photometric: 'The light by angle: an IES (LM-63) or EULUMDAT file.',
  declaration: 'The maker’s declaration of conformity.',
  energy_label: 'The energy label.',
  other: 'Anything else, such as a guide that applies to it.',
};

const ProductDocumentKind = builder.enumType('ProductDocumentKind', {
  description: 'The kinds of documents.',
  values: Object.fromEntries(
    documentKinds.map(({ kind }) => [kind.toUpperCase(), { value: kind, description: DESCRIPTIONS[kind] }]),
  ),
});

export const ProductDocumentType = builder.objectRef<ProductDocument>('ProductDocument').implement({
  description: 'A document of a product.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ProductDocumentKind, description: 'The document’s kind.' }),
    label: t.string({
      description: 'The kind in words, such as “Installation instructions”.',
      resolve: ({ kind }) => documentKinds.find((known) => known.kind === kind)?.label ?? '',
    }),
    name: t.exposeString('name', { description: 'The document’s name, to show as the link.' }),
    url: t.field({
      type: UrlScalar,
      description: 'The document’s URL, at the shop or elsewhere.',
      resolve: ({ url }, _, { config }) => new URL(url, config.publicUrl).href,
    }),
    format: t.string({
      nullable: true,
      description: 'The format of the file, such as `PDF`, `IES` or `LDT`. Null for a page.',
      resolve: ({ url }) => formatOf(url),
    }),
    bytes: t.exposeInt('bytes', {
      nullable: true,
      description: `The size of the file in bytes, at most ${DOCUMENT_MAXIMUM} at the shop. Null for one elsewhere.`,
    }),
  }),
});

const PolarCurveType = builder.objectRef<PolarCurve>('PolarCurve').implement({
  description: 'Luminous intensity in one half-plane around the light.',
  fields: (t) => ({
    c: t.exposeFloat('c', { description: 'The angle C of the half-plane in degrees.' }),
    candela: t.field({
      type: ['Float'],
      complexity: { field: 1, multiplier: 1 },
      description: 'Candela from straight down (γ 0°) to straight up (γ 180°), every 5°: 37 values.',
      resolve: ({ candela }) => candela,
    }),
  }),
});

const Illuminance = builder.objectRef<{ metres: number; lux: number; width: number | null }>('Illuminance').implement({
  description: 'The light on a surface straight below.',
  fields: (t) => ({
    metres: t.exposeFloat('metres', { description: 'The distance in metres.' }),
    lux: t.exposeFloat('lux', { description: 'Illuminance at the middle in lux, without reflections.' }),
    beamWidth: t.float({
      nullable: true,
      description: 'The width of the beam there in metres, in the plane of `beamAngle`. Null for light without a beam.',
      resolve: ({ width }) => width,
    }),
  }),
});

export const Photometry = builder.objectRef<LightSummary>('Photometry').implement({
  description: 'The light of a product, from its photometric file.',
  fields: (t) => ({
    lumens: t.exposeFloat('lumens', { description: 'Luminous flux of the whole light in lumens.' }),
    peakCandela: t.exposeFloat('peakCandela', { description: 'The highest luminous intensity in candela.' }),
    beamAngle: t.float({
      nullable: true,
      description:
        'The angle in degrees of at least half the peak intensity, in the plane of C0 and C180. Null without a beam.',
      resolve: ({ beamAngles: [along] }) => along,
    }),
    beamAngleAcross: t.float({
      nullable: true,
      description: 'The same in the plane of C90 and C270.',
      resolve: ({ beamAngles: [, across] }) => across,
    }),
    illuminance: t.field({
      type: [Illuminance],
      description: `The light straight below, ${DISTANCES.join(', ')} m away, by the inverse square law.`,
      resolve: ({ candelaBelow, beamAngles: [along] }) =>
        DISTANCES.map((metres) => ({ metres, lux: luxAt(candelaBelow, metres), width: beamWidth(along, metres) })),
    }),
    curves: t.field({
      type: [PolarCurveType],
      complexity: { field: 1, multiplier: 4 },
      description: 'One curve for light that is the same all round, else those of C0, C90, C180 and C270.',
      resolve: ({ curves }) => curves,
    }),
  }),
});
