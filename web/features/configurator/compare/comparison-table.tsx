import { useMemo, useCallback } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import { parseAmount } from '#engine/goods/price/money';
import { Drawing } from '../../../goods/drawing';
import { Button, ButtonLink } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { comparedRows, differ } from './compared-rows';
import { type Kept, keyOf } from './kept';
import { TodaysPrice, ComparedRow } from './todays-price';
import { useTodaysPrices } from './use-todays-prices';
import styles from './comparison-table.module.css';

interface TableProps {
  kept: readonly Kept[];
  onOpen: () => void;
  onRemove: (one: Kept) => void;
}

/** One column per configuration, one row per property; on a narrow screen the table, not the page, scrolls sideways. */
export function ComparisonTable({ kept, onOpen, onRemove }: TableProps) {
  const rows = useMemo(() => comparedRows(kept.map(({ configuration }) => configuration)), [kept]);
  return (
    <ScrollArea className={styles.frame} label="Tabela porównania">
      <table className={styles.table}>
        <caption className={styles.caption}>
          <VisuallyHidden>Twoje konfiguracje obok siebie. </VisuallyHidden>
          {kept.length > 1 && <span>Znakiem ≠ oznaczyliśmy różnice.</span>}
        </caption>
        <Head kept={kept} />
        <tbody>
          <ComparedRow label="Rysunek" isLabelHidden>
            {kept.map((one) => (
              <td key={keyOf(one)}>
                <ComparedPicture configuration={one.configuration} />
              </td>
            ))}
          </ComparedRow>
          <Prices kept={kept} />
          {rows.map(({ label, values, differs }) => (
            <ComparedRow label={label} differs={differs} key={label}>
              {kept.map((one, index) => (
                <td key={keyOf(one)}>{values[index] ?? 'nie dotyczy'}</td>
              ))}
            </ComparedRow>
          ))}
          <Actions kept={kept} onOpen={onOpen} onRemove={onRemove} />
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Head({ kept }: Pick<TableProps, 'kept'>) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <VisuallyHidden>Cecha</VisuallyHidden>
        </th>
        {kept.map((one) => (
          <th scope="col" className={styles.name} key={keyOf(one)}>
            {one.name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Prices({ kept }: Pick<TableProps, 'kept'>) {
  const [priceOf, ask] = useTodaysPrices(kept);
  const amounts = kept.flatMap((one) => {
    const price = priceOf(one);
    return price.state === 'known' ? price.amount : [];
  });
  const differs = differ(amounts);
  const lowest = amounts.toSorted((a, b) => parseAmount(a) - parseAmount(b))[0] ?? null;
  return (
    <ComparedRow label="Cena z&nbsp;VAT dziś" differs={differs}>
      {kept.map((one) => (
        <td key={keyOf(one)}>
          <TodaysPrice
            price={priceOf(one)}
            cheapest={differs ? lowest : null}
            kept={one}
            onRetry={() => ask(one)}
          />
        </td>
      ))}
    </ComparedRow>
  );
}

function Actions({ kept, onOpen, onRemove }: TableProps) {
  return (
    <ComparedRow label="Co dalej" isLabelHidden>
      {kept.map((one, index) => (
        <td key={keyOf(one)}>
          <ColumnActions
            number={index + 1}
            address={addressOf(one)}
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
  address,
  onOpen,
  onRemove,
}: {
  number: number;
  address: string;
  onOpen: () => void;
  onRemove: () => void;
}) {
  return (
    <div className={styles.actions}>
      <ButtonLink variant="secondary" size="s" to={address} onClick={onOpen}>
        Otwórz<VisuallyHidden>{` konfigurację ${number}`}</VisuallyHidden>
      </ButtonLink>
      <Button variant="quiet" size="s" onClick={onRemove}>
        Usuń<VisuallyHidden>{` konfigurację ${number}`}</VisuallyHidden>
      </Button>
    </div>
  );
}

function addressOf({ category, search }: Kept): string {
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
