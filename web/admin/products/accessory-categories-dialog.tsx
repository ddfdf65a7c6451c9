import { useQuery } from '@apollo/client/react';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type SaveOutcome, toSaveOutcome } from '../kit/form/field-problems';
import { RowsEditor } from '../kit/form/rows-editor';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import {
  AccessoryCategoriesDocument,
  type AccessoryCategoriesQuery,
  SetAccessoryCategoriesDocument,
} from './accessory-categories.generated';

/** `slug` is missing in rows that were added. */
interface Values {
  categories: { slug?: string | null; name: string }[];
}

const TEXTS = {
  categories: {
    label: 'Rodzaje akcesoriów',
    show: (rows: Values['categories']) => rows.map(({ name }) => name).join(', '),
  },
};

const COLUMNS = [{ name: 'name', label: 'Nazwa', maxLength: 60 }];

/** Names and order of the categories of accessories, new and deleted ones. */
export function AccessoryCategoriesDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(AccessoryCategoriesDocument, { fetchPolicy: 'network-only' });
  return data ? <Editor categories={data.accessoryCategories} onClose={onClose} /> : null;
}

type Categories = AccessoryCategoriesQuery['accessoryCategories'];

const valuesOf = (categories: Categories): Values => ({
  categories: categories.map(({ slug, name }) => ({ slug, name })),
});

function Editor({ categories, onClose }: { categories: Categories; onClose: () => void }) {
  const [set] = useStaffMutation(SetAccessoryCategoriesDocument, {
    done: 'Rodzaje akcesoriów zostały zapisane',
    failed: 'Nie udało się zapisać rodzajów akcesoriów',
    refetch: [AccessoryCategoriesDocument],
  });
  const save = async ({ values }: { values: Values }): Promise<SaveOutcome<Values>> => {
    const rows = values.categories.map(({ slug = null, name }) => ({ slug, name }));
    const known = categories.map(({ slug }) => slug);
    return toSaveOutcome(await set({ input: { known, categories: rows } }));
  };
  return (
    <EditDialog<Values>
      title={TEXTS.categories.label}
      initial={{ values: valuesOf(categories) }}
      texts={TEXTS}
      save={save}
      onClose={onClose}
    >
      {() => (
        <>
          <p>
            Kolejność jak w&nbsp;sklepie. Adres listy powstaje z&nbsp;pierwszej nazwy i&nbsp;już się
            nie zmienia.
          </p>
          <RowsEditor name="categories" columns={COLUMNS} addLabel="Dodaj rodzaj" />
        </>
      )}
    </EditDialog>
  );
}
