/**
 * Every limit on what one caller, one request or one upstream may use of the gateway. Limits per minute are settings:
 * gateway/config/rate-limits.data.ts. Limits that belong to a rule of the shop, such as the lines of a basket, stand
 * with the rule.
 */

/** Connections of clients (server/load/connections.ts). */
export const CONNECTION_LIMITS = {
  /** Open connections in total; further ones are not accepted. */
  connections: 2_048,
  /** Open connections per address; null behind proxies, whose address all shoppers share. */
  connectionsPerAddress: 256 as number | null,
  /** Pipelined requests queued on one connection; browsers and proxies send none. The next one closes the connection. */
  waitingRequests: 8,
  /** Response bytes, over all connections, that clients have not read yet. A page is under 1 MB, and a connection holds at most one response. */
  unsentBytes: 64_000_000,
  /**
   * Node's timeout for connections on which nothing is sent or received. Longer than any answer takes to begin. A client that has stopped reading
   * is noticed within twice the time; a slow one that goes on reading is kept.
   */
  silentMilliseconds: 120_000,
};

/** Times of the server's connections, and of its shutdown. */
export const SERVER_TIMES = {
  headersMilliseconds: 5_000,
  requestMilliseconds: 10_000,
  /** Idle connections are closed after this time. Node announces it in the Keep-Alive header, so that clients stop reusing them in time. */
  keepAliveMilliseconds: 5_000,
  /** One of several gateways listens at the latest after this time, also when its shop API or its search does not answer. */
  readyMilliseconds: 60_000,
  /** A shutdown waits this long for requests in progress, */
  drainMilliseconds: 8_000,
  /** and ends after this time, whatever keeps it. */
  stopMilliseconds: 9_500,
};

/** One request. */
export const REQUEST_LIMITS = {
  headerBytes: 16_384,
  /** The path and query. Longer than any address of the shop, with room for campaign parameters. */
  addressCharacters: 8_192,
  /** The body of an operation. */
  bodyBytes: 100_000,
  webhookBodyBytes: 256_000,
  shopEventBytes: 100_000,
  /** Bounds the parsing of a content type; real ones are far shorter. */
  contentTypeCharacters: 128,
};

/**
 * The maximum size of a document. The storefront's largest operations have 1,330 tokens, 62 aliases, 8 levels, 3 directives and 15 root fields.
 * Root fields are limited because each may make its own REST calls. A full introspection query has 15 levels.
 */
export const DOCUMENT_LIMITS = {
  characters: 20_000,
  tokens: 2_000,
  depth: 16,
  aliases: 100,
  directives: 20,
  rootFields: 20,
  listItems: 250,
};

/** Variables: nesting, and characters of one string. The graph's input types nest three levels deep. */
export const INPUT_LIMITS = { depth: 10, characters: 20_000 };

/** An operation's cost: that of the storefront's largest, plus headroom for partners. */
export const COST_LIMITS = { complexity: 12_000, depth: 12, breadth: 1_000 };

/**
 * The complexity of one call to the shop API, so that an operation makes at most 200. Every field has it that makes a call of its own, for each that
 * it may make. Free are calls that a whole operation shares (its cart, its customer, products in batches) and those cached for a minute.
 */
export const CALL_COMPLEXITY = 60;

/**
 * Pages rendered at once. Rendering takes about 7 ms of the single thread: 24 concurrent pages keep it busy with a shop API that answers in
 * 170 ms, and a full queue clears within 2 s with one that takes 500 ms. One address gets a quarter of either.
 */
export const PAGE_LIMITS = { atOnce: 24, atOncePerKey: 6, waiting: 64, waitingPerKey: 16, waitMilliseconds: 2_000 };

/** The time for which a reader of a stream may read slower than the least speed of its kind, or nothing. */
const graceMilliseconds = 30_000;

/** Feeds sent at once. They are large: for a client without gzip, 50,000 products take two seconds of CPU time. */
export const FEED_LIMITS = {
  slots: { atOnce: 16, atOncePerKey: 2, waiting: 32, waitingPerKey: 4, waitMilliseconds: 2_500 },
  pace: { leastBytesPerSecond: 20_000, graceMilliseconds },
};

/** Files of the shop API that are streamed: its longest silence, and the bytes of one. */
export const FILE_LIMITS = { silentMilliseconds: 10_000, bytes: 20_000_000 };

