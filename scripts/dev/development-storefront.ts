import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite';
import type { RenderPage, Storefront } from '../../gateway/server/pages/storefront.ts';
import { rawReply } from '../../gateway/server/raw-reply.ts';
import type { DevelopmentRelay } from './development-relay.ts';

const ENTRY = '/web/framework/entry.server.tsx';

interface DevelopmentStorefrontOptions {
  root: string;
  /** The HTTP server, whose port hot reloading shares. */
  server: Server;
  relay: DevelopmentRelay;
  /** More plugins of Vite. */
  plugins: Plugin[];
}

/** The storefront from its sources, with hot reloading of pages, styles and operations, and the Vite that runs it. */
export async function openDevelopmentStorefront({
  root,
  server,
  relay,
  plugins,
}: DevelopmentStorefrontOptions): Promise<{ vite: ViteDevServer; storefront: Storefront }> {
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // vanilla-extract runs a Vite of its own, which would empty the same folder.
    cacheDir: join(root, 'node_modules/.vite/development'),
    plugins: [relay.plugin, ...plugins],
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });

  /** The styles of all loaded modules, inlined so that the first paint is styled. */
  async function styles(): Promise<string> {
    const graph = vite.environments.ssr.moduleGraph;
    const seen = new Set<EnvironmentModuleNode>();
    const blocks: string[] = [];
    const visit = async (module: EnvironmentModuleNode | undefined): Promise<void> => {
      if (!module || seen.has(module)) return;
      seen.add(module);
      for (const imported of module.importedModules) await visit(imported);
      if (!/\.css($|\?)/.test(module.url)) return;
      const result = await vite.environments.client.transformRequest(`${module.url.replace(/\?.*$/, '')}?direct`);
      // Vite's client adopts style elements with this attribute, so that hot reloading replaces them.
      if (result) blocks.push(`<style data-vite-dev-id="${module.file ?? module.id}">${result.code}</style>`);
    };
    await visit(await graph.getModuleByUrl(ENTRY));
    return blocks.join('');
  }

  const render: RenderPage = async (request, options) => {
    await relay.settled();
    const entry = (await vite.ssrLoadModule(ENTRY)) as { render: RenderPage };
    const page = await entry.render(request, options);
    const head = await styles();
    return { ...page, body: page.body.replace('</head>', () => `${head}</head>`) };
  };

  const storefront: Storefront = {
    render: async (request, options) => {
      try {
        return await render(request, options);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    // Every page is rendered from the sources as they are.
    addressOf: () => null,
    loggedPath: (path) => path,
    assets: () => ({
      styles: [],
      faces: [],
      modules: [],
      entries: ['/@vite/client', '/web/framework/entry.client.tsx'],
    }),
    async staticFiles(app) {
      app.get('/*', ({ raw }, reply) => {
        // The policy of a worker’s file allows nothing; in development it imports its modules one by one.
        if (/[?&]worker_file\b/.test(raw.url ?? '')) reply.removeHeader('content-security-policy');
        vite.middlewares(raw, rawReply(reply), (error?: Error) => (error ? reply.send(error) : reply.callNotFound()));
      });
    },
    operations: relay.operations,
  };
  return { vite, storefront };
}
