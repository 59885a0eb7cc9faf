/** The references of a document: files and folders from the root of the repository, relative links, and npm scripts. */
export type References = ReturnType<typeof referencesOf>;

const CODE = /`([^`\n]+)`/g;
const PATH = /^(?:domain|gateway|shop|web|schema|scripts|e2e|docs)\/[\w./-]*$/;
const CHANGED_FILE = /^\+\+\+ b\/(\S+)/gm;
const LINK = /\]\((?!https?:|[/#])([^)#\s]+)/g;
const SCRIPT = /npm run (?:--silent )?([\w:-]+)/g;

/** Without addresses of the shop. Code blocks hold examples: of them, only npm scripts and the files of diffs count. */
export function referencesOf(markdown: string) {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return {
    paths: [
      ...[...prose.matchAll(CODE)].map(([, code = '']) => code).filter((code) => PATH.test(code)),
      ...[...markdown.matchAll(CHANGED_FILE)].map(([, file = '']) => file),
    ],
    links: [...prose.matchAll(LINK)].map(([, target = '']) => target),
    scripts: [...markdown.matchAll(SCRIPT)].map(([, name = '']) => name),
  };
}

/** A text that a document's diff expects in a file: of a heading, an unchanged line or a removed one. */
export interface ExpectedText {
  file: string;
  text: string;
}

/** The texts that the diffs of a Markdown document expect, in the order in which a file must have them. */
export function expectedTextsOf(markdown: string): ExpectedText[] {
  return [...markdown.matchAll(/^```diff\n([\s\S]*?)^```/gm)].flatMap(([, diff = '']) => {
    let file = '';
    return diff.split('\n').flatMap((line) => {
      const changed = /^\+\+\+ b\/(\S+)/.exec(line)?.[1];
      if (changed !== undefined) file = changed;
      if (line.startsWith('+') || line === '') return [];
      return [{ file, text: line.replace(/^(?:@@ |[ -])/, '') }];
    });
  });
}
