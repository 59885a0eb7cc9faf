import type { Plugin } from 'vite';

/** The hash in the entry's file name, which depends on all its imports. The browser reads it from its script's URL. */
const ENTRY = /^assets\/entry\.client-([\w-]+)\.js$/;

/** `builds/latest.json`, which open pages poll, and `builds/meta/{id}.json` for as long as the build is stored. */
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
