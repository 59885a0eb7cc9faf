import { lightSummary } from '@storefront/domain/photometry/light-summary.rules.ts';
import { readPhotometricFile } from '@storefront/domain/photometry/photometric-file.rules.ts';
import { DOCUMENTS_PATH } from '@storefront/domain/product/documents.data.ts';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { sampleIes, sampleIesName } from './sample-ies.rules.ts';

/** Of a spotlight whose name or specification says its beam angle; none for any other product. */
export function lightFilesOf({
  sku,
  name,
  customFields,
}: Pick<CatalogueProduct, 'sku' | 'name' | 'customFields'>): Pick<CatalogueProduct, 'documents' | 'photometry'> {
  const figure = (field: string) => Number(customFields.find((known) => known.name === field)?.value);
  const beamAngle = figure('Beam Angle (°)') || Number(/(\d{1,3})°/.exec(name)?.[1]);
  const light = { sku, beamAngle, lumens: figure('Lumens (lm)'), watts: figure('Wattage (W)') };
  if (!(light.lumens > 0 && light.watts > 0 && beamAngle > 0 && beamAngle < 180)) return {};
  const bytes = new TextEncoder().encode(sampleIes(light));
  return {
    documents: [
      {
        kind: 'photometric',
        name: 'Photometric file',
        url: `${DOCUMENTS_PATH}${sampleIesName(light)}`,
        bytes: bytes.length,
      },
    ],
    photometry: lightSummary(readPhotometricFile(bytes)),
  };
}
