import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { measuringSketch } from '#engine/goods/measuring/sketch';
import { useFormDraft } from '../../lib/form/use-form-draft';
import { Drawing } from '../../goods/drawing';
import styles from './measuring-assistant.module.css';
import { MeasuringForm } from './measuring-form';
import { MeasuringResult } from './measuring-result';
import { draftTexts, emptyValues, type MeasuringValues, toMeasurement } from './measuring-values';

interface MeasuringAssistantProps {
  category: Category;
  /** The search parameters of the configuration whose place is measured. */
  search: string;
}

/** The sketch, the questions, and the sizes to order that follow from the answers. */
export function MeasuringAssistant({ category, search }: MeasuringAssistantProps) {
  const family = familyOf(category);
  const settings = useMemo(() => new URLSearchParams(search), [search]);
  const empty = useMemo(() => emptyValues(family, settings), [family, settings]);
  const texts = useMemo(() => draftTexts(empty, settings), [empty, settings]);
  const draw = useMemo(() => () => measuringSketch(family.measuring), [family]);
  const form = useForm<MeasuringValues>({ defaultValues: empty, mode: 'onTouched' });
  useFormDraft(form, `cieniomat-measuring-${category}`, texts);
  const measurement = useWatch({
    control: form.control,
    compute: (values: MeasuringValues) => toMeasurement(family, values, settings),
  });
  return (
    <div className={styles.columns}>
      <div className={styles.sketch}>
        <Drawing draw={draw} />
      </div>
      <MeasuringForm family={family} form={form} measurement={measurement} />
      <MeasuringResult category={category} measurement={measurement} settings={settings} />
    </div>
  );
}
