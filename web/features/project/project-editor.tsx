import type { Category } from '#engine/goods/families/categories';
import { PROJECT_FIELDS } from '#engine/trade/fields/project-fields';
import { isBlankRow, type SharedSettings } from '#engine/trade/project/project';
import { NothingOffered } from '../../goods/nothing-offered';
import { formatMoney } from '../../lib/text/format';
import { Notice } from '../../ui/content/notice';
import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/inputs';
import { MadeToMeasure, ProjectBar } from './project-bar';
import type { ProjectPageQuery, SavedProjectFragment } from './project-page.generated';
import { FamilySettings } from './settings/family-settings';
import type { Start } from './start';
import { RowTable } from './table/row-table';
import { type ProjectState, useProject } from './use-project';
import { type ProjectPrice, useProjectQuote } from './use-project-quote';
import styles from './project-editor.module.css';

/** The key of the draft of a project that was not opened by a link. */
const NEW = 'new';

interface ProjectEditorProps {
  start: Start;
  types: ProjectPageQuery['productTypes'];
}

/** The editor of a project: its name and place, the shared settings, the windows and the price. */
export function ProjectEditor({ start, types }: ProjectEditorProps) {
  const state = useProject(start.saved?.id ?? NEW, start);
  const price = useProjectQuote(state.ready);
  const [usual] = state.families;
  // The sum does not include rows that must be corrected.
  const isIncomplete = state.wrong.length > 0;
  if (usual === undefined) return <NothingOffered>Teraz nie mamy osłon do okien.</NothingOffered>;
  return (
    <div className={styles.editor}>
      {state.isAsSaved && !isIncomplete && <ChangedPrice saved={start.saved} price={price} />}
      <Names state={state} />
      <Settings state={state} types={types} />
      <RowTable state={state} usual={usual} price={price} />
      <MadeToMeasure />
      <ProjectBar state={state} price={price} opened={state.isAsSaved ? start.saved : null} />
    </div>
  );
}

function Names({ state: { project, change } }: { state: ProjectState }) {
  return (
    <div className={styles.names}>
      <Field label="Nazwa projektu">
        {(control) => (
          <TextInput
            {...control}
            value={project.name}
            maxLength={PROJECT_FIELDS.name.maxLength.value}
            placeholder="Dom pod lasem"
            autoComplete="off"
            onChange={({ target: { value: name } }) => change((current) => ({ ...current, name }))}
          />
        )}
      </Field>
      <Field label="Miejsce lub kod pocztowy">
        {(control) => (
          <TextInput
            {...control}
            value={project.place}
            maxLength={PROJECT_FIELDS.place.maxLength.value}
            placeholder="00-950 Warszawa"
            autoComplete="off"
            onChange={({ target: { value: place } }) =>
              change((current) => ({ ...current, place }))
            }
          />
        )}
      </Field>
    </div>
  );
}

/** The shared settings of each family in the table. */
function Settings({ state, types }: { state: ProjectState; types: ProjectEditorProps['types'] }) {
  const { families, shared, products, change } = state;
  const used = usedFamilies(state);
  const set = (family: Category, settings: SharedSettings): void =>
    change((project) => ({ ...project, shared: { ...project.shared, [family]: settings } }));
  return (
    <section className={styles.settings} aria-labelledby="settings-title">
      <h2 id="settings-title" className={styles.title}>
        Wspólne ustawienia
      </h2>
      {families
        .filter((family) => used.has(family))
        .map((family) => {
          const settings = shared[family];
          return (
            settings && (
              <FamilySettings
                key={family}
                family={family}
                settings={settings}
                products={products}
                prices={types.find(({ category }) => category === family)}
                onChange={(next) => set(family, next)}
              />
            )
          );
        })}
    </section>
  );
}

/** The families of the filled rows or, while there are none, of the blank rows. */
function usedFamilies({ project: { rows } }: ProjectState): ReadonlySet<Category | null> {
  const typed = rows.filter((row) => !isBlankRow(row));
  return new Set((typed.length > 0 ? typed : rows).map(({ family }) => family));
}

function ChangedPrice({
  saved,
  price,
}: {
  saved: SavedProjectFragment | null;
  price: ProjectPrice;
}) {
  const today = price.quote?.total;
  if (!saved || !today || today === saved.total) return null;
  return (
    <Notice tone="info" title="Cena zmieniła się od zapisania tego projektu">
      Było <s>{formatMoney(saved.total)}</s>, dziś <strong>{formatMoney(today)}</strong>.
    </Notice>
  );
}
