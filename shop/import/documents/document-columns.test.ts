import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sampleIes } from '@storefront/sample-catalogue/light/sample-ies.rules.ts';
import { useImports } from '../import.fixture.ts';
import { createDocumentCopies } from './document-copies.ts';

const { told, run, given, at } = useImports();

test('documents of a folder are copied, those of the web linked, and a faulty one is named', async () => {
  const root = mkdtempSync(join(tmpdir(), 'import-documents-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'files'));
  writeFileSync(join(root, 'secret.pdf'), '%PDF-1.7');
  writeFileSync(join(root, 'files', 'spot.ies'), sampleIes({ sku: 'A', lumens: 450, beamAngle: 36, watts: 5 }));
  writeFileSync(join(root, 'files', 'broken.ldt'), 'maker\n1\n7\n');
  const file = given(
    'sku,name,price,Datasheet,photometric,Energy Label\n' +
      'A-1,Spot,12,https://maker.example/spot.pdf|../secret.pdf,spot.ies,http://maker.example/label.png|//maker.example/label.png|https://a:b@maker.example/label.png\n' +
      'A-2,Lamp,12,gone.pdf,broken.ldt,\n',
  );
  const documentsFrom = `${pathToFileURL(join(root, 'files')).href}/`;
  const options = {
    documentsFrom,
    documents: createDocumentCopies(join(root, 'to'), documentsFrom),
  };
  expect(await run([file], options)).toMatchObject({ added: 2, skipped: 0 });
  const { documents, photometry } = await at('/spot/');
  expect(documents).toMatchObject([
    { kind: 'datasheet', url: 'https://maker.example/spot.pdf' },
    { kind: 'photometric', url: expect.stringMatching(/^\/product-documents\/spot-/) as string },
  ]);
  expect(photometry?.beamAngles).toEqual([36, 36]);
  expect(await at('/lamp/')).not.toHaveProperty('documents');
  expect(told.notes).toEqual([
    expect.stringMatching(/^2 Datasheet: “\.\.\/secret\.pdf” is no web address .* is not taken$/),
    expect.stringMatching(/^2 Energy Label: “http:\/\/maker\.example\/label\.png” is no web address/),
    expect.stringMatching(/^2 Energy Label: “\/\/maker\.example\/label\.png” is no web address/),
    expect.stringMatching(/^2 Energy Label: “https:\/\/a:b@maker\.example\/label\.png” is no web address/),
    '3 document: gone.pdf is not taken: There is no such file',
    '3 document: broken.ldt is not taken: The symmetry indicator is 7, not 0 to 4',
  ]);
  expect(await run([file], options)).toMatchObject({ added: 0, unchanged: 2 });
});
