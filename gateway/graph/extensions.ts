import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core';
import type { Context } from './context.ts';

/** What a partner’s key may be used for. */
export type Scope = 'catalogue' | 'cart' | 'checkout';

/** Who may read a field of Query or Mutation. Every one of them says it, beside its type. */
export interface RootFieldExtensions {
  /** The scope that a partner’s key needs for it. */
  scope: Scope;
  /**
   * Whether everyone who sends the same arguments gets the same answer, so that it may be cached. What it leads to may still be
   * private, such as a node that is a cart: reading a cart or a customer marks the answer, and a marked answer is never cached.
   */
  isPublic: boolean;
}

/** What other parts need to know of a field, said where the field is defined (`extensions` of its options). */
interface FieldExtensions extends Partial<RootFieldExtensions> {
  /**
   * What the field reads of the shop API beyond what every answer has: names of a product’s REST fields, or `facets` and `products`
   * for a field of a list or a cart that needs those. What nothing asks for is not requested.
   */
  reads?: readonly string[];
}

/** What other parts need to know of a type, said where the type is defined. */
export interface TypeExtensions {
  /** The scope that a partner’s key needs to name it in a fragment; `catalogue` where it does not say. */
  scope?: Scope;
  /** Finds the object behind a global id. Null where there is none, or none of the caller’s. */
  findNode?(key: string, id: string, context: Context): object | null | undefined | Promise<object | null | undefined>;
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> extends FieldExtensions {}
  interface GraphQLObjectTypeExtensions<_TSource, _TContext> extends TypeExtensions {}
}

// The parameters are those of the interfaces that these lines add to.
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
