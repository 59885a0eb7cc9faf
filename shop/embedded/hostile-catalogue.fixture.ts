import { smallCatalogue } from './catalogue/catalogue.fixture.ts';
import type { Catalogue } from './catalogue/catalogue.ts';

/** A word of 200 letters, at which no line can break. */
export const LONG_WORD = 'Wundersame'.repeat(20);

/** HTML as found in merchants' feeds: stray headings, broken lists and tables, images, frames and obsolete elements. */
export const FOREIGN_HTML = [
  '<h1>About it</h1><h4>Too deep</h4><h2></h2><p></p>',
  '<p>One<ul><li>in a paragraph</li></ul></p><ul>loose<li>a<li>b</ul><li>alone</li><ul><ul><li>twice</li></ul></ul>',
  '<b><p>Bold</p><ul><li>and listed</li></ul></b>',
  '<a href="https://a.example/"><p>A</p><a href="https://b.example/">B</a></a><a name="top">no link</a>',
  '<table><caption>Sizes</caption><td>1</td><tr><th>Width<td><p>20</p></table><tr><td>lost</td></tr><table></table>',
  '<ol></ol>',
  '<img src="x.jpg"><iframe width="560" src="https://video.example/"></iframe>',
  '<dl><dt>Cap</dt><dd>E27</dd></dl><center><font color=red>Sale</font></center>',
  `<p>${LONG_WORD}</p><table><tr><td>${LONG_WORD}</td><td>2</td></tr></table>`,
  `<a href="https://a.example/">${LONG_WORD}</a><div><p>Open`,
].join('');

/** The small catalogue with a long word in every name and hostile HTML in every text. */
export const hostileCatalogue: Catalogue = {
  brands: smallCatalogue.brands.map((brand) => ({ ...brand, name: LONG_WORD, descriptionHtml: FOREIGN_HTML })),
  categories: smallCatalogue.categories.map((category) => ({
    ...category,
    name: `${category.name} ${LONG_WORD}`,
    pageTitle: LONG_WORD,
    descriptionHtml: FOREIGN_HTML,
    faqs: category.faqs.map(() => ({ question: LONG_WORD, answerHtml: FOREIGN_HTML })),
  })),
  products: smallCatalogue.products.map((product, index) => ({
    ...product,
    name: `${product.name} ${LONG_WORD}`,
    sku: index === 0 ? LONG_WORD : product.sku,
    descriptionHtml: FOREIGN_HTML,
    warningHtml: FOREIGN_HTML,
    warranty: {
      boxContains: [LONG_WORD, LONG_WORD],
      usefulInformation: LONG_WORD,
      technicalInformation: [
        { url: 'https://a.example/', text: LONG_WORD },
        { url: 'https://a.example/', text: LONG_WORD },
      ],
    },
    customFields: [
      ...product.customFields,
      { id: 7, name: LONG_WORD, value: LONG_WORD },
      { id: 8, name: 'Material', value: LONG_WORD },
    ],
    images: index % 3 === 0 ? [] : product.images,
    variants: product.variants.map((variant) => ({
      ...variant,
      sku: `${variant.sku}-${LONG_WORD}`,
      optionValues: variant.optionValues.map((value) => ({
        ...value,
        optionDisplayName: LONG_WORD,
        label: `${value.label} ${LONG_WORD}`,
      })),
    })),
    modifiers: product.modifiers.map((modifier) => ({
      ...modifier,
      displayName: LONG_WORD,
      optionValues: modifier.optionValues.map((value) => ({ ...value, label: LONG_WORD })),
    })),
  })),
};
