import { Type, type TProperties } from 'typebox';

/** A misspelt key is refused rather than ignored. */
export const closed = <Properties extends TProperties>(properties: Properties, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description !== undefined && { description }) });
