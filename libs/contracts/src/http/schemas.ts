// The answers' shapes as JSON Schema for GET /api/docs, made of the response types by `npm run schemas` (tools/schemas).
import schemas from './response-schemas.json';

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

/** What @ApiCall may name in `responses`; `Name[]` means a bare array. */
export type SchemaName = keyof typeof schemas;

export const RESPONSE_SCHEMAS = schemas as Readonly<Record<SchemaName, object>> as Readonly<
  Record<SchemaName, JsonSchema>
>;
