import { useQuery } from '@apollo/client/react';
import { Button, Form, Input, Select } from 'antd';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { MAX_LABEL } from '#engine/trade/project/project';
import { NumberInput, whole } from '../../kit/form/number-input';
import { NEW_LINE, type ChangedLine } from './changed-line';
import { LineColorsDocument } from './changed-lines.generated';
import { DiscountField, LEGEND } from './line-parts';
import { LinePrice } from './line-price';
import { LineSettings } from './line-settings';
import { ProductChoice } from './product-choice';
import type { UnitPrice } from './use-unit-prices';
import styles from './changed-lines.module.css';

interface ChangedLinesProps {
  /** Called when a line is added or removed. */
  onChange?: () => void;
  /** What a piece of each line costs, in the order of the lines; left out, no prices are shown. */
  prices?: readonly UnitPrice[];
}

/** The lines of an order or an offer: quantity, place, sizes and options; the only line cannot be removed. */
export function ChangedLines({ onChange, prices }: ChangedLinesProps) {
  return (
    <Form.List name="lines">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <Line
              key={key}
              index={name}
              price={prices?.[name]}
              onRemove={fields.length > 1 ? () => (remove(name), onChange?.()) : null}
            />
          ))}
          <Form.Item>
            <Button onClick={() => (add(NEW_LINE), onChange?.())}>Dodaj pozycję</Button>
          </Form.Item>
        </>
      )}
    </Form.List>
  );
}

interface LineProps {
  index: number;
  price: UnitPrice | undefined;
  onRemove: (() => void) | null;
}

function Line({ index, price, onRemove }: LineProps) {
  const form = Form.useFormInstance();
  // No field of the form shows the product, but the line must be rendered again when a product is chosen.
  Form.useWatch(['lines', index, 'productId'], { form, preserve: true });
  const line: ChangedLine = form.getFieldValue(['lines', index]);
  const isNew = line.lineId === null && line.configurationId === null;
  return (
    <fieldset className={styles.line}>
      <legend style={LEGEND}>
        {index + 1}. {line.name}
        {line.sizes && ` (${line.sizes})`}
      </legend>
      <div className={styles.row}>
        <Form.Item
          name={[index, 'quantity']}
          label="Ilość"
          className={styles.short}
          rules={[{ required: true, message: 'Podaj ilość.' }, whole(1)]}
        >
          <NumberInput suffix="szt." />
        </Form.Item>
        <Form.Item name={[index, 'label']} label="Miejsce">
          <Input maxLength={MAX_LABEL} />
        </Form.Item>
        <DiscountField index={index} />
        {onRemove && (
          <Button danger onClick={onRemove} aria-label={`Usuń pozycję ${index + 1}: ${line.name}`}>
            Usuń pozycję
          </Button>
        )}
      </div>
      {isNew && (
        <ProductChoice
          line={line}
          onChoose={(next) => form.setFieldValue(['lines', index], next)}
        />
      )}
      {line.settings && line.productId !== null && (
        <LineColors index={index} category={line.settings.category} productId={line.productId} />
      )}
      {line.settings && <LineSettings index={index} category={line.settings.category} />}
      <Form.Item
        name={[index, 'link']}
        label={
          isNew
            ? 'Albo gotowa konfiguracja (link z\u00a0konfiguratora)'
            : 'Inna konfiguracja (link z\u00a0konfiguratora)'
        }
        extra={<LinkHint path={line.path} />}
      >
        <Input placeholder="https://…/k/…" />
      </Form.Item>
      {price && <LinePrice price={price} line={line} />}
    </fieldset>
  );
}

/** A hint to copy a link from the configurator, which opens with the line's settings if `path` is given. */
function LinkHint({ path }: { path: string | null }) {
  return (
    <>
      <a
        href={path ?? '/konfigurator'}
        target="_blank"
        rel="noreferrer"
        style={{ textDecoration: 'underline' }}
      >
        Otwórz konfigurator
      </a>
      , ustaw produkt, skopiuj link i&nbsp;wklej go tutaj.
    </>
  );
}

interface LineColorsProps {
  /** The index of the line in the form. */
  index: number;
  category: Parameters<typeof familyOf>[0];
  productId: number;
}

/** The colours of a line, from those of its product; the line's own where the product is no longer in the shop. */
function LineColors({ index, category, productId }: LineColorsProps) {
  const { data } = useQuery(LineColorsDocument, { variables: { id: productId } });
  const { colorLabel, frameColorLabel } = familyOf(category);
  const { availableColors = [], availableFrameColors = [] } = data?.product ?? {};
  if (!isMadeToMeasure(category)) return null;
  return (
    <div className={styles.row}>
      <Form.Item name={[index, 'settings', 'color']} label={colorLabel}>
        <Select options={optionsOf(availableColors)} style={WIDTH} />
      </Form.Item>
      <Form.Item name={[index, 'settings', 'frameColor']} label={frameColorLabel}>
        <Select options={optionsOf(availableFrameColors)} style={WIDTH} />
      </Form.Item>
    </div>
  );
}

const WIDTH = { minWidth: '12rem' };

const optionsOf = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
