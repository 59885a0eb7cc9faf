import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type EnvironmentModuleNode } from 'vite';
import { readGraphiQLFiles } from '../console/package-files.ts';
import type { RenderPage } from '../pages/pages.ts';
import type { Storefront } from '../pages/storefront.ts';
import { createDevelopmentRelay } from './development-relay.ts';

const ENTRY = '/web/app/entry.server.tsx';

/** The storefront from its sources: pages, styles and operations change under a running browser. */
export async function openDevelopmentStorefront(root: string, server: Server): Promise<Storefront> {
  const relay = createDevelopmentRelay(root);
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [relay.plugin],
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  const graphiql = await readGraphiQLFiles();

  /** The styles of every module that the server has loaded, those of the page just rendered among them, so that the first paint is styled. */
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
      // Vite's client takes over the blocks that carry this attribute, so hot reloading replaces them.
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
    return { ...page, html: page.html.replace('</head>', () => `${head}</head>`) };
  };

  return {
    render: async (request, options) => {
      try {
        return await render(request, options);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    assets: () => ({ styles: [], faces: [], modules: [], entries: ['/@vite/client', '/web/app/entry.client.tsx'] }),
    graphiql: graphiql.addresses,
    staticFiles(request, response, next) {
      const file = graphiql.contents.get(request.url ?? '');
      if (file === undefined) vite.middlewares(request, response, next);
      else
        response
          .writeHead(200, {
            'content-type': request.url?.endsWith('.css') ? 'text/css' : 'text/javascript',
            'cache-control': 'max-age=31536000, immutable',
          })
          .end(file);
    },
    operations: relay.operations,
    close: () => vite.close(),
  };
}
