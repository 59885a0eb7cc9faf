/** The queries that GraphiQL opens with, one tab each. */
export const examples: readonly { query: string; variables?: string }[] = [
  {
    query: `# The shop's categories, three levels deep
query Categories {
  categories {
    name
    path
    children {
      name
      path
      children { name path }
    }
  }
}
`,
  },
  {
    query: `# One page of a category: 16 products, with both VAT views of each price
query CategoryProducts($path: String!, $first: Int = 16, $after: String) {
  category(path: $path) {
    name
    breadcrumb { name path }
    products(first: $first, after: $after, sort: PRICE_ASCENDING) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          name
          sku
          path
          price { incVat { pence } exVat { pence } }
          stock { status message }
        }
      }
    }
  }
}
`,
    variables: JSON.stringify({ path: '/interior-lighting/' }, null, 2),
  },
  {
    query: `# Narrow a list: the facets say what it can be narrowed by, and how many products each value would leave
query NarrowedList($path: String!, $filters: ProductFilters) {
  category(path: $path) {
    products(filters: $filters, sort: PRICE_ASCENDING, first: 8) {
      totalCount
      priceBounds { minimum { incVat { pence } } maximum { incVat { pence } } }
      applied { facets { name values minimum maximum } brands { slug } price { minimum maximum } }
      brands { slug count selected }
      facets { name kind unit valueCount values { value count selected } }
      edges { node { name sku highlights { name value } } }
    }
  }
}
`,
    variables: JSON.stringify({ path: '/interior-lighting/', filters: { facets: [{ name: 'IP Rating', values: ['IP44', 'IP65'] }], price: { minimum: 1000, maximum: 10_000 } } }, null, 2),
  },
  {
    query: `# What may be meant by a term that is still being typed; misspelt words are corrected
query Suggestions($query: String!) {
  suggestions(query: $query, limit: 4) {
    correctedTerm
    terms
    categories { name path }
    brands { name path }
    products { name sku path }
    totalCount
  }
}
`,
    variables: JSON.stringify({ query: 'dimer swich' }, null, 2),
  },
  {
    query: `# A brand's page: what it is, where its products are, and the newest of them
query Brand($path: String!) {
  brand(path: $path) {
    name
    productCount
    description
    categories { productCount category { name path } }
    products(first: 4, sort: NEWEST) { edges { node { name path } } }
  }
}
`,
    variables: JSON.stringify({ path: '/brands/heritage-brass/' }, null, 2),
  },
  {
    query: `# Search, then everything about the first result: the heavy fields cost one batched call
query Search($query: String!) {
  search(query: $query, first: 4) {
    totalCount
    edges {
      node {
        name
        sku
        path
        brand { name }
        specifications { name value }
        images { description url(width: 640) }
        variants {
          sku
          selectedOptions { name value }
          price { incVat { pence } }
          stock { status level }
        }
      }
    }
  }
}
`,
    variables: JSON.stringify({ query: 'satin brass dimmer' }, null, 2),
  },
  {
    query: `# What lives at an address: a category, a product, a redirect or nothing
query ResolveUrl($url: String!) {
  resolveUrl(url: $url) {
    __typename
    ... on Category { name }
    ... on Product { name sku }
    ... on Redirect { path }
  }
}
`,
    variables: JSON.stringify({ url: '/switches-and-sockets/' }, null, 2),
  },
  {
    query: `# What delivery of the basket and of a single item in stock costs, and when it comes, to one postcode
query Delivery($postcode: String!) {
  deliveryEstimate(postcode: $postcode) {
    ... on DeliveryEstimate {
      postcode
      zone { name freeFrom { pence } transitDays }
      cost { incVat { pence } exVat { pence } }
      earliestDate
      latestDate
    }
    ... on InvalidPostcodeError { code message }
  }
  cart {
    delivery(postcode: $postcode) {
      ... on DeliveryEstimate { isFree cost { incVat { pence } } earliestDate latestDate remainingForFree { pence } }
    }
  }
}
`,
    variables: JSON.stringify({ postcode: 'BT1 5GS' }, null, 2),
  },
  {
    query: `# Put a product in the basket. Take an id from a product query;
# every refusal is a member of the result with a code and a message.
mutation AddToCart($input: CartLineAddInput!) {
  cartLineAdd(input: $input) {
    __typename
    ... on CartLineAddPayload {
      cart { quantity subtotal { incVat { pence } exVat { pence } } }
      line { name quantity }
      warnings { code message }
    }
    ... on UserError { code message }
  }
}
`,
    variables: JSON.stringify({ input: { productId: '', quantity: 1 } }, null, 2),
  },
  {
    query: `# The basket of whoever asks
query Cart {
  cart {
    quantity
    subtotal { incVat { pence } exVat { pence } }
    lines {
      id
      name
      quantity
      lineTotal { incVat { pence } exVat { pence } }
      product { path stock { message } }
    }
  }
}
`,
  },
];
