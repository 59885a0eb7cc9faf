/** The API of relay-test-utils that the component tests use; version 21 ships no types. */
declare module 'relay-test-utils' {
  import type { Environment, GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime';

  type Answer = GraphQLSingularResponse | Error;

  export interface MockEnvironment extends Environment {
    mock: {
      /** The operations in flight, oldest first. */
      getAllOperations(): readonly OperationDescriptor[];
      /** Answers one operation, now or when it is sent; null leaves it to the next resolver. */
      queueOperationResolver(resolver: (operation: OperationDescriptor) => Answer | null): void;
      resolve(operation: OperationDescriptor, answer: GraphQLSingularResponse): void;
      reject(operation: OperationDescriptor, error: Error): void;
    };
  }

  export function createMockEnvironment(): MockEnvironment;

  /** The fields of each type's records, by type name; omitted fields get generated values. */
  export type MockResolvers = Readonly<Record<string, (context: { path?: readonly string[] | null }) => unknown>>;

  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers?: MockResolvers): GraphQLSingularResponse;
  };
}
