import { z } from 'zod';
import * as contract from '../../contract/index.ts';
import { Failure, ROUTES, type Route } from '../../contract/index.ts';

/** The description of the API, generated from the schemas that validate requests. */
export function openapi(version: string): object {
  const { schemas, refs } = named();
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
    const name = refs.get(schema);
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    return made;
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(ROUTES) as [string, Route][]) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(name, route, schemaOf) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Klartext',
      version,
      summary: 'Make text easier to read, and measure the result.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    security: [{}, { token: [] }],
  };
}

type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => unknown;

function operation(name: string, route: Route, schemaOf: SchemaOf): object {
  const { summary, path, query, body, answer, isStream } = route;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([parameter, schema]) => ({
    name: parameter,
    in: 'query',
    required: !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
  const binary = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const content =
    answer === 'file'
      ? binary
      : answer === 'page'
        ? { 'text/html': { schema: { type: 'string' } } }
        : {
            [isStream ? 'application/x-ndjson' : 'application/json']: {
              schema: schemaOf(answer, 'output'),
            },
          };
  return {
    operationId: name,
    summary,
    parameters: [...inPath, ...inQuery],
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content:
          body === 'file' ? binary : { 'application/json': { schema: schemaOf(body, 'input') } },
      },
    }),
    responses: {
      200: { description: 'Done.', content },
      default: {
        description: 'The call failed; states why and what to do.',
        content: { 'application/json': { schema: schemaOf(Failure, 'output') } },
      },
    },
  };
}

/** The named schemas, as components. */
function named(): { schemas: Record<string, unknown>; refs: Map<z.ZodType, string> } {
  const registry = z.registry<{ id: string }>();
  const refs = new Map<z.ZodType, string>();
  for (const [name, value] of Object.entries(contract)) {
    if (!(value instanceof z.ZodType)) continue;
    registry.add(value, { id: name });
    refs.set(value, name);
  }
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'input',
    unrepresentable: 'any',
  });
  const plain = Object.entries(schemas).map(([name, schema]) => {
    const { $schema: _, $id: __, id: ___, ...rest } = schema as Record<string, unknown>;
    return [name, rest];
  });
  return { schemas: Object.fromEntries(plain), refs };
}
