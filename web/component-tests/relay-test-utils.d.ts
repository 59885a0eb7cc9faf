/** The part of relay-test-utils that the component tests use; version 21 ships no types, unlike Relay's other packages. */
declare module 'relay-test-utils' {
  import type { Environment, GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime';

  type Answer = GraphQLSingularResponse | Error;

  export interface MockEnvironment extends Environment {
    mock: {
      /** The operations that have been sent and have no answer yet, oldest first. */
      getAllOperations(): readonly OperationDescriptor[];
      /** Answers one operation, at once or as soon as it is sent; null leaves it to the next resolver. */
      queueOperationResolver(resolver: (operation: OperationDescriptor) => Answer | null): void;
      resolve(operation: OperationDescriptor, answer: GraphQLSingularResponse): void;
      reject(operation: OperationDescriptor, error: Error): void;
    };
  }

  export function createMockEnvironment(): MockEnvironment;

  /** What a type's records hold, by the type's name; what is left out gets a made-up value. */
  export type MockResolvers = Readonly<Record<string, (context: { path?: readonly string[] | null }) => unknown>>;

  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers?: MockResolvers): GraphQLSingularResponse;
  };
}
