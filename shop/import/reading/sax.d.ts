import 'sax';

declare module 'sax' {
  /** The named references of HTML 4, by name. */
  const ENTITIES: Readonly<Record<string, string>>;
}
