import { useRequestKey } from '../../lib/browser/use-request-key';
import { plural } from '../../lib/text/plural';
import { isAnswered } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import {
  ArchiveProductsDocument,
  DuplicateProductDocument,
  FeatureProductsDocument,
  RestoreProductsDocument,
} from './product-mutations.generated';
import { PRODUCT_NOUNS } from './product-nouns';
import { ProductsPageDocument } from './products-page.generated';

const refetch = [ProductsPageDocument];

/** Mutations of products. Each reports its outcome in a toast; all but `duplicate` return whether they succeeded. */
export function useProductMutations() {
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
