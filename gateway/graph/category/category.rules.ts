/** A question that shoppers ask, and its answer as HTML of the shop API's. */
export interface Faq {
  question: string;
  answer: string;
}

export interface CategoryNode {
  entityId: number;
  name: string;
  path: string;
  /** HTML as the shop API keeps it. */
  description: string;
  pageTitle: string;
  metaDescription: string;
  imageUrl: string | null;
  children: readonly CategoryNode[];
}

/** A category in its place: what is above it, nearest last, and beside it. */
export interface Category extends CategoryNode {
  ancestors: readonly CategoryNode[];
  siblings: readonly CategoryNode[];
}

export interface CategoryTree {
  roots: readonly Category[];
  byPath: ReadonlyMap<string, Category>;
  byId: ReadonlyMap<number, Category>;
}

/** Indexes the tree, so that a page finds a category, its trail and its neighbours without another call. */
export function indexTree(roots: readonly CategoryNode[]): CategoryTree {
  const byPath = new Map<string, Category>();
  const byId = new Map<number, Category>();
  const visit = (node: CategoryNode, ancestors: readonly CategoryNode[], level: readonly CategoryNode[]): Category => {
    const category = { ...node, ancestors, siblings: level.filter((other) => other !== node) };
    byPath.set(node.path, category);
    byId.set(node.entityId, category);
    for (const child of node.children) visit(child, [...ancestors, node], node.children);
    return category;
  };
  return { roots: roots.map((root) => visit(root, [], roots)), byPath, byId };
}
