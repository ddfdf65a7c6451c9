import type { FormInstance } from 'antd';

import type { FieldProblem } from '../form/field-problems';
import { isSame } from './is-same';

/** Shows the server's errors at their fields and focuses the first; returns the messages that belong to no field. */
export function showAtFields(
  form: FormInstance,
  values: object,
  problems: readonly FieldProblem[],
): string[] {
  const own = problems.filter(({ path }) => Object.hasOwn(values, path[0] ?? ''));
  const messagesAt = (path: FieldProblem['path']): string[] =>
    own.filter((other) => isSame(other.path, path)).map(({ message }) => message);
  // Each problem gets the messages of all problems at its field, because Ant Design shows only the errors set last.
  const fields = own.map(({ path }) => ({
    name: path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors: messagesAt(path),
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
