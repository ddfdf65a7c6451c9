import { textKind } from '#engine/trade/content/texts';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type Edited, type SaveOutcome, toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { PageFields } from './page-fields';
import { contentOf, type PageValues, TEXTS, textsOf, valuesOf } from './page-values';
import {
  type EditedPageFragment,
  PagesPageDocument,
  PublishPageDocument,
} from './pages-page.generated';
import { atFormFields, publicationInput } from './publication';
import { VersionHistory } from './version-history';
import { WordDifferences } from './word-differences';

interface PageDialogProps {
  /** With an empty slug: a new one. */
  page: EditedPageFragment;
  onClose: () => void;
}

/** A form of a text with a preview and its history; it starts with what visitors read now. */
export function PageDialog({ page, onClose }: PageDialogProps) {
  const save = usePublish(page);
  const current = page.versions.find(({ inForce }) => inForce) ?? page.versions[0];
  const title = current?.content.title ?? '';
  return (
    <EditDialog<PageValues>
      long
      title={`${textKind(page.kind).label}: ${title || 'nowy tekst'}`}
      initial={{ values: valuesOf(page, current), version: page.version }}
      texts={TEXTS}
      compare={(theirs, mine) => <WordDifferences from={textsOf(theirs)} to={textsOf(mine)} />}
      saveLabel="Opublikuj"
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PageFields form={form} page={page} />
          {page.versions.length > 0 && (
            <section aria-label="Historia">
              <VersionHistory
                label={`Wersje strony ${title}`}
                title={title}
                inForceLabel="teraz na stronie"
                versions={page.versions}
                textsOf={({ content }) => textsOf(contentOf(content))}
                onEdit={({ content }) => form.setFieldsValue(contentOf(content))}
              />
            </section>
          )}
        </>
      )}
    </EditDialog>
  );
}

/** Returns a function that publishes the form as a version of the text. */
function usePublish(page: EditedPageFragment) {
  const [publish] = useStaffMutation(PublishPageDocument, {
    done: 'Strona została opublikowana',
    failed: 'Nie udało się opublikować strony',
    refetch: [PagesPageDocument],
  });
  return async ({ values, version }: Edited<PageValues>): Promise<SaveOutcome<PageValues>> => {
    const outcome = await publish({
      input: {
        slug: page.slug || `${textKind(page.kind).prefix ?? ''}${values.address}`,
        version: version ?? 0,
        content: contentOf(values),
        ...publicationInput(values),
      },
    });
    if (outcome.kind === 'refused')
      return {
        ...outcome,
        problems: atFormFields(outcome.problems).map(({ path: [first, ...rest], ...problem }) => ({
          ...problem,
          path: first === 'slug' ? ['address'] : [first ?? '', ...rest],
        })),
      };
    return toSaveOutcome(outcome, ({ page: stored }) => {
      const [latest] = stored?.versions ?? [];
      return stored && latest
        ? { values: valuesOf(stored, latest), version: stored.version }
        : null;
    });
  };
}
