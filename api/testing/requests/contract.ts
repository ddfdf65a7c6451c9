import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export interface DocumentedOperation {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: {
    name: string;
    in: 'path' | 'query' | 'header';
    schema: object;
    example?: string | number;
  }[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: object; example?: unknown }> }>;
}

export interface OpenApi {
  tags: { name: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  webhooks: Record<string, object>;
  components: {
    schemas: Record<string, Record<string, unknown>>;
    securitySchemes: Record<string, unknown>;
  };
}

export interface Answered {
  status: number;
  type: string | null;
  body: unknown;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

const OPEN = new Set(['Error']);

/** The OpenAPI document as a validator of requests and answers; fields of answers that it does not name are errors. */
export class Contract {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(readonly document: OpenApi) {
    formats.default(this.ajv);
    // ajv's own format allows a space in place of the T, which some clients do not read.
    this.ajv.addFormat('date-time', ISO_TIME);
    const closed = structuredClone(document);
    for (const [name, schema] of Object.entries(closed.components.schemas))
      if (!OPEN.has(name) && schema['properties']) schema['additionalProperties'] ??= false;
    this.ajv.addSchema(closed, 'api', false, false);
  }

  /** The name of each operation, such as "GET /products/:id", with its documentation. */
  get operations(): [string, DocumentedOperation][] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, DocumentedOperation] => [
        `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    );
  }

  operation(name: string): DocumentedOperation {
    return this.operations.find(([each]) => each === name)![1];
  }

  /** The differences between an answer and its documentation. */
  faultsOf(name: string, { status, type, body }: Answered): string[] {
    const response = this.operation(name).responses[status];
    if (!response)
      return [`${name} is not documented to answer ${status}: ${JSON.stringify(body)}`];
    const types = Object.keys(response.content ?? {});
    if (types.length === 0) return body === null ? [] : [`${name} ${status} has a body`];
    const found = types.find((each) => type?.startsWith(each));
    if (!found) return [`${name} ${status} is of the type ${type}, not ${types.join()}`];
    const isValid = this.schemaAt(name, ['responses', String(status), 'content', found, 'schema']);
    return isValid(body) ? [] : [`${name} ${status}: ${this.ajv.errorsText(isValid.errors)}`];
  }

  /** Whether this body is valid by the document. */
  takes(name: string, body: unknown): boolean {
    return this.schemaAt(name, ['requestBody', 'content', 'application/json', 'schema'])(body);
  }

  /** The differences between a webhook's body and its documentation. */
  eventFaults(body: { type: string }): string[] {
    const { type } = body;
    if (!(type in this.document.webhooks)) return [`${type} is not documented`];
    const content = ['requestBody', 'content', 'application/json', 'schema'];
    const isValid = this.compiledAt(['webhooks', type, 'post', ...content]);
    return isValid(body) ? [] : [`${type}: ${this.ajv.errorsText(isValid.errors)}`];
  }

  /** The fields of the JSON body of an operation's requests. */
  fieldsTaken(name: string): string[] {
    const schema = this.operation(name).requestBody?.content['application/json']?.schema;
    const { $ref } = (schema ?? {}) as { $ref?: string };
    const named = $ref ? this.document.components.schemas[$ref.split('/').at(-1)!] : schema;
    return Object.keys((named as { properties?: object } | undefined)?.properties ?? {});
  }

  /** The errors in the document's own schemas. */
  schemaFaults(): string[] {
    const faults: string[] = [];
    const look = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        const here = `${path}/${key}`;
        const isSchema = key === 'schema' || /^\/components\/schemas\/\w+$/.test(here);
        if (key === 'example') continue;
        if (isSchema && !this.ajv.validateSchema(value as object))
          faults.push(`${here}: ${this.ajv.errorsText()}`);
        if (key === '$ref' && !resolves(this.document, value as string))
          faults.push(`${here}: ${String(value)} leads nowhere`);
        look(value, here);
      }
    };
    look(this.document, '');
    return faults;
  }

  /** The errors of an example against its schema. */
  exampleFaults(name: string): string[] {
    const { requestBody, responses } = this.operation(name);
    const shown = [
      { pointer: ['requestBody'], content: requestBody?.content },
      ...Object.entries(responses).map(([status, { content }]) => ({
        pointer: ['responses', status],
        content,
      })),
    ];
    return shown.flatMap(({ pointer, content = {} }) =>
      Object.entries(content)
        .filter(([, { example }]) => example !== undefined)
        .flatMap(([type, { example }]) => {
          const isValid = this.schemaAt(name, [...pointer, 'content', type, 'schema']);
          if (isValid(example)) return [];
          return [`${name} ${pointer.join()}: ${this.ajv.errorsText(isValid.errors)}`];
        }),
    );
  }

  private schemaAt(name: string, pointer: readonly string[]): ValidateFunction {
    const [method = '', path = ''] = name.split(' ');
    const documented = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
    return this.compiledAt(['paths', documented, method.toLowerCase(), ...pointer]);
  }

  private compiledAt(steps: readonly string[]): ValidateFunction {
    const key = steps
      .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = this.compiled.get(key) ?? this.ajv.compile({ $ref: `api#/${key}` });
    this.compiled.set(key, validate);
    return validate;
  }
}

function resolves(document: object, ref: string): boolean {
  const [root, ...steps] = ref.split('/');
  let node: unknown = root === '#' ? document : undefined;
  for (const step of steps) node = (node as Record<string, unknown> | undefined)?.[step];
  return node !== undefined;
}
