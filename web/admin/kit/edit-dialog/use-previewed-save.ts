import { useRef, useState } from 'react';
import { type Edited, problemsOf, type SaveOutcome } from '../form/field-problems';
import { type EditOptions, isSame } from './use-edit';

interface PreviewedSaveOptions<Values, Preview> {
  /** Asks the server what the values would change; returns an outcome instead where it refuses them. */
  ask: (edited: Edited<Values>) => Promise<{ preview: Preview } | SaveOutcome<Values>>;
  /** Carries out what was previewed. */
  send: (edited: Edited<Values>, preview: Preview) => Promise<SaveOutcome<Values>>;
  /** Shown where the server could not be asked. */
  notAsked: string;
}

/**
 * The `save` of a form in two steps: shows the server's preview, and sends what was previewed when the form is
 * submitted finally and unchanged.
 */
export function usePreviewedSave<Values, Preview>({
  ask,
  send,
  notAsked,
}: PreviewedSaveOptions<Values, Preview>) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const previewed = useRef<Values>(null);
  const forgetPreview = (): void => setPreview(null);

  const show = async (edited: Edited<Values>): Promise<SaveOutcome<Values>> => {
    forgetPreview();
    try {
      const answer = await ask(edited);
      if ('kind' in answer) return answer;
      setPreview(answer.preview);
      previewed.current = edited.values;
      return { kind: 'refused', problems: [] };
    } catch (error) {
      const problems = problemsOf(error);
      const none = { path: [], message: notAsked };
      return { kind: 'refused', problems: problems.length > 0 ? problems : [none] };
    }
  };

  const save: EditOptions<Values>['save'] = async (edited, _base, isFinal) => {
    if (!isFinal || preview === null || !isSame(previewed.current, edited.values))
      return show(edited);
    const outcome = await send(edited, preview);
    if (outcome.kind === 'refused') forgetPreview();
    return outcome;
  };

  return { preview, save, forgetPreview };
}
