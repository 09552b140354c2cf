// JSON Schema whose type says which TypeScript type it describes: a shape that drifts from its interface does not compile.

export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  format?: string;
  description?: string;
  $ref?: string;
}

/** The function type makes T exact: neither a wider nor a narrower schema fits. It exists for the compiler only. */
export type Schema<T> = JsonSchema & { readonly describes?: (value: T) => T };
export type OptionalSchema<T> = { readonly isOptional: true; readonly schema: Schema<T> };

export type Properties<T> = {
  [Key in keyof T]-?: undefined extends T[Key] ? OptionalSchema<Exclude<T[Key], undefined>> : Schema<T[Key]>;
};

export const string: Schema<string> = { type: 'string' };
export const number: Schema<number> = { type: 'number' };
export const boolean: Schema<boolean> = { type: 'boolean' };
export const instant: Schema<string> = { type: 'string', format: 'date-time' };
export const calendarDay: Schema<string> = { type: 'string', format: 'date' };

export const oneOf = <const T extends string | number | boolean>(values: readonly T[]): Schema<T> => ({ enum: values });
export const arrayOf = <T>(items: Schema<T>): Schema<T[]> => ({ type: 'array', items });
export const recordOf = <T>(values: Schema<T>): Schema<Record<string, T>> => ({
  type: 'object',
  additionalProperties: values,
});
export const nullable = <T>(schema: Schema<T>): Schema<T | null> => ({ anyOf: [schema, { type: 'null' }] });
export const eitherOf = <A, B>(first: Schema<A>, second: Schema<B>): Schema<A | B> => ({ anyOf: [first, second] });
export const optional = <T>(schema: Schema<T>): OptionalSchema<T> => ({ isOptional: true, schema });
/** An object that may have any of these keys. */
export const someOf = <const Key extends string, T>(
  keys: readonly Key[],
  values: Schema<T>,
): Schema<Partial<Record<Key, T>>> => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, values])),
});
/** A shape with a name of its own in the document. */
export const named = <T>(name: string): Schema<T> => ({ $ref: `#/components/schemas/${name}` });

export function object<T>(properties: Properties<T>): Schema<T> {
  const entries = Object.entries(properties) as [string, JsonSchema | OptionalSchema<unknown>][];
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, value]) => [key, 'isOptional' in value ? value.schema : value])),
    required: entries.filter(([, value]) => !('isOptional' in value)).map(([key]) => key),
  };
}
