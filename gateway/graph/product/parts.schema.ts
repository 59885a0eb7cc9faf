import { builder, textOrNull } from '../builder.ts';
import { UrlScalar } from '../scalar/scalar.schema.ts';
import type { Specification as SpecificationRecord } from './specifications.rules.ts';

export const Breadcrumb = builder.objectRef<{ name: string; path: string }>('BreadcrumbItem').implement({
  description: 'One step of a breadcrumb.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name to show.' }),
    path: t.exposeString('path', { description: 'Path of its page.' }),
  }),
});

export const Specification = builder.objectRef<SpecificationRecord>('Specification').implement({
  description: 'One line of technical data.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The specification’s name, such as IP Rating or Wattage (W).' }),
    value: t.exposeString('value', { description: 'The value, unit in the name.' }),
    isLead: t.boolean({
      description: 'Whether products of its kind are chosen by it, as the shop says for the category.',
      resolve: ({ isLead = false }) => isLead,
    }),
  }),
});

const WarrantyDocument = builder.objectRef<{ url: string; text: string }>('WarrantyDocument').implement({
  description: 'A document that comes with a product.',
  fields: (t) => ({
    url: t.field({
      type: UrlScalar,
      description: 'The document’s URL, at the shop or elsewhere.',
      resolve: ({ url }, _, { config }) => new URL(url, config.publicUrl).href,
    }),
    text: t.exposeString('text', { description: 'The document’s name, to show as the link.' }),
  }),
});

export const Warranty = builder
  .objectRef<{
    boxContains: readonly string[];
    usefulInformation: string;
    documents: readonly { url: string; text: string }[];
  }>('Warranty')
  .implement({
    description: 'The contents of a product’s box, its documents and its guarantee.',
    fields: (t) => ({
      boxContains: t.exposeStringList('boxContains', { description: 'The contents of the box.' }),
      usefulInformation: t.string(
        textOrNull('usefulInformation', 'Guarantee and care instructions, as plain text. Null when there are none.'),
      ),
      documents: t.expose('documents', { type: [WarrantyDocument], description: 'Instructions and data sheets.' }),
    }),
  });
