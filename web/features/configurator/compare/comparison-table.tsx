import { useMemo, useCallback } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import { parseAmount } from '#engine/goods/price/money';
import { Drawing } from '../../../goods/drawing';
import { Button, ButtonLink } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { TextInput } from '../../../ui/form/inputs';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { useAddToCart } from '../add-to-cart/add-to-cart';
import {
  type ComparedConfiguration,
  keyOf,
  MAX_NAME,
  renameCompared,
} from './compared-configurations';
import { comparedRows, differ } from './compared-rows';
import { TodaysPrice, ComparedRow } from './todays-price';
import { useTodaysPrices } from './use-todays-prices';
import styles from './comparison-table.module.css';

interface TableProps {
  compared: readonly ComparedConfiguration[];
  onOpen: () => void;
  onRemove: (one: ComparedConfiguration) => void;
}

/** One column per configuration, one row per property; on a narrow screen the table, not the page, scrolls sideways. */
export function ComparisonTable({ compared, onOpen, onRemove }: TableProps) {
  const rows = useMemo(
    () => comparedRows(compared.map(({ configuration }) => configuration)),
    [compared],
  );
  return (
    <ScrollArea className={styles.frame} label="Tabela porównania">
      <table className={styles.table}>
        <caption className={styles.caption}>
          <VisuallyHidden>Twoje konfiguracje obok siebie. </VisuallyHidden>
          {compared.length > 1 && <span>Znakiem ≠ oznaczyliśmy różnice.</span>}
        </caption>
        <Head compared={compared} />
        <tbody>
          <ComparedRow label="Rysunek" isLabelHidden>
            {compared.map((one) => (
              <td key={keyOf(one)}>
                <ComparedPicture configuration={one.configuration} />
              </td>
            ))}
          </ComparedRow>
          <Prices compared={compared} />
          {rows.map(({ label, values, differs }) => (
            <ComparedRow label={label} differs={differs} key={label}>
              {compared.map((one, index) => (
                <td key={keyOf(one)}>{values[index] ?? 'nie dotyczy'}</td>
              ))}
            </ComparedRow>
          ))}
          <Actions compared={compared} onOpen={onOpen} onRemove={onRemove} />
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Head({ compared }: Pick<TableProps, 'compared'>) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <VisuallyHidden>Cecha</VisuallyHidden>
        </th>
        {compared.map((one, index) => (
          <th scope="col" className={styles.name} key={keyOf(one)}>
            <TextInput
              aria-label={`Nazwa konfiguracji ${index + 1}`}
              value={one.name}
              maxLength={MAX_NAME}
              onChange={({ target }) => renameCompared(one, target.value)}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Prices({ compared }: Pick<TableProps, 'compared'>) {
  const [priceOf, ask] = useTodaysPrices(compared);
  const amounts = compared.flatMap((one) => {
    const price = priceOf(one);
    return price.state === 'available' ? price.amount : [];
  });
  const differs = differ(amounts);
  const lowest = amounts.toSorted((a, b) => parseAmount(a) - parseAmount(b))[0] ?? null;
  return (
    <ComparedRow label="Cena z&nbsp;VAT dziś" differs={differs}>
      {compared.map((one) => (
        <td key={keyOf(one)}>
          <TodaysPrice
            price={priceOf(one)}
            cheapest={differs ? lowest : null}
            compared={one}
            onRetry={() => ask(one)}
          />
        </td>
      ))}
    </ComparedRow>
  );
}

function Actions({ compared, onOpen, onRemove }: TableProps) {
  return (
    <ComparedRow label="Co dalej" isLabelHidden>
      {compared.map((one, index) => (
        <td key={keyOf(one)}>
          <ColumnActions
            number={index + 1}
            compared={one}
            onOpen={onOpen}
            onRemove={() => onRemove(one)}
          />
        </td>
      ))}
    </ComparedRow>
  );
}

function ColumnActions({
  number,
  compared,
  onOpen,
  onRemove,
}: {
  number: number;
  compared: ComparedConfiguration;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const { category, input } = compared;
  const { added, pending, add } = useAddToCart(category, input, () => input);
  return (
    <div className={styles.actions}>
      {added ? (
        <ButtonLink size="s" to="/koszyk">
          Przejdź do koszyka<VisuallyHidden>{` z\u00a0konfiguracją ${number}`}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <Button size="s" pending={pending} onClick={() => void add()}>
          Do koszyka<VisuallyHidden>{` (konfiguracja ${number})`}</VisuallyHidden>
        </Button>
      )}
      <ButtonLink variant="secondary" size="s" to={addressOf(compared)} onClick={onOpen}>
        Otwórz<VisuallyHidden>{` konfigurację ${number}`}</VisuallyHidden>
      </ButtonLink>
      <Button variant="quiet" size="s" onClick={onRemove}>
        Usuń<VisuallyHidden>{` konfigurację ${number}`}</VisuallyHidden>
      </Button>
    </div>
  );
}

function addressOf({ category, search }: ComparedConfiguration): string {
  return `/konfigurator/${category}${search && `?${search}`}`;
}

/** A small drawing of the configuration to scale, without dimensions and surroundings. */
function ComparedPicture({ configuration }: { configuration: Configuration }) {
  const draw = useCallback(
    () => drawProduct(configuration, { dimensions: false, scene: false }),
    [configuration],
  );
  return (
    <div className={styles.picture}>
      <Drawing draw={draw} />
    </div>
  );
}
