import { createHash } from 'node:crypto';

/** Where GraphiQL's files are. */
export interface GraphiQLAddresses {
  style: string;
  script: string;
  /** The code editor's workers, by the editor's own names for them. */
  workers: { editorWorkerService: string; json: string; graphql: string };
}

export interface GraphiQLFiles {
  addresses: GraphiQLAddresses;
  /** What they hold, by address. */
  contents: ReadonlyMap<string, string>;
}

/** GraphiQL as its package ships it, under addresses that change with what they hold. Nine megabytes: only the build and the development server read them. */
export async function readGraphiQLFiles(): Promise<GraphiQLFiles> {
  const { css, js, editorWorkerService, jsonWorker, graphqlWorker } =
    await import('@graphql-yoga/render-graphiql/graphiql');
  const contents = new Map<string, string>();
  const add = (name: string, ending: 'js' | 'css', content: string) => {
    const address = `/assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${ending}`;
    contents.set(address, content);
    return address;
  };
  const addresses: GraphiQLAddresses = {
    style: add('graphiql', 'css', css),
    script: add('graphiql', 'js', js),
    workers: {
      editorWorkerService: add('graphiql-editor', 'js', editorWorkerService),
      json: add('graphiql-json', 'js', jsonWorker),
      graphql: add('graphiql-graphql', 'js', graphqlWorker),
    },
  };
  return { addresses, contents };
}
