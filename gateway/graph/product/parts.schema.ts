import { builder } from '../builder.ts';

export const Breadcrumb = builder.objectRef<{ name: string; path: string }>('BreadcrumbItem').implement({
  description: 'One step of a breadcrumb.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name to show.' }),
    path: t.exposeString('path', { description: 'Path of its page.' }),
  }),
});

export const Specification = builder.objectRef<{ name: string; value: string }>('Specification').implement({
  description: 'One line of technical data.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Such as IP Rating or Wattage (W).' }),
    value: t.exposeString('value', { description: 'Its value, unit in the name.' }),
  }),
});

const WarrantyDocument = builder.objectRef<{ url: string; text: string }>('WarrantyDocument').implement({
  description: 'A document that comes with a product.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Its URL: https, or a path of the shop.' }),
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
    description: 'What is in a product’s box, its documents and its guarantee.',
    fields: (t) => ({
      boxContains: t.stringList({ description: 'What is in the box.', resolve: ({ boxContains }) => [...boxContains] }),
      usefulInformation: t.exposeString('usefulInformation', {
        description: 'Guarantee and care, plain text; empty for none.',
      }),
      documents: t.field({
        type: [WarrantyDocument],
        description: 'Instructions and data sheets.',
        resolve: ({ documents }) => [...documents],
      }),
    }),
  });
