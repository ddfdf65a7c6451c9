import { useApolloClient } from '@apollo/client/react';
import { Form, Input, Select } from 'antd';
import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type Edited, type SaveOutcome } from '../kit/form/field-problems';
import { NumberInput, whole } from '../kit/form/number-input';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import {
  CreateInventoryItemDocument,
  UpdateInventoryItemDocument,
} from './inventory-mutations.generated';
import {
  type InventoryRowFragment,
  InventoryPageDocument,
  InventoryRowFragmentDoc,
} from './inventory-page.generated';
import { ProductSelect, type StockedProduct } from './product-select';
import { StockLedgerDocument } from './stock-ledger.generated';

const TEXTS = {
  productId: 'Produkt',
  colorVariant: 'Tkanina lub pokrycie',
  frameColorVariant: 'Konstrukcja',
  stockQuantity: 'Ilość (komplety)',
  minStockLevel: 'Minimum',
  location: 'Miejsce',
};

interface ItemDialogProps {
  /** The item to edit; undefined to add one. */
  item?: InventoryRowFragment;
  onClose: () => void;
}

/** Adds or edits a stock item; the colours to choose from are those of the product. */
export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const [product, setProduct] = useState<StockedProduct | null>(item?.product ?? null);
  const save = useSaveItem(item);
  return (
    <EditDialog<ItemValues>
      title={item ? 'Edytuj pozycję magazynową' : 'Dodaj pozycję magazynową'}
      initial={item ? edited(item) : { values: NEW_ITEM }}
      texts={TEXTS}
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Form.Item name="productId" label={TEXTS.productId} rules={required('Wybierz produkt.')}>
            <ProductSelect
              chosen={product}
              onChoose={(next) => {
                setProduct(next);
                form.setFieldsValue({ colorVariant: null, frameColorVariant: null });
              }}
            />
          </Form.Item>
          {/* Accessories have no colours. */}
          {product?.availableColors.length !== 0 && (
            <>
              <ColorItem name="colorVariant" colors={product?.availableColors} />
              <ColorItem name="frameColorVariant" colors={product?.availableFrameColors} />
            </>
          )}
          <NumberItem name="stockQuantity" />
          <NumberItem name="minStockLevel" />
          <Form.Item name="location" label={TEXTS.location}>
            <Input maxLength={120} placeholder="Hala A, regał 1" />
          </Form.Item>
        </>
      )}
    </EditDialog>
  );
}

const required = (message: string) => [{ required: true, message }];

interface ColorItemProps {
  name: 'colorVariant' | 'frameColorVariant';
  colors: readonly string[] | undefined;
}

function ColorItem({ name, colors = [] }: ColorItemProps) {
  return (
    <Form.Item name={name} label={TEXTS[name]} rules={required('Wybierz kolor.')}>
      <Select
        disabled={colors.length === 0}
        placeholder={colors.length === 0 ? 'Najpierw wybierz produkt' : 'Wybierz kolor'}
        options={colors.map((value) => ({ value, label: value }))}
      />
    </Form.Item>
  );
}

function NumberItem({ name }: { name: 'stockQuantity' | 'minStockLevel' }) {
  return (
    <Form.Item
      name={name}
      label={TEXTS[name]}
      rules={[...required('Podaj liczbę kompletów.'), whole(0)]}
    >
      <NumberInput />
    </Form.Item>
  );
}

const REFETCH: DocumentNode[] = [InventoryPageDocument, StockLedgerDocument];

/** Saves the form of an existing item, or of a new one (undefined). */
function useSaveItem(
  item: InventoryRowFragment | undefined,
): (form: Edited<ItemValues>) => Promise<SaveOutcome<ItemValues>> {
  const client = useApolloClient();
  const [create] = useStaffMutation(CreateInventoryItemDocument, {
    done: 'Pozycja magazynowa została utworzona',
    failed: 'Nie udało się utworzyć pozycji magazynowej',
    refetch: REFETCH,
  });
  const [update] = useStaffMutation(UpdateInventoryItemDocument, {
    done: 'Pozycja magazynowa została zaktualizowana',
    failed: 'Nie udało się zaktualizować pozycji magazynowej',
    refetch: REFETCH,
  });
  return async ({ values, version }) => {
    const input = inputOf(values);
    if (!item || version === undefined) return toSaveOutcome(await create({ input }));
    const outcome = await update({ input: { ...input, id: item.id, version } });
    return toSaveOutcome(outcome, ({ item: stored }) => {
      const row =
        stored && client.readFragment({ fragment: InventoryRowFragmentDoc, from: stored });
      return row && edited(row);
    });
  };
}

/** The fallbacks are for the types only: the form's rules require these fields. */
function inputOf({ productId, colorVariant, frameColorVariant, location, ...rest }: ItemValues) {
  return {
    ...rest,
    productId: productId ?? 0,
    colorVariant: colorVariant ?? '',
    frameColorVariant: frameColorVariant ?? '',
    location: location.trim() || null,
  };
}

interface ItemValues {
  productId: number | null;
  colorVariant: string | null;
  frameColorVariant: string | null;
  stockQuantity: number;
  minStockLevel: number;
  location: string;
}

const NEW_ITEM: ItemValues = {
  productId: null,
  colorVariant: null,
  frameColorVariant: null,
  stockQuantity: 0,
  minStockLevel: 5,
  location: '',
};

function edited(item: InventoryRowFragment): Edited<ItemValues> {
  const { product, colorVariant, frameColorVariant, stockQuantity, minStockLevel, version } = item;
  return {
    version,
    values: {
      productId: product.id,
      colorVariant,
      frameColorVariant,
      stockQuantity,
      minStockLevel,
      location: item.location ?? '',
    },
  };
}
