// Builds OpenAPI 3.1 from @ApiCall, Nest's route metadata, class-validator's rules and the response shapes of the contracts.
import { RequestMethod } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { type JsonSchema, RESPONSE_SCHEMAS } from '@app/contracts/http/schemas';
import { apiCallOf } from './api-call';
import type { ApiCallOptions } from './api-call';

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  parameters: OpenApiParameter[];
  requestBody?: { required: true; content: JsonContent };
  responses: Record<string, { description: string; content: JsonContent }>;
}
interface OpenApiParameter {
  name: string;
  in: 'query' | 'path';
  required: boolean;
  schema: JsonSchema;
}
type JsonContent = Record<'application/json', { schema: JsonSchema }>;

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

const OPENAPI_INFO = {
  title: 'Senior Health Guide (시니어 건강길잡이)',
  version: '1',
  description: 'JSON calls of the guide. Errors have one shape, ErrorResponse; unknown parameters are ignored.',
};

/** @param controllers instances; methods without @ApiCall (health, metrics) stay out of the document. */
export function openApiDocument(controllers: object[]): OpenApiDocument {
  const byPath = new Map<string, [method: string, OpenApiOperation][]>();
  for (const { path, method, operation } of controllers.flatMap(operationsOf)) {
    byPath.set(path, [...(byPath.get(path) ?? []), [method, operation]]);
  }
  const paths = Object.fromEntries([...byPath].map(([path, methods]) => [path, Object.fromEntries(methods)]));
  return {
    openapi: '3.1.0',
    info: OPENAPI_INFO,
    paths,
    components: { schemas: byPath.size === 0 ? {} : { ...RESPONSE_SCHEMAS } },
  };
}

function operationsOf(controller: object): { path: string; method: string; operation: OpenApiOperation }[] {
  const prototype = Object.getPrototypeOf(controller) as object;
  const base: unknown = Reflect.getMetadata(PATH_METADATA, controller.constructor);
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler: unknown = Reflect.get(prototype, name);
    const call = typeof handler === 'function' ? apiCallOf(handler) : undefined;
    if (typeof handler !== 'function' || !call) return [];
    const path = fullPath(base, Reflect.getMetadata(PATH_METADATA, handler));
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod].toLowerCase();
    return [{ path, method, operation: operationOf(`${controller.constructor.name}.${name}`, call) }];
  });
}

const fullPath = (...parts: unknown[]): string =>
  `/${parts
    .flatMap((part) => (typeof part === 'string' ? part : '').split('/'))
    .filter(Boolean)
    .map((part) => part.replace(/^:(.+)$/, '{$1}'))
    .join('/')}`;

function operationOf(operationId: string, call: ApiCallOptions): OpenApiOperation {
  return {
    operationId,
    summary: call.summary,
    parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
    ...(call.body && { requestBody: { required: true as const, content: json(requestSchema(call.body)) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.responses).map(([status, name]) => [
          status,
          { description: name, content: json(namedSchema(name)) },
        ]),
      ),
      default: { description: 'ErrorResponse', content: json(namedSchema('ErrorResponse')) },
    },
  };
}

function parametersOf(place: 'query' | 'path', type: Type | undefined): OpenApiParameter[] {
  if (!type) return [];
  const { properties = {}, required = [] } = requestSchema(type);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

/** A class within a class is inlined: its own reference would lead nowhere in this document. */
function requestSchema(type: Type): JsonSchema {
  // class-validator-jsonschema types its result as OpenAPI 3.0; what our rules produce is plain JSON Schema.
  const schema = targetConstructorToSchema(type) as JsonSchema;
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const inner: unknown = Reflect.getMetadata('design:type', type.prototype as object, name);
    return [name, property.$ref && typeof inner === 'function' ? requestSchema(inner as Type) : property] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function namedSchema(name: string): JsonSchema {
  const single = name.replace(/\[\]$/, '');
  const reference = { $ref: `#/components/schemas/${single}` };
  return name === single ? reference : { type: 'array', items: reference };
}

const json = (schema: JsonSchema): JsonContent => ({ 'application/json': { schema } });
