import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core';

export type Scope = 'catalogue' | 'reviews' | 'cart' | 'checkout';

/** Required on every field of Query and Mutation. */
interface RootFieldExtensions {
  /** What a partner’s key needs to select the field. */
  scope: Scope;
  /** By the arguments alone, so that it may be cached. Nested private data sets `isPersonal`, which prevents that. */
  isPublic: boolean;
}

interface FieldExtensions extends Partial<RootFieldExtensions> {
  /** Of a product, or `facets` and `products` for a list or a cart. What no selected field reads is not requested. */
  reads?: readonly string[];
}

interface TypeExtensions {
  /** The scope that a partner’s key needs for a fragment on the type. Defaults to `catalogue`. */
  scope?: Scope;
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> extends FieldExtensions {}
  interface GraphQLObjectTypeExtensions<_TSource, _TContext> extends TypeExtensions {}
}

// The type parameters must match those of the merged interfaces.
declare global {
  export namespace PothosSchemaTypes {
    interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      extensions: RootFieldExtensions & Readonly<Record<string, unknown>>;
    }
    interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      extensions: RootFieldExtensions & Readonly<Record<string, unknown>>;
    }
  }
}
