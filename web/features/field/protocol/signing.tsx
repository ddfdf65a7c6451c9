import { useState } from 'react';
import { VERSION_STATE_LABELS } from '#engine/trade/shop/order-changes';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { formatTimeInSentence } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format';
import { pluralCount } from '../../../lib/text/grammar';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import type { FieldAction, KeptVisit } from '../phone/kept';
import { useQueue } from '../queue/queue-context';
import { SignDialog } from '../signature/sign-dialog';
import { itemsOf } from './checklist';
import type { DraftActions } from './use-draft';

interface SigningProps {
  visit: KeptVisit;
  written: DraftActions;
  /** What is not sent yet of the visit. */
  unsent: readonly FieldAction[];
  /** Whether the person may take signatures, instead of only looking at the visit. */
  mayWrite: boolean;
}

/** The customer's signature under the protocol, and what follows from it for the order. */
export function Signing({ visit, written, unsent, mayWrite }: SigningProps) {
  const { protocol } = visit;
  if (!protocol?.signedAt && unsent.some(({ kind }) => kind === 'sign'))
    return (
      <Notice tone="info" title="Podpisany na telefonie">
        {visit.kind === 'measuring'
          ? 'Czeka na wysłanie. Cenę ewentualnej zmiany poznasz, gdy sklep go dostanie.'
          : 'Czeka na wysłanie. Klient dostanie protokół e-mailem, gdy sklep go dostanie.'}
      </Notice>
    );
  if (!protocol?.signedAt)
    return mayWrite ? (
      <Unsigned visit={visit} written={written} />
    ) : (
      <p>Protokół nie jest jeszcze podpisany.</p>
    );
  const { signedName, signedAt, problem, change } = protocol;
  return (
    <>
      <Notice tone="success" title="Protokół podpisany">
        {`${signedName}, ${formatTimeInSentence(signedAt)}.`}
      </Notice>
      {problem && (
        <Notice tone="warning" title="To musi załatwić biuro">
          {problem}
        </Notice>
      )}
      {change && <Change visit={visit} change={change} unsent={unsent} mayWrite={mayWrite} />}
    </>
  );
}

function Unsigned({ visit, written: { draft, change } }: Pick<SigningProps, 'visit' | 'written'>) {
  const [isOpen, setOpen] = useState(false);
  const queue = useQueue();
  const items = itemsOf(visit, draft);
  const open = items.filter(({ code }) => !draft.checklist[code]).length;
  return (
    <>
      {open > 0 && (
        <Notice tone="info">
          {`Bez odpowiedzi: ${pluralCount(open, ['punkt', 'punkty', 'punktów'])} z\u00a0listy.`}
        </Notice>
      )}
      <Button onClick={() => setOpen(true)}>Do podpisu klienta</Button>
      {isOpen && (
        <SignDialog
          title={`${VISIT_KIND_LABELS[visit.kind]}: protokół`}
          action="Podpisuję protokół"
          customer={visit.subject.customerName ?? ''}
          onClose={() => setOpen(false)}
          onSigned={(signature) => {
            setOpen(false);
            void change({}).then(
              (isKept) =>
                isKept &&
                queue.add({
                  visit,
                  call: { kind: 'sign', input: { id: draft.id, ...signature } },
                }),
            );
          }}
        >
          <p>
            Potwierdzam, że protokół opisuje stan, jaki zastaliśmy na miejscu. Po podpisaniu nie da
            się go już zmienić.
          </p>
          {draft.defects.length > 0 && (
            <ul>
              {draft.defects.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          )}
          {draft.remark && <p>{draft.remark}</p>}
        </SignDialog>
      )}
    </>
  );
}

interface ChangeProps {
  visit: KeptVisit;
  change: NonNullable<NonNullable<KeptVisit['protocol']>['change']>;
  unsent: readonly FieldAction[];
  mayWrite: boolean;
}

/** The change of the order that follows from the measuring, which the customer can accept here and now. */
function Change({ visit, change, unsent, mayWrite }: ChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const queue = useQueue();
  const { orderId, version, totalBefore, totalAfter, state } = change;
  const prices = `Było ${formatMoney(totalBefore)}, po zmianie ${formatMoney(totalAfter)}.`;
  const isWaiting = unsent.some(({ kind }) => kind === 'accept');
  return (
    <Notice tone="warning" title={`Zmiana zamówienia nr ${orderId}`}>
      <p>{prices}</p>
      {state !== 'sent' && <p>{`Zmiana: ${VERSION_STATE_LABELS[state]}.`}</p>}
      {state === 'sent' && isWaiting && <p>Zgoda podpisana, czeka na wysłanie.</p>}
      {state === 'sent' && !isWaiting && mayWrite && (
        <>
          <p>Klient może zgodzić się teraz podpisem albo później, przez link z&nbsp;e-maila.</p>
          <Button onClick={() => setOpen(true)}>Zgoda podpisem</Button>
        </>
      )}
      {isOpen && (
        <SignDialog
          title="Zgoda na zmianę"
          action="Zgadzam się na zmianę"
          customer={visit.subject.customerName ?? ''}
          onClose={() => setOpen(false)}
          onSigned={(signature) => {
            setOpen(false);
            const input = { orderId, version, expectedTotal: totalAfter, ...signature };
            void queue.add({ visit, call: { kind: 'accept', input } });
          }}
        >
          <p>{`Zgadzam się na zmianę zamówienia nr ${orderId} według pomiaru.`}</p>
          <p>{prices}</p>
        </SignDialog>
      )}
    </Notice>
  );
}
