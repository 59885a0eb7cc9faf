/** The value is not as BigCommerce documents it. `path` is its place in the item. */
class ShapeError extends Error {
  override name = 'ShapeError';
  readonly path: readonly (string | number)[];

  constructor(message: string, path: readonly (string | number)[] = []) {
    super(message);
    this.path = path;
  }
}

/** Throws a ShapeError. */
export type Reader<Value> = (value: unknown) => Value;

type Readers = Readonly<Record<string, Reader<unknown>>>;
export type RecordOf<Each extends Readers> = { [Name in keyof Each]: ReturnType<Each[Name]> };

export function attempt<Value>(read: Reader<Value>, value: unknown): { value: Value } | { fault: ShapeError } {
  try {
    return { value: read(value) };
  } catch (error) {
    if (error instanceof ShapeError) return { fault: error };
    throw error;
  }
}

function within<Value>(place: string | number, read: Reader<Value>, value: unknown): Value {
  const result = attempt(read, value);
  if ('value' in result) return result.value;
  throw new ShapeError(result.fault.message, [place, ...result.fault.path]);
}

/** Other properties are ignored. */
export const object =
  <Each extends Readers>(readers: Each): Reader<RecordOf<Each>> =>
  (value) => {
    if (typeof value !== 'object' || value === null) throw new ShapeError('This is no object');
    const properties = new Map(Object.entries(value));
    return Object.fromEntries(
      Object.entries(readers).map(([name, read]) => [name, within(name, read, properties.get(name))]),
    ) as RecordOf<Each>;
  };

export const list =
  <Item>(read: Reader<Item>): Reader<Item[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new ShapeError('This is no list');
    return value.map((item, index) => within(index, read, item));
  };

/** Null for a property that is null or missing. */
export const orNull =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value) =>
    value === undefined || value === null ? null : read(value);

export const string: Reader<string> = (value) => {
  if (typeof value !== 'string') throw new ShapeError('This is no text');
  return value;
};

export const number: Reader<number> = (value) => {
  if (typeof value !== 'number') throw new ShapeError('This is no number');
  return value;
};

export const boolean: Reader<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new ShapeError('This is neither true nor false');
  return value;
};

/** A text that is not blank. */
export const filled: Reader<string> = (value) => {
  const text = string(value).trim();
  if (text === '') throw new ShapeError('This is empty');
  return text;
};

/** A text or a number, as a text. */
export const scalar: Reader<string> = (value) => (typeof value === 'number' ? String(value) : string(value));

/** A number, or a text with one. */
export const numeric: Reader<number> = (value) => {
  const amount = Number(scalar(value));
  if (!Number.isFinite(amount)) throw new ShapeError('This is no number');
  return amount;
};
