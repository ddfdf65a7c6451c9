import { type FormInstance } from 'antd';
import { useRef, useState } from 'react';

import type { FieldProblem } from './field-problems';
import type { Edited, SaveOutcome } from './save-outcome';
import { useLeaveGuard } from './use-leave-guard';

export interface EditOptions<Values> {
  /** What the form begins with. */
  initial: Edited<Values>;
  save: (edited: Edited<Values>) => Promise<SaveOutcome<Values>>;
  onClose: () => void;
}

/** The life of one form: saving, what the server refuses, what others have changed meanwhile, and leaving. */
export function useEdit<Values extends object>(
  form: FormInstance<Values>,
  { initial, save, onClose }: EditOptions<Values>,
) {
  const [base, setBase] = useState(initial);
  const [theirs, setTheirs] = useState<Edited<Values> | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState(false);
  const finished = useRef(false);

  const mine = (): Values => form.getFieldsValue(true);
  const isDirty = () => !finished.current && !isSame(mine(), base.values);
  const mayLeave = useLeaveGuard(isDirty);

  const finish = () => {
    finished.current = true;
    onClose();
  };
  const close = async () => {
    if (await mayLeave()) finish();
  };

  const send = async (edited: Edited<Values>) => {
    if (saving) return;
    setSaving(true);
    const outcome = await save(edited);
    setSaving(false);
    if (outcome.kind === 'done') finish();
    else if (outcome.kind === 'conflict') setTheirs(outcome.current);
    else setProblems(showAtFields(form, base.values, outcome.problems));
  };
  const submit = () => {
    setProblems([]);
    return send({ values: mine(), version: base.version });
  };

  const goOnFrom = (current: Edited<Values>, values: Values) => {
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    setBase(current);
    setTheirs(null);
  };
  const takeTheirs = (current: Edited<Values>) => goOnFrom(current, current.values);
  const saveMine = (current: Edited<Values>) => {
    const values = merge(base.values, mine(), current.values);
    goOnFrom(current, values);
    return send({ values, version: current.version });
  };

  return { mine, theirs, problems, saving, submit, close, takeTheirs, saveMine };
}

/** What I have changed goes over what is there now. */
function merge<Values extends object>(base: Values, mine: Values, theirs: Values): Values {
  const names = Object.keys(mine) as (keyof Values)[];
  const changed = names.filter((name) => !isSame(mine[name], base[name]));
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
}

/** Puts what the server refuses at its fields; answers what belongs to none of them. */
function showAtFields<Values extends object>(
  form: FormInstance<Values>,
  values: Values,
  problems: readonly FieldProblem[],
): string[] {
  const own = problems.filter(({ path }) => Object.hasOwn(values, path[0] ?? ''));
  const fields = own.map(({ path, message }) => ({
    name: path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors: [message],
  }));
  form.setFields(fields as Parameters<typeof form.setFields>[0]);
  const [first] = fields;
  if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
  return problems.filter((problem) => !own.includes(problem)).map(({ message }) => message);
}

/** Forms hold plain data. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
