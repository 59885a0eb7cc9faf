import { readFileSync } from 'node:fs';
import { takenAddresses } from '@storefront/domain/pages.rules.ts';
import {
  fillPlaceholders,
  PLACEHOLDER_NAMES,
  type TextDetails,
} from '@storefront/domain/shop-text/placeholders.rules.ts';
import { filesIn, folderFile, hasFile, PICTURE_BYTES_MAXIMUM, picturePath, readFolderFile } from '../folder-files.ts';
import { ShopFolderError } from '../shop-folder-error.ts';
import { fileIn, type ShopFolder } from '../shop-folder.ts';
import { NO_CONTENT, type BlogPost, type Content, type ContentPage } from './content.ts';
import { Page, PICTURE_DESCRIPTION, Post } from './fields.ts';
import { readFrontMatter } from './front-matter.ts';
import { htmlOf, questionsOf, sectionsOf } from './markdown.ts';

const LIMITS = { pages: 200, posts: 2_000, textBytes: 300_000 };

const LAST = 10_001;

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/;

/** Reads `pages/*.md` and `posts/*.md`, placeholders filled in. Throws a `ShopFolderError` for the first fault. */
export function readContent(folder: ShopFolder | null, details: TextDetails): Content {
  return folder ? readFrom(folder, details) : NO_CONTENT;
}

function readFrom(folder: ShopFolder, details: TextDetails): Content {
  const fill = (html: string) => fillPlaceholders(html, details);
  const pictures = new Map<string, string>();
  const read = (part: 'pages' | 'posts') =>
    filesIn(folder, part, 2 * LIMITS[part])
      .filter((name) => name.endsWith('.md'))
      .map((name) => {
        const { shown: file } = fileIn(folder, `${part}/${name}`);
        const slug = name.slice(0, -3);
        if (!SLUG.test(slug))
          throw new ShopFolderError({ file, found: name, allowed: 'a name of small letters, digits and hyphens' });
        if (part === 'pages' && takenAddresses.has(slug))
          throw new ShopFolderError({
            file,
            found: `a page at /${slug}/, where the storefront has another`,
            allowed: 'another name',
          });
        const content = readFolderFile(folder, `${part}/${name}`, LIMITS.textBytes).toString();
        checkPlaceholders(content, file, details);
        return { slug, file, content };
      });

  function pictureOf(part: string, file: string, given: { picture?: string; pictureDescription?: string }) {
    if (given.picture === undefined) return { picture: null, pictureDescription: '' };
    const name = `${part}/${given.picture}`;
    if (!hasFile(folder, name))
      throw new ShopFolderError({ file, found: `picture: ${given.picture}`, allowed: `a file of the folder ${part}` });
    if (given.pictureDescription === undefined)
      throw new ShopFolderError({
        file,
        found: 'a picture without a pictureDescription',
        allowed: PICTURE_DESCRIPTION,
      });
    const path = picturePath(folder, name);
    pictures.set(path, name);
    return { picture: path, pictureDescription: given.pictureDescription };
  }

  const pages = read('pages').map(({ slug, file, content }) => {
    const { fields, ...text } = readFrontMatter(content, file, Page);
    return { slug, file, fields, text: { ...text, file } };
  });
  const posts = read('posts').map(({ slug, file, content }): BlogPost => {
    const { fields, ...text } = readFrontMatter(content, file, Post);
    return {
      slug,
      title: fields.title,
      summary: fields.summary ?? '',
      ...pictureOf('posts', file, fields),
      publishedOn: fields.date,
      author: fields.author ?? '',
      products: fields.products ?? [],
      body: fill(htmlOf({ ...text, file })),
    };
  });
  return {
    folder,
    pages: pages
      .toSorted((a, b) => (a.fields.order ?? LAST) - (b.fields.order ?? LAST) || (a.slug < b.slug ? -1 : 1))
      .map(({ slug, file, fields, text }): ContentPage => ({
        url: `/${slug}/`,
        title: fields.title,
        metaDescription: fields.description ?? '',
        summary: fields.summary ?? '',
        ...pictureOf('pages', file, fields),
        updatedOn: fields.date ?? null,
        sections: fields.questions ? [] : sectionsOf(text).map((section) => ({ ...section, body: fill(section.body) })),
        faqs: fields.questions ? questionsOf(text).map((faq) => ({ ...faq, answer: fill(faq.answer) })) : [],
      })),
    posts: posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || (a.slug < b.slug ? -1 : 1)),
    pictures,
  };
}

/** Null for a path that no page or post shows. */
export function readPicture(content: Pick<Content, 'folder' | 'pictures'>, path: string): Buffer | null {
  const file = pictureFile(content, path);
  return file === null ? null : readFileSync(file);
}

export function pictureFile({ folder, pictures }: Pick<Content, 'folder' | 'pictures'>, path: string): string | null {
  const name = pictures.get(path);
  return folder === null || name === undefined ? null : folderFile(folder, name, PICTURE_BYTES_MAXIMUM);
}

/** A misspelt placeholder would be shown to shoppers, and an empty one would leave a gap in a sentence. */
function checkPlaceholders(content: string, file: string, details: TextDetails): void {
  for (const { 0: place, 1: name = '', index } of content.matchAll(/\{(\w+)\}/g)) {
    const isKnown = PLACEHOLDER_NAMES.includes(name);
    if (isKnown && fillPlaceholders(place, details) !== '') continue;
    throw new ShopFolderError({
      file,
      line: content.slice(0, index).split('\n').length,
      found: isKnown ? `${place}, which shop.yaml does not give` : place,
      allowed: PLACEHOLDER_NAMES.map((each) => `{${each}}`).join(', '),
    });
  }
}
