import { useApolloClient } from '@apollo/client/react';

import { toSaveOutcome, type Edited, type SaveOutcome } from '../../kit/form/save-outcome';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { ProductFormFragmentDoc } from './product-dialog.generated';
import { toInput, toValues, type ProductValues } from './product-form-values';
import { CreateProductDocument, UpdateProductDocument } from '../product-mutations.generated';
import { ProductsPageDocument } from '../products-page.generated';

const refetch = [ProductsPageDocument];

/** Saves the form of an existing product, or of a new one (null). */
export function useSaveProduct(id: number | null) {
  const client = useApolloClient();
  const [create] = useStaffMutation(CreateProductDocument, {
    done: 'Produkt został utworzony',
    failed: 'Nie udało się utworzyć produktu',
    refetch,
  });
  const [update] = useStaffMutation(UpdateProductDocument, {
    done: 'Produkt został zaktualizowany',
    failed: 'Nie udało się zaktualizować produktu',
    refetch,
  });

  return async ({
    values,
    version,
  }: Edited<ProductValues>): Promise<SaveOutcome<ProductValues>> => {
    const input = toInput(values);
    if (id === null) return toSaveOutcome(await create({ input }));
    const outcome = await update({ input: { ...input, id, version: version ?? 0 } });
    return toSaveOutcome(outcome, ({ product }) => {
      if (!product) return null;
      const stored = client.readFragment({
        fragment: ProductFormFragmentDoc,
        fragmentName: 'ProductForm',
        from: product,
      });
      return stored && toValues(stored);
    });
  };
}
