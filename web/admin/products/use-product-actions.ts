import { App } from 'antd';
import { plural } from '#engine/locale/plural';
import { useRequestKey } from '../../lib/browser/request-keys';
import { isAnswered } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import type { ProductActions } from './product-cells';
import {
  ArchiveProductsDocument,
  DuplicateProductDocument,
  FeatureProductsDocument,
  RestoreProductsDocument,
} from './product-mutations.generated';
import { ProductsPageDocument } from './products-page.generated';

/** The forms of the noun for `plural`. */
export const PRODUCT_NOUNS = ['produkt', 'produkty', 'produktów'] as const;

/**
 * The actions of the list, on one row and on many products; archiving asks first. `onMoved` is called after products
 * were archived or restored: they may have left the list.
 */
export function useProductActions(open: (id: string) => void, onMoved: () => void) {
  const mutations = useProductMutations();
  const askToArchive = useAskToArchive();
  const archive = async (ids: number[]) => {
    if ((await askToArchive(ids.length)) && (await mutations.archive(ids))) onMoved();
  };
  const restore = async (ids: number[]) => {
    if (await mutations.restore(ids)) onMoved();
  };
  const duplicate = async (id: number) => {
    const copy = await mutations.duplicate(id);
    if (copy) open(String(copy));
  };
  const ofRow: ProductActions = {
    edit: ({ id }) => open(String(id)),
    duplicate: ({ id }) => void duplicate(id),
    archive: ({ id }) => void archive([id]),
    restore: ({ id }) => void restore([id]),
  };
  return { ofRow, archive, restore, feature: mutations.feature };
}

/** Asks whether this number of products is to be removed from the shop. */
function useAskToArchive(): (count: number) => Promise<boolean> {
  const { modal } = App.useApp();
  return async (count) =>
    modal.confirm({
      title:
        count === 1
          ? 'Czy na pewno chcesz usunąć ten produkt?'
          : `Czy na pewno chcesz usunąć ${count} ${plural(count, PRODUCT_NOUNS)}?`,
      content:
        count === 1
          ? 'Zniknie ze sklepu, a\u00a0zamówienia i\u00a0zapisane konfiguracje pozostaną. Z\u00a0archiwum można go przywrócić.'
          : 'Znikną ze sklepu, a\u00a0zamówienia i\u00a0zapisane konfiguracje pozostaną. Z\u00a0archiwum można je przywrócić.',
      okText: 'Usuń',
      okButtonProps: { danger: true },
      cancelText: 'Anuluj',
      focusable: { autoFocusButton: 'cancel' },
    });
}

const refetch = [ProductsPageDocument];

/** Mutations of products. Each reports its outcome in a toast; all but `duplicate` return whether they succeeded. */
function useProductMutations() {
  const [restore] = useStaffMutation(RestoreProductsDocument, {
    done: ({ products }) => restoredText(products.length),
    failed: 'Nie udało się przywrócić produktu',
    refetch,
  });
  const [archive] = useStaffMutation(ArchiveProductsDocument, {
    done: ({ products }) => archivedText(products.length),
    failed: 'Nie udało się usunąć produktu',
    refetch,
    undo: ({ products }) => void restore({ input: { ids: products.map(({ id }) => id) } }),
  });
  const [feature] = useStaffMutation(FeatureProductsDocument, {
    done: 'Bestsellery zostały zmienione',
    failed: 'Nie udało się zmienić bestsellerów',
    refetch,
  });
  const [duplicate] = useStaffMutation(DuplicateProductDocument, {
    done: 'Kopia czeka w\u00a0archiwum',
    failed: 'Nie udało się skopiować produktu',
    refetch,
  });

  const { keyOf, answered } = useRequestKey();

  return {
    archive: async (ids: number[]) => (await archive({ input: { ids } })).kind === 'done',
    restore: async (ids: number[]) => (await restore({ input: { ids } })).kind === 'done',
    feature: async (ids: number[], featured: boolean) =>
      (await feature({ input: { ids, featured } })).kind === 'done',
    /** Resolves to the id of the copy, or null. */
    duplicate: async (id: number): Promise<number | null> => {
      const outcome = await duplicate({ input: { id, idempotencyKey: keyOf(String(id)) } });
      if (isAnswered(outcome)) answered();
      return outcome.kind === 'done' ? (outcome.payload.product?.id ?? null) : null;
    },
  };
}

function archivedText(count: number): string {
  if (count === 1) return 'Produkt został usunięty';
  return `Usunięto ${count} ${plural(count, PRODUCT_NOUNS)}`;
}

function restoredText(count: number): string {
  if (count === 1) return 'Produkt jest w\u00a0sklepie';
  return `Przywrócono ${count} ${plural(count, PRODUCT_NOUNS)}`;
}
