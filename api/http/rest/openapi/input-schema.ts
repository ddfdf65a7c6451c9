import { getMetadataStorage } from 'class-validator';
import { type GraphQLSchema, isInputObjectType } from 'graphql';
import { descriptionOf } from '../../../shared/description.js';
import { itemClass } from '../../../shared/input/list-of.js';
import { type JsonSchema, orNull } from '../../../shared/json-schema.js';

type Input = new () => object;
type Metadata = ReturnType<
  ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']
>[number];
/** The schema of a rule, from the constraints that it was declared with. */
type Rule = (constraints: NonNullable<Metadata['constraints']>) => JsonSchema;

/** The rules of class-validator; our own have a static `schema`. */
const RULES: Readonly<Record<string, Rule>> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isDate: () => ({ type: 'string', format: 'date-time' }),
  isArray: () => ({ type: 'array' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isIn: ([values]) => ({ type: 'string', enum: values }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  minLength: ([minLength]) => ({ minLength }),
  maxLength: ([maxLength]) => ({ maxLength }),
  arrayMinSize: ([minItems]) => ({ minItems }),
  arrayMaxSize: ([maxItems]) => ({ maxItems }),
  arrayUnique: () => ({ uniqueItems: true }),
  matches: ([pattern]) => ({ pattern: pattern.source }),
};

/** Rules without a schema of their own. */
const IS_OPTIONAL = 'isOptional';
const NESTED = 'nestedValidation';

export interface FieldSchema {
  name: string;
  isRequired: boolean;
  schema: JsonSchema;
}

/** The schemas of inputs, made from the rules that validate them. */
export class InputSchemas {
  constructor(private readonly published: GraphQLSchema) {}

  /** An object of this class; `overrides` holds the schemas of fields that REST takes in another form. */
  object(of: Input, overrides: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
    const fields = this.fields(of);
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(({ name, schema }) => [name, overrides[name] ?? schema]),
      ),
      required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      additionalProperties: false,
    };
  }

  /** The fields of this class with their schemas. */
  fields(of: Input): FieldSchema[] {
    const rules = getMetadataStorage().getTargetValidationMetadatas(of, '', false, false);
    const names = [...new Set(rules.map(({ propertyName }) => propertyName))];
    const usual: Record<string, unknown> = { ...new of() };
    return names.map((name) => {
      const own = rules.filter(({ propertyName }) => propertyName === name);
      const isOptional = own.some((rule) => rule.name === IS_OPTIONAL);
      const schema = this.described(of, name, this.field(of, name, own));
      const usually = usual[name];
      return {
        name,
        isRequired: !isOptional && usually === undefined,
        schema: {
          ...(isOptional ? orNull(schema) : schema),
          ...(usually !== undefined && { default: usually }),
        },
      };
    });
  }

  private field(of: Input, name: string, rules: readonly Metadata[]): JsonSchema {
    const schema = merge(rules.filter(({ each }) => !each).map(schemaOf));
    const items = merge(rules.filter(({ each }) => each).map(schemaOf));
    const Item = itemClass(of, name);
    if (Item) return { ...schema, items: this.object(Item) };
    return Object.keys(items).length > 0 ? { ...schema, items } : schema;
  }

  /** Adds the description, from `@Description` or from the GraphQL schema. */
  private described(of: Input, name: string, schema: JsonSchema): JsonSchema {
    const description = descriptionOf(of, name) ?? this.publishedDescription(of, name);
    return description ? { ...schema, description } : schema;
  }

  private publishedDescription(of: Input, name: string): string | null | undefined {
    for (
      let type: unknown = of;
      typeof type === 'function' && type.name;
      type = Object.getPrototypeOf(type)
    ) {
      const publishedType = this.published.getType(type.name);
      if (isInputObjectType(publishedType)) return publishedType.getFields()[name]?.description;
    }
    return undefined;
  }
}

function schemaOf(rule: Metadata): JsonSchema {
  if (rule.name === IS_OPTIONAL || rule.type === NESTED) return {};
  const { constraintCls: own } = rule;
  const constraints = rule.constraints ?? [];
  if (own && 'schema' in own && typeof own.schema === 'function') return own.schema(constraints);
  const toSchema = RULES[rule.name ?? ''];
  if (!toSchema) throw new Error(`no schema for the rule ${rule.name} of ${rule.propertyName}`);
  return toSchema(constraints);
}

const merge = (schemas: readonly JsonSchema[]): JsonSchema => Object.assign({}, ...schemas);
