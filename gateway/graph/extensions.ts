import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core';

/** A permission of a partner’s API key. */
export type Scope = 'catalogue' | 'reviews' | 'cart' | 'checkout';

/** The access rules of a root field; required on every field of Query and Mutation. */
interface RootFieldExtensions {
  /** The scope that a partner’s key needs to select the field. */
  scope: Scope;
  /**
   * Whether the result depends on the arguments alone, so that the response may be cached. Nested data may still be private, such as
   * a node that is a cart: reading a cart or a customer sets `isPersonal`, which prevents caching.
   */
  isPublic: boolean;
}

/** Metadata of a field, declared in the `extensions` of its options. */
interface FieldExtensions extends Partial<RootFieldExtensions> {
  /**
   * The optional REST fields that the field reads: fields of a product, or `facets` and `products` for a field of a list or a cart.
   * Optional fields that no selected field reads are not requested from the shop API.
   */
  reads?: readonly string[];
}

/** Metadata of a type, declared where the type is defined. */
interface TypeExtensions {
  /** The scope that a partner’s key needs for a fragment on the type. Defaults to `catalogue`. */
  scope?: Scope;
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> extends FieldExtensions {}
  interface GraphQLObjectTypeExtensions<_TSource, _TContext> extends TypeExtensions {}
}

// The type parameters must match those of the interfaces that these declarations merge into.
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
