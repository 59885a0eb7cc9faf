import type { Plugin } from 'vite';

/** The name of the entry tells builds apart: it carries the hash of everything that it leads to. The browser reads the same of its own address. */
const ENTRY = /^assets\/entry\.client-([\w-]+)\.js$/;

/** Publishes which build this is: `builds/latest.json`, asked for by open pages, and `builds/meta/{id}.json` for as long as the build is kept. */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const id = Object.keys(bundle)
          .map((name) => ENTRY.exec(name)?.[1])
          .find(Boolean);
        if (!id)
          return this.error(
            'The entry of the storefront has no hash in its name: open pages could not tell builds apart',
          );
        const source = `${JSON.stringify({ id, timestamp: Date.now() })}\n`;
        this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source });
        this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source });
      },
    },
  };
}
