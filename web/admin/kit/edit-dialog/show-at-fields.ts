import type { FormInstance } from 'antd';

import { grouped } from '../../../../engine/model/grouped.js';
import type { FieldProblem } from '../form/field-problems';

/** Shows the server's errors at their fields and focuses the first; returns the messages that belong to no field. */
export function showAtFields(
  form: FormInstance,
  values: object,
  problems: readonly FieldProblem[],
): string[] {
  const own = problems.filter(({ path }) => Object.hasOwn(values, path[0] ?? ''));
  const fields = [...grouped(own, ({ path }) => path.join('.'))].map(([path, atField]) => ({
    name: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors: atField.map(({ message }) => message),
  }));
  form.setFields(fields);
  const [first] = fields;
  if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
  return problems.filter((problem) => !own.includes(problem)).map(({ message }) => message);
}

/** Removes the errors of an earlier answer; Ant Design itself does so only at fields that change or have rules. */
export function clearErrors(form: FormInstance) {
  const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  form.setFields(wrong.map(({ name }) => ({ name, errors: [] })));
}
