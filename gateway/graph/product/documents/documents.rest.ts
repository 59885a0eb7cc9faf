import type { ProductRecord } from '@storefront/schema/rest/product.ts';
import type { PhotometryRecord } from '@storefront/schema/rest/product/documents.ts';
import type { LightSummary } from '@storefront/domain/photometry/light-summary.rules.ts';
import { documentKinds, DOCUMENTS_MAXIMUM } from '@storefront/domain/product/documents.data.ts';
import { isDocumentUrl } from '@storefront/domain/product/documents.rules.ts';
import type { ProductFiles } from './documents.rules.ts';

const OTHER = documentKinds.find(({ kind }) => kind === 'other') ?? documentKinds[0];

export function filesOf({ documents, photometry }: ProductRecord): ProductFiles {
  const shown = (documents ?? [])
    .filter(({ url }) => isDocumentUrl(url))
    .slice(0, DOCUMENTS_MAXIMUM)
    .map((record) => {
      const { kind, label } = documentKinds.find((known) => known.kind === record.kind) ?? OTHER;
      const size = Math.trunc(record.bytes ?? 0);
      return { kind, name: record.name || label, url: record.url, bytes: size > 0 ? size : null };
    });
  return { ...(shown.length > 0 && { documents: shown }), ...(photometry && { photometry: toLight(photometry) }) };
}

const toLight = (record: PhotometryRecord): LightSummary => ({
  lumens: record.total_lumens,
  peakCandela: record.peak_candela,
  candelaBelow: record.candela_below,
  beamAngles: [angleOf(record.beam_angle), angleOf(record.beam_angle_across)],
  curves: record.curves,
});

const angleOf = (angle: number | null | undefined) => (angle && angle > 0 && angle <= 360 ? angle : null);