/** Documents of products sent at once. Each is streamed, and holds a few chunks and a connection to the shop API. */
export const PRODUCT_DOCUMENT_LIMITS = {
  slots: { atOnce: 64, atOncePerKey: 8, waiting: 256, waitingPerKey: 32, waitMilliseconds: 10_000 },
  pace: { leastBytesPerSecond: 20_000, graceMilliseconds },
};

/** Archives of documents: bytes of one, and archives sent at once. The least speed is higher, because an archive is long. */
export const ARCHIVE_LIMITS = {
  bytes: 200_000_000,
  slots: { atOnce: 32, atOncePerKey: 6, waiting: 32, waitingPerKey: 4, waitMilliseconds: 5_000 },
  pace: { leastBytesPerSecond: 100_000, graceMilliseconds },
};

/** The wait is shorter than most proxies' timeouts. */
const imageQueue = { waiting: 512, waitingPerKey: 128, waitMilliseconds: 20_000 };
/** Shorter queues for later stages, because admitted work is already bounded. */
const laterQueue = { waiting: 32, waitingPerKey: 32, waitMilliseconds: 20_000 };

/** Images made at once, by stage; server/images/images.ts says what the stages are. */
export const IMAGE_LIMITS = {
  own: { atOnce: 16, atOncePerKey: 8, ...imageQueue },
  drawings: { atOnce: 2, atOncePerKey: 2, ...laterQueue },
  external: { atOnce: 8, atOncePerKey: 4, ...imageQueue },
  fetches: { atOnce: 8, atOncePerKey: 1, ...laterQueue },
  squares: { atOnce: 1, atOncePerKey: 1, ...laterQueue },
};

/** One image of another host, and of the shop the pixels alone: an image of a few bytes can claim any size. */
export const PICTURE_LIMITS = {
  milliseconds: 10_000,
  bytes: 20_000_000,
  pixels: 50_000_000,
  /** One, so that a slow host delays only its own images. */
  connectionsPerHost: 1,
};

/** Calls to the shop API. */
export const SHOP_API_LIMITS = {
  connections: 32,
  /** More, for changes alone: slow ones wait for one another, and not pages for them. */
  changeConnections: 32,
  /** For calls that check a password: as many as the embedded shop lets wait, so that guesses delay no change of a cart. */
  passwordConnections: 80,
  connectMilliseconds: 1_200,
  /** One try, to the last byte of its answer; a read that has a stale answer waits no longer either. */
  answerMilliseconds: 1_200,
  /** One try of a change of a cart. An addition takes commerce backends 0.5 to 1 s of CPU time, and they make those of one cart wait for each other. */
  cartChangeMilliseconds: 5_000,
  /** One try of a checkout or a change of an account: several calls in sequence behind the shop API, payment among them. */
  orderMilliseconds: 15_000,
  answerBytes: 2_000_000,
  /** All personal reads of one operation together: cart, its products, orders; and the wait of any call for its turn. What its changes take is added. */
  operationMilliseconds: 2_700,
  /** Calls of one operation at once. Lists keep the shop API busy: few of one operation leave it to the calls of others. */
  operationCallsAtOnce: 6,
};

/** The purge of a CDN. */
export const CDN_LIMITS = {
  /** The header with so many stays below 2.5 kB, which proxies accept. */
  tagsPerResponse: 250,
  /** Beyond so many the whole CDN is purged. */
  waitingTags: 5_000,
  timeoutMilliseconds: 5_000,
  /** A purge is repeated after this time: longer than an answer takes to be made and sent, and than other gateways take to learn of a change. */
  repeatMilliseconds: 6_000,
  retryMilliseconds: { first: 1_000, maximum: 60_000 },
};

/** The caches in memory, least recently used first to go; docs/operating.md lists all caches with ages and what drops them. */
export const CACHE_LIMITS = {
  /** Pages are kept compressed, 20 kB or so. */
  pages: { bytesMaximum: 64_000_000, entriesMaximum: 5_000 },
  responses: { bytesMaximum: 64_000_000, entriesMaximum: 20_000 },
  /** The catalogue's answers for outages, about 30 MB in total. */
  catalogue: { products: { max: 600 }, lists: { max: 200 }, others: { max: 200 } },
  /** Parsed documents: the storefront's and those that partners have registered or send, by the characters of their texts. */
  documents: { max: 1_000, maxSize: 4_000_000 },
};
