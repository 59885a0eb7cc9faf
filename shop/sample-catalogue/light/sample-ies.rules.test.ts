import { expect, test } from 'vitest';
import { lightSummary } from '@storefront/domain/photometry/light-summary.rules.ts';
import { readPhotometricFile } from '@storefront/domain/photometry/photometric-file.rules.ts';
import { lightFilesOf } from './photometry.ts';
import { sampleIesName, sampleIesOf } from './sample-ies.rules.ts';

test.each([
  [450, 36],
  [806, 60],
  [1_200, 120],
])('a light of %s lm and %s° has a file that says so', (lumens, beamAngle) => {
  const name = sampleIesName({ sku: 'GU10-1', lumens, beamAngle, watts: 5.5 });
  const summary = lightSummary(readPhotometricFile(new TextEncoder().encode(sampleIesOf(name) ?? '')));
  expect(summary.lumens / lumens).toBeCloseTo(1, 2);
  expect(Math.abs((summary.beamAngles[0] ?? 0) - beamAngle)).toBeLessThanOrEqual(1);
});

test.each(['a.ies', 'A--0lm-36deg-5w.ies', 'A--450lm-180deg-5w.ies', 'A--450lm-36deg-5w.pdf', '../A--1lm-1deg-1w.ies'])(
  '%s is the name of no sample',
  (name) => expect(sampleIesOf(name)).toBeNull(),
);

const fields = [
  { id: 1, name: 'Lumens (lm)', value: '450' },
  { id: 2, name: 'Wattage (W)', value: '5.5' },
];

test('a spotlight has a photometric file', () => {
  const { documents, photometry } = lightFilesOf({ sku: 'GU10-1', name: 'LED GU10 Bulb 36°', customFields: fields });
  expect(documents).toMatchObject([
    { kind: 'photometric', url: '/product-documents/GU10-1--450lm-36deg-5.5w.ies', name: 'Photometric file' },
  ]);
  expect(photometry?.beamAngles).toEqual([36, 36]);
});

test('a lamp without a beam, and a switch, have none', () => {
  expect(lightFilesOf({ sku: 'E27-1', name: 'LED E27 Bulb', customFields: fields })).toEqual({});
  expect(lightFilesOf({ sku: 'S-1', name: 'Switch 45°', customFields: [] })).toEqual({});
});
