import { jsonFile, pdfFile } from '../../../rest/answer.js';
import { type Route, route } from '../../../rest/route.js';
import { recordExport } from '../../audit/list-export.js';
import { exportRows } from './export-person.js';
import { PersonInput } from './person.inputs.js';
import { type Person, findPerson, rowsOfPerson } from './person.js';
import { PERSON_OPERATIONS } from './person.operations.js';

const tag = 'Personal data';

/** The routes of everything about a person as a file; the audit log records each, without the address. */
export const PERSON_ROUTES: readonly Route[] = [
  route(PERSON_OPERATIONS, 'GET /admin/personal-data.json', {
    tag,
    summary: 'Everything about a person: all columns of all rows, by entity, for a machine.',
    query: PersonInput,
    answer: jsonFile('dane-osobowe.json'),
    async handle({ context, viewer, query: { who } }) {
      const { em } = context;
      const person = await findPerson(em, who);
      const rows = await exportRows(em, await rowsOfPerson(em, person));
      await recordExport(em, viewer, 'dane-osobowe.json', { filter: [subjectOf(person)] });
      return { createdAt: new Date(), contacts: person.keys, rows };
    },
  }),

  route(PERSON_OPERATIONS, 'GET /admin/personal-data.pdf', {
    tag,
    summary: 'Everything about a person, to be read.',
    query: PersonInput,
    answer: pdfFile('Contact, consents, all matters, and how long the data are kept.'),
    async handle({ context: { em, services }, viewer, query: { who } }) {
      const person = await findPerson(em, who);
      // Imported on demand: the PDF library takes long to load.
      const { printPerson } = await import('./person-pdf.js');
      const pdf = await printPerson(em, services.content.company, person);
      await recordExport(em, viewer, 'dane-osobowe.pdf', { filter: [subjectOf(person)] });
      return { pdf, fileName: 'dane-osobowe.pdf' };
    },
  }),
];

const subjectOf = ({ customer }: Person): string =>
  customer ? `klient nr ${customer.id}` : 'adres bez karty klienta';
