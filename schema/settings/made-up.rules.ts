/** The telephone numbers, as digits, that Ofcom reserves for use in drama. No subscriber has them. */
const DRAMA = /^0(?:11[3-8]4960|1[2-6]14960|1632960|1914980|2079460|2896496|2920180|3069990|7700900|8081570|9098790)/;

export const isDramaNumber = (phone: string): boolean =>
  DRAMA.test(
    phone
      .replace('(0)', '')
      .replace(/\D/g, '')
      .replace(/^(?:00)?44/, '0'),
  );

/** Whether a host, or that of an email address, is reserved by RFC 2606 and RFC 6761 for examples and tests. */
export const isReservedHost = (host: string): boolean =>
  /(?:^|[.@])(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(host);

export const isLoopbackHost = (host: string): boolean => /^(?:127(?:\.\d+){3}|localhost|::1|\[::1\])$/.test(host);
