import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { keysOf } from '#engine/trade/fields/pick';
import type { FieldProblem, Edited, SaveOutcome } from '../form/field-problems';
import { useLeaveGuard } from '../form/use-leave-guard';

export interface EditOptions<Values> {
  /** The values that the form starts with. */
  initial: Edited<Values>;
  /**
   * Saves the form; `base` are the stored values that it was changed from, `isFinal` says that it was submitted by the
   * button of `finalLabel`.
   */
  save: (edited: Edited<Values>, base: Values, isFinal: boolean) => Promise<SaveOutcome<Values>>;
  onClose: () => void;
}

/** State of an edit form: saving, the server's errors, conflicts with other people's changes, and closing. */
export function useEdit<Values extends object>(
  form: FormInstance,
  { initial, save, onClose }: EditOptions<Values>,
) {
  const [base, setBase] = useState(initial);
  const [theirs, setTheirs] = useState<Edited<Values> | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState(false);
  const mine = (): Values => form.getFieldsValue(true);
  const { close, finish } = useClosing(() => !isSame(mine(), base.values), onClose);

  const send = async (edited: Edited<Values>, from: Values, isFinal = false) => {
    if (saving) return;
    setSaving(true);
    const outcome = await save(edited, from, isFinal);
    setSaving(false);
    if (outcome.kind === 'done') finish();
    else if (outcome.kind === 'conflict') setTheirs(outcome.current);
    else setProblems(showAtFields(form, base.values, outcome.problems));
  };
  const submit = (isFinal: boolean) => {
    setProblems([]);
    clearErrors(form);
    return send({ values: mine(), version: base.version }, base.values, isFinal);
  };

  const continueFrom = (current: Edited<Values>, values: Values) => {
    form.setFieldsValue(values);
    setBase(current);
    setTheirs(null);
  };
  const takeTheirs = (current: Edited<Values>) => continueFrom(current, current.values);
  const saveMine = (current: Edited<Values>) => {
    const values = merge(base.values, mine(), current.values);
    continueFrom(current, values);
    return send({ values, version: current.version }, current.values);
  };

  return { mine, theirs, problems, saving, submit, close, takeTheirs, saveMine };
}

/** `close` asks first while there are unsaved changes; `finish` closes without asking, after saving. */
function useClosing(hasChanges: () => boolean, onClose: () => void) {
  const finished = useRef(false);
  const mayLeave = useLeaveGuard(() => !finished.current && hasChanges());
  const finish = () => {
    finished.current = true;
    onClose();
  };
  const close = async () => {
    if (await mayLeave()) finish();
  };
  return { close, finish };
}

/** `theirs`, except for the fields that this user has changed from `base`: these are taken from `mine`. */
function merge<Values extends object>(base: Values, mine: Values, theirs: Values): Values {
  const changed = keysOf(mine).filter((name) => !isSame(mine[name], base[name]));
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
}

/** Shows the server's errors at their fields and focuses the first; returns the messages that belong to no field. */
function showAtFields(
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
function clearErrors(form: FormInstance) {
  const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  form.setFields(wrong.map(({ name }) => ({ name, errors: [] })));
}

/** Compares form values, which are plain data. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
