import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { type View, isView } from '../../../rest/answer.js';
import { type JsonSchema, orNull } from '../../../shared/json-schema.js';

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  Decimal: { type: 'string', pattern: '^-?\\d+\\.\\d{2}$' },
  OptionSelection: {
    type: 'object',
    additionalProperties: { type: ['boolean', 'integer'] },
  },
};

/** The schemas of answers, with the types and descriptions of the GraphQL schema. */
export class AnswerSchemas {
  /** The named schemas used so far. */
  readonly components: Record<string, JsonSchema> = {};

  constructor(private readonly published: GraphQLSchema) {}

  of(schema: View | JsonSchema): JsonSchema {
    return isView(schema) ? this.named(schema.name, () => this.view(schema)) : schema;
  }

  private view({ type, fields, overrides }: View): JsonSchema {
    const published = type ? this.publishedType(type).getFields() : {};
    const properties = fields.map((name) => {
      const override = overrides[name];
      if (override) return { name, isRequired: true, schema: this.overridden(override) };
      const field = published[name];
      if (!field) throw new Error(`GraphQL publishes no ${name}`);
      return { name, isRequired: isNonNullType(field.type), schema: this.field(field) };
    });
    return object(
      Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
      properties.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    );
  }

  private overridden(override: View['overrides'][string]): JsonSchema {
    return 'kind' in override && override.kind === 'computed' ? override.schema : this.of(override);
  }

  private publishedType(target: object): GraphQLObjectType {
    const { objectTypes } = getMetadataStorage();
    const name = objectTypes.find((type) => type.target === target)?.name;
    const type = name === undefined ? undefined : this.published.getType(name);
    if (!isObjectType(type)) throw new Error(`GraphQL publishes no ${String(name)}`);
    return type;
  }

  private field({ type, description }: GraphQLField<unknown, unknown>): JsonSchema {
    const schema = this.value(type);
    return description ? { ...schema, description } : schema;
  }

  private value(type: GraphQLOutputType): JsonSchema {
    return isNonNullType(type) ? this.notNull(type.ofType) : orNull(this.notNull(type));
  }

  private notNull(type: GraphQLOutputType): JsonSchema {
    if (isNonNullType(type)) return this.notNull(type.ofType);
    if (isListType(type)) return { type: 'array', items: this.value(type.ofType) };
    if (isObjectType(type)) return this.named(type.name, () => this.whole(type));
    if (isEnumType(type)) return this.named(type.name, () => enumOf(type));
    const schema = SCALARS[type.name];
    if (!schema) throw new Error(`no schema for the type ${type.name}`);
    return schema;
  }

  private whole(type: GraphQLObjectType): JsonSchema {
    const fields = Object.values(type.getFields());
    return object(
      Object.fromEntries(fields.map((field) => [field.name, this.field(field)])),
      fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name),
      type.description,
    );
  }

  private named(name: string, make: () => JsonSchema): JsonSchema {
    if (!(name in this.components)) {
      // Registered before it is made, so that a type may refer to itself.
      this.components[name] = {};
      this.components[name] = make();
    }
    return { $ref: `#/components/schemas/${name}` };
  }
}

const object = (
  properties: Record<string, JsonSchema>,
  required: readonly string[],
  description?: string | null,
): JsonSchema => ({
  type: 'object',
  ...(description && { description }),
  properties,
  required,
});

const enumOf = (type: GraphQLEnumType): JsonSchema => ({
  type: 'string',
  ...(type.description && { description: type.description }),
  enum: type.getValues().map(({ name }) => name),
});
