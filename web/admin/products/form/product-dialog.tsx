import type { FragmentType } from '@apollo/client';
import { useQuery, useSuspenseFragment, useApolloClient } from '@apollo/client/react';
import { Drawer, Empty, Form, type FormInstance } from 'antd';
import { useState } from 'react';
import type { PictureData } from '../../../ui/image/picture';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { type Edited, toSaveOutcome, type SaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { AdminFailure, Loading } from '../../kit/page/page-states';
import { CreateProductDocument, UpdateProductDocument } from '../product-mutations.generated';
import { ProductsPageDocument } from '../products-page.generated';
import {
  ProductDialogDocument,
  ProductFormFragmentDoc,
  type ProductFormFragment,
} from './product-dialog.generated';
import { ProductForm } from './product-form';
import {
  NEW_PRODUCT,
  PRODUCT_TEXTS,
  toValues,
  type ProductValues,
  toInput,
} from './product-form-values';
import { ProductPreview } from './product-preview';
import styles from './product-dialog.module.css';

interface ProductDialogProps {
  /** The product to edit; null for a new one. */
  id: number | null;
  onClose: () => void;
}

/** A drawer with the form of a new or an existing product. */
export function ProductDialog({ id, onClose }: ProductDialogProps) {
  const { data, error, refetch } = useQuery(ProductDialogDocument, {
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'network-only',
  });
  const product = data?.adminProduct;
  if (id === null) return <ProductEditor product={null} onClose={onClose} />;
  if (product) return <StoredProduct key={product.id} product={product} onClose={onClose} />;
  return (
    <Drawer open title="Produkt" size="min(64rem, 100vw)" onClose={onClose}>
      {data && <Empty description="Nie ma takiego produktu" />}
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={12} />}
    </Drawer>
  );
}

interface StoredProductProps {
  product: FragmentType<ProductFormFragment>;
  onClose: () => void;
}

function StoredProduct({ product: from, onClose }: StoredProductProps) {
  const { data: product } = useSuspenseFragment({
    fragment: ProductFormFragmentDoc,
    fragmentName: 'ProductForm',
    from,
  });
  return <ProductEditor product={product} onClose={onClose} />;
}

interface ProductEditorProps {
  product: ProductFormFragment | null;
  onClose: () => void;
}

function ProductEditor({ product, onClose }: ProductEditorProps) {
  // Read once: a change saved by somebody else while the form is open is shown as a conflict.
  const [initial] = useState<Edited<ProductValues>>(() =>
    product ? toValues(product) : NEW_PRODUCT,
  );
  const save = useSaveProduct(product?.id ?? null);
  return (
    <EditDialog<ProductValues>
      long
      title={product ? `Produkt nr\u00a0${product.id}` : 'Nowy produkt'}
      initial={initial}
      texts={PRODUCT_TEXTS}
      save={save}
      onClose={onClose}
    >
      {(form) => <EditorBody form={form} product={product} />}
    </EditDialog>
  );
}

interface EditorBodyProps {
  form: FormInstance<ProductValues>;
  product: ProductFormFragment | null;
}

function EditorBody({ form, product }: EditorBodyProps) {
  const ownPicture = product ? { [product.imageUrl]: product.picture } : {};
  const [pictures, setPictures] = useState<Record<string, PictureData>>(ownPicture);
  const watched = Form.useWatch((values: ProductValues) => values, { form, preserve: true });
  const values = { ...NEW_PRODUCT.values, ...watched };
  const picture = pictures[values.imageUrl] ?? drawn(values.imageUrl);
  return (
    <div className={styles.columns}>
      <ProductForm
        form={form}
        category={values.category}
        picture={picture}
        onUpload={(made) => setPictures((others) => ({ ...others, [made.url]: made }))}
      />
      <ProductPreview
        values={values}
        picture={picture}
        rating={{ average: product?.ratingAverage ?? null, count: product?.ratingCount ?? 0 }}
      />
    </div>
  );
}

/** The picture at a path in the shop, whose size and formats are not known here; null for any other URL. */
function drawn(url: string): PictureData | null {
  if (!url.startsWith('/')) return null;
  return {
    url,
    width: null,
    height: null,
    placeholder: null,
    alt: '',
    position: null,
    sources: [],
  };
}

const refetch = [ProductsPageDocument];

/** Saves the form of an existing product, or of a new one (null). */
function useSaveProduct(id: number | null) {
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
