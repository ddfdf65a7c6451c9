import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Notice } from '../content/notice';
import { Icon } from '../image/icon';
import { Field } from './field';
import { TextArea } from './inputs';
import { ScriptedSubmit } from './scripted-submit';
import styles from './request-form.module.css';

interface RequestFormProps {
  /** The label of the button that opens the form. */
  title: string;
  intro: string;
  /** More controls, above the text. */
  children?: ReactNode;
  label: string;
  /** The minimum number of characters; 0 where the text is optional. */
  shortest: number;
  tooShort: string;
  longest: number;
  submitLabel: string;
  /** Sends the text; returns why it was refused, undefined if it was accepted. */
  send: (text: string) => Promise<string | undefined>;
  /** The message for an error that `send` throws. */
  reasonOf: (error: unknown) => string;
}

/** A short form, collapsed at first; it collapses again once the text is sent. */
export function RequestForm(props: RequestFormProps) {
  const { title, intro, children, label, shortest, longest, submitLabel } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = field.current?.value.trim() ?? '';
    setFailure(null);
    if (text.length < shortest) {
      setProblem(props.tooShort);
      return field.current?.focus();
    }
    setSending(true);
    const refusal = await props.send(text).catch(props.reasonOf);
    setSending(false);
    if (refusal) return setFailure(refusal);
    form.reset();
    details.current?.removeAttribute('open');
  };

  return (
    <details className={styles.details} name="request" ref={details}>
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.intro}>{intro}</p>
        {children}
        <Field label={label} error={shortest > 0 ? problem : null}>
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              rows={3}
              maxLength={longest}
              onChange={() => setProblem(null)}
            />
          )}
        </Field>
        {failure && <Notice tone="error">{failure}</Notice>}
        <div>
          <ScriptedSubmit variant="secondary" pending={isSending} pendingLabel="Wysyłanie...">
            {submitLabel}
          </ScriptedSubmit>
        </div>
      </form>
    </details>
  );
}
