// A plugin of graphql-codegen: the queries of the shop whose answers are the same for everybody.
import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Kind, print, visit } from 'graphql';
import { of } from 'rxjs';

/** Documents of the staff area, which is not for everybody. */
const STAFF = /[/\\]web[/\\]admin[/\\]/;

/**
 * The trusted documents: with `form: 'documents'` as JSON, the text of each by its id (SHA-256, hexadecimal); with `form: 'ids'` as
 * a module for the browser, the id of each by the name of its operation.
 */
export async function plugin(schema, documents, { form }) {
  const texts = await Promise.all(publicQueries(schema, documents).map(sentText));
  const trusted = texts.map(({ name, text }) => ({ name, id: sha256(text), text }));
  if (form === 'documents')
    return JSON.stringify(Object.fromEntries(trusted.map(({ id, text }) => [id, text])), null, 2);
  const ids = Object.fromEntries(trusted.map(({ name, id }) => [name, id]));
  return `export const IDS: Readonly<Record<string, string>> = ${JSON.stringify(ids, null, 2)};\n`;
}

/** The queries of the shop, with their fragments, all of whose root fields are marked in the schema. */
function publicQueries(schema, documents) {
  const fields = schema.getQueryType().getFields();
  const isMarked = ({ kind, name }) =>
    kind === Kind.FIELD &&
    fields[name.value].astNode.directives.some(
      (directive) => directive.name.value === 'catalogueRead',
    );
  const definitions = documents
    .filter(({ location }) => !STAFF.test(location))
    .flatMap(({ document }) => document.definitions);
  return definitions
    .filter(
      ({ kind, operation, selectionSet }) =>
        kind === Kind.OPERATION_DEFINITION &&
        operation === 'query' &&
        selectionSet.selections.every(isMarked),
    )
    .map((query) => withFragments(query, definitions));
}

function withFragments(query, definitions) {
  const used = new Set([query]);
  // A set is walked to its end, with what is added meanwhile.
  for (const definition of used) {
    visit(definition, {
      FragmentSpread({ name }) {
        used.add(
          definitions.find(
            (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === name.value,
          ),
        );
      },
    });
  }
  return { kind: Kind.DOCUMENT, definitions: [...used] };
}

/** A query as Apollo Client sends it: with the names of types, without its own directives. */
async function sentText(query) {
  let sent;
  const link = new ApolloLink((operation) => {
    sent = { name: operation.operationName, text: print(operation.query) };
    return of({ data: {} });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache(), dataMasking: true });
  await client.query({ query, fetchPolicy: 'no-cache' });
  return sent;
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
