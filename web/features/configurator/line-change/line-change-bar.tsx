import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseAmount } from '#engine/goods/price/money';
import { surchargeText } from '#engine/trade/shop/order-changes';
import { joinClasses } from '../../../lib/join-classes';
import { formatMoney } from '../../../lib/text/format';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Dialog } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast';
import { PriceBar } from '../price/price-bar';
import type { ConfiguratorState } from '../use-configurator';
import { LineChangeForm } from './line-change-form';
import { type LineChange, useLineChange } from './use-line-change';
import styles from '../price/price-bar.module.css';
import own from './line-change.module.css';

interface LineChangeBarProps {
  /** The token of the order. */
  token: string;
  lineId: string;
  state: ConfiguratorState;
  notes: ReactNode;
}

/** What the settings change in the price of an ordered line, and a button that proposes the change to the shop. */
export function LineChangeBar({ token, lineId, state, notes }: LineChangeBarProps) {
  const { input, blocked, price } = state;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const change = useLineChange(token, lineId, input);
  const { difference, refusal, pending } = change;
  const finish = async () => {
    setOpen(false);
    toast({ title: 'Propozycja wysłana', description: 'Potwierdzenie wysłaliśmy e-mailem.' });
    await navigate(`/zamowienie/${token}#order-requests`);
  };
  return (
    <PriceBar shown={<ChangedPrice change={change} blocked={blocked} />} notes={notes}>
      <Button disabled={blocked || pending || difference === null} onClick={() => setOpen(true)}>
        Zaproponuj zmianę
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Propozycja zmiany">
        {difference ? (
          <LineChangeForm
            difference={difference}
            input={{ ...input, token, lineId }}
            higherUnitPrice={higherUnitPrice(change, price)}
            onSent={() => void finish()}
            onRefused={change.ask}
          />
        ) : (
          <Notice tone="error">{refusal?.message}</Notice>
        )}
      </Dialog>
    </PriceBar>
  );
}

/** The price of the line after the change and by how much it differs, or why there is none. */
function ChangedPrice({ change, blocked }: { change: LineChange; blocked: boolean }) {
  const { pending, failed, ask } = change;
  const { text, amount, isProblem } = shownPrice(change, blocked);
  return (
    <div className={own.shown}>
      <output className={styles.price}>
        <span className={isProblem ? styles.failed : styles.status}>{text}</span>
        {amount && (
          <strong className={joinClasses(styles.amount, pending && styles.stale)}>
            {formatMoney(amount)}
          </strong>
        )}
      </output>
      {failed && (
        <button type="button" className={styles.retry} onClick={ask}>
          Spróbuj ponownie
        </button>
      )}
    </div>
  );
}

interface ShownPrice {
  text: string;
  amount: string | null;
  isProblem?: boolean;
}

function shownPrice(
  { ordered, difference, refusal, pending, failed }: LineChange,
  blocked: boolean,
): ShownPrice {
  const before = ordered?.lineTotal ?? null;
  const after = difference?.lines[0]?.totalAfter ?? null;
  if (blocked) return { text: 'Popraw zaznaczone ustawienia.', amount: null, isProblem: true };
  if (failed) return { text: 'Nie udało się obliczyć ceny.', amount: null, isProblem: true };
  if (pending) return { text: 'Obliczanie ceny...', amount: after ?? before };
  if (refusal?.path?.[0] === 'configuration')
    return { text: 'Cena w\u00a0zamówieniu', amount: before };
  if (!before || !after) return { text: refusal?.message ?? '', amount: null, isProblem: true };
  const surcharge = surchargeText(parseAmount(after) - parseAmount(before));
  const pieces = ordered && ordered.quantity > 1 ? ` za ${ordered.quantity}\u00a0szt.` : '';
  return { text: `Dotąd ${formatMoney(before)}${pieces}, ${surcharge}`, amount: after };
}

/** What a piece costs today, where that is more than in the change, which may have the prices of the order's day. */
function higherUnitPrice(
  { ordered, difference }: LineChange,
  { quote }: ConfiguratorState['price'],
): string | null {
  const today = quote?.calculatedPrice;
  const after = difference?.lines[0]?.totalAfter;
  if (!today || !after || !ordered) return null;
  return parseAmount(today) * ordered.quantity > parseAmount(after) ? today : null;
}
