import { useSuspenseQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useParams } from 'react-router-dom';
import { type Category, cardOf, isCategory } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { measuringSketch } from '#engine/goods/measuring/sketch';
import { measuringPage } from '#engine/trade/shop/site-pages';
import type { Load } from '../../apollo/load';
import { Drawing } from '../../goods/drawing';
import { changeSearch } from '../../lib/browser/search-params';
import { useFormDraft } from '../../lib/form/use-form-draft';
import { Link } from '../../ui/button/link';
import { NeedsScripts } from '../../ui/layout/needs-scripts';
import { NotFound } from '../../ui/layout/not-found';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section, PageHero } from '../../ui/layout/section';
import { MeasuringForm } from './measuring-form';
import { MeasuringPageDocument } from './measuring-page.generated';
import { MeasuringResult } from './measuring-result';
import { draftTexts, emptyValues, type MeasuringValues, toMeasurement } from './measuring-values';
import styles from './measuring-page.module.css';

export const load: Load = ({ client }) => client.query({ query: MeasuringPageDocument });

/** The measuring assistant of one family: from readings with a tape to the sizes of a configuration. */
export function MeasuringPage() {
  const { category } = useParams();
  return isCategory(category) ? (
    <FamilyMeasuring key={category} category={category} />
  ) : (
    <NotFound />
  );
}

function FamilyMeasuring({ category }: { category: Category }) {
  const { company } = useSuspenseQuery(MeasuringPageDocument).data;
  const { search } = useLocation();
  const { title, introduction } = familyOf(category).measuring;
  return (
    <>
      <PageMeta {...measuringPage(category)} />
      <PageHero
        title={title}
        lead={introduction}
        breadcrumbs={[
          { label: 'Strona główna', to: '/' },
          { label: cardOf(category).label, to: `/produkty/${category}` },
          { label: 'Pomiar' },
        ]}
      />
      <Section size="m" aria-label="Pomiar">
        <div className={styles.page}>
          <p>
            Wolisz papier?{' '}
            <Link to={`/karta-pomiaru/${category}.pdf`} reloadDocument>
              Wydrukuj kartę pomiaru (PDF)
            </Link>{' '}
            i&nbsp;przepisz z&nbsp;niej odczyty.
          </p>
          <NeedsScripts phone={company.phone}>
            Bez niej asystent nie policzy wymiaru, ale karta do wydruku działa.
          </NeedsScripts>
          <MeasuringAssistant category={category} search={search} />
        </div>
      </Section>
    </>
  );
}

interface MeasuringAssistantProps {
  category: Category;
  /** The search parameters of the configuration whose place is measured. */
  search: string;
}

/** The sketch, the questions, and the sizes to order that follow from the answers. */
function MeasuringAssistant({ category, search }: MeasuringAssistantProps) {
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
      <MeasuringForm
        family={family}
        form={form}
        measurement={measurement}
        onPlace={(code, choice) => changeSearch((changed) => changed.set(code, choice))}
      />
      <MeasuringResult category={category} measurement={measurement} settings={settings} />
    </div>
  );
}
