import type { ProductActions } from './product-cells';
import { useAskToArchive } from './use-ask-to-archive';
import { useProductMutations } from './use-product-mutations';

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
