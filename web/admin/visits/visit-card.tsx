import { useSearchParams } from 'react-router-dom';
import { formatPhone } from '#engine/locale/contact';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { PLANNABLE_STATES } from '#engine/visits/states';
import { joinClasses } from '../../lib/join-classes';
import { formatMinutes } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { Tag } from '../kit/page/inline-parts';
import { useMay } from '../kit/page/viewer';
import { VisitStateTag } from '../trade/visits/visit-list';
import type { VisitCardFragment } from './visits-page.generated';
import { timeText, townOf } from './week';
import styles from './visit-card.module.css';

/** "Pomiar: Łucja Żółć" */
export const titleOf = ({ kind, about }: VisitCardFragment): string =>
  [VISIT_KIND_LABELS[kind], about?.customerName].filter(Boolean).join(': ');

interface VisitCardProps {
  visit: VisitCardFragment;
  /** Minutes on the way to it; null where they are unknown or it has no time. */
  travel: number | null;
  isWrong?: boolean;
}

/** A visit in short: a link that opens its details, and that can be dragged to another day. On paper it tells more. */
export function VisitCard({ visit, travel, isWrong = false }: VisitCardProps) {
  const { id, kind, state, minutes, startsAt, address, note, about, isSecond } = visit;
  const [params] = useSearchParams();
  const mayMove = useMay('visits:write') && PLANNABLE_STATES.includes(state) && !isSecond;
  const search = new URLSearchParams(params);
  search.set('visit', id);
  return (
    <Link
      to={{ search: search.toString() }}
      preventScrollReset
      className={joinClasses(styles.card, isWrong && styles.wrong)}
      draggable={mayMove}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', id)}
    >
      <strong>
        {startsAt && `${timeText(startsAt)} `}
        {VISIT_KIND_LABELS[kind]}
      </strong>
      <span>
        {townOf(visit)}
        {about?.customerName && `, ${about.customerName}`}
      </span>
      <span className={styles.soft}>
        {formatMinutes(minutes)}
        {travel !== null && `, dojazd ${formatMinutes(travel)}`}
      </span>
      <span className={styles.paper}>
        {[address, about?.customerPhone && formatPhone(about.customerPhone), note]
          .filter(Boolean)
          .join(', ')}
      </span>
      {state !== 'confirmed' && state !== 'asked' && <VisitStateTag state={state} />}
      <Warnings visit={visit} />
    </Link>
  );
}

/** What is special or wrong with a visit besides its place in the day of the crew. */
export function Warnings({ visit }: { visit: VisitCardFragment }) {
  return (
    <>
      {visit.isSecond && <Tag tone="neutral">druga ekipa</Tag>}
      {visit.secondCrew && <Tag tone="neutral">z&nbsp;ekipą {visit.secondCrew.name}</Tag>}
      {visit.isBeforeGoods && <Tag tone="bad">przed dostawą</Tag>}
      {visit.about?.isOver && <Tag tone="bad">sprawa zamknięta</Tag>}
    </>
  );
}
