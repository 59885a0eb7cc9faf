import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sampleIes } from '@storefront/sample-catalogue/light/sample-ies.rules.ts';
import type { FeedDocument, FeedProduct } from '../feed.rules.ts';
import { createDocumentCopies } from './document-copies.ts';

const ies = sampleIes({ sku: 'A', lumens: 450, beamAngle: 36, watts: 5 });

function openFolders(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'documents-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [from, to] = [join(root, 'from'), join(root, 'to')];
  mkdirSync(from);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(from, name), content);
  const copies = createDocumentCopies(to, `${pathToFileURL(from).href}/`);
  return {
    copy: (...documents: (readonly [FeedDocument['kind'], string])[]) =>
      copies.copy({
        documents: documents.map(([kind, name]) => ({
          kind,
          url: name.startsWith('https') ? name : pathToFileURL(join(from, name)).href,
        })),
      } as Partial<FeedProduct> as FeedProduct),
    copied: () => readdirSync(to).toSorted(),
    from,
  };
}

test('copies documents once, names them by their content and reads the light', () => {
  const { copy, copied } = openFolders({ 'Lamp Data.pdf': '%PDF-1.7 …', 'lamp.IES': ies });
  const all = [
    ['datasheet', 'Lamp Data.pdf'],
    ['photometric', 'lamp.IES'],
    ['energy_label', 'https://maker.example/label.png'],
  ] as const;
  const { files, failures } = copy(...all);
  expect(failures).toEqual([]);
  expect(files.documents).toEqual([
    {
      kind: 'datasheet',
      name: 'Datasheet',
      url: expect.stringMatching(/^\/product-documents\/lamp-data-[0-9a-f]{16}\.pdf$/) as string,
      bytes: 12,
    },
    expect.objectContaining({ url: expect.stringMatching(/lamp-[0-9a-f]{16}\.ies$/) as string }),
    { kind: 'energy_label', name: 'Energy label', url: 'https://maker.example/label.png' },
  ]);
  expect(files.photometry?.beamAngles).toEqual([36, 36]);
  expect(copied().length).toBe(2);
  expect(copy(...all).files).toEqual(files);
  expect(copied().length).toBe(2);
});

test.each([
  ['datasheet', 'gone.pdf', 'There is no such file'],
  ['datasheet', 'page.html', 'The file is none of PDF, IES, LDT, PNG, JPG'],
  ['datasheet', 'false.pdf', 'The file is not the PDF that its name says'],
  ['energy_label', 'false.png', 'The file is not the PNG that its name says'],
  ['datasheet', 'large.pdf', 'The file has more than 10 MB'],
  ['datasheet', 'lamp.ies', 'An IES or LDT file belongs in the column photometric'],
  ['photometric', 'lamp.pdf', 'A photometric file is an IES or LDT file'],
  ['photometric', 'broken.ies', 'The candela value is “bright”, which is no number'],
  ['photometric', 'broken.ldt', 'The file is neither IES (LM-63) nor EULUMDAT'],
] as const)('a %s %s is refused by name', (kind, name, reason) => {
  const { copy } = openFolders({
    'page.html': '<script>',
    'false.pdf': '<script>',
    'false.png': '<svg>',
    'large.pdf': `%PDF-${' '.repeat(10_000_000)}`,
    'lamp.ies': ies,
    'lamp.pdf': '%PDF-1.7',
    'broken.ies': ies.replace(/\r\n0\r\n[\d.]+/, '\r\n0\r\nbright'),
    'broken.ldt': 'maker',
  });
  expect(copy([kind, name])).toEqual({ files: {}, failures: [{ name, reason }] });
});

test('a link that leads out of the folder is refused, and one within it is not', () => {
  const { copy, from } = openFolders({ 'lamp.pdf': '%PDF-1.7' });
  writeFileSync(join(from, '..', 'secret.pdf'), '%PDF-1.7');
  symlinkSync(join(from, '..', 'secret.pdf'), join(from, 'out.pdf'));
  symlinkSync('..', join(from, 'up'));
  symlinkSync('lamp.pdf', join(from, 'in.pdf'));
  const { files, failures } = copy(['datasheet', 'out.pdf'], ['datasheet', 'up/secret.pdf'], ['datasheet', 'in.pdf']);
  const reason = 'It is a link that leads out of the folder';
  expect(failures).toEqual(['out.pdf', 'secret.pdf'].map((name) => ({ name, reason })));
  expect(files.documents).toHaveLength(1);
});

test('a named pipe is refused, and not waited for', () => {
  const { copy, from } = openFolders({});
  execFileSync('mkfifo', [join(from, 'lamp.pdf')]);
  expect(copy(['datasheet', 'lamp.pdf']).failures).toEqual([{ name: 'lamp.pdf', reason: 'It is not a file' }]);
});
