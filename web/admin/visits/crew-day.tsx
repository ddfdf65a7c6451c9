import { useState, type ReactNode } from 'react';
import { CONFLICT_LABELS } from '#engine/visits/check-day';
import { joinClasses } from '../../lib/join-classes';
import { formatMinutes } from '../../lib/text/format';
import { Tag } from '../kit/page/inline-parts';
import { OrderDay } from './order-day';
import { VisitCard } from './visit-card';
import type { CrewDayFragment, VisitCardFragment } from './visits-page.generated';
import { hoursWithin, travelTo, workMinutes } from './week';
import styles from './crew-day.module.css';

interface CrewDayProps {
  crewDay: CrewDayFragment;
  isShown: (visit: VisitCardFragment) => boolean;
  /** The day, for paper, where the row with the days is missing. */
  name?: string;
}

/** The day of a crew: its visits in order, what is wrong with it, absences, and how much it works and drives. */
export function CrewDay({ crewDay, isShown, name }: CrewDayProps) {
  const { visits, absences, conflicts, opensAt, travelMinutes } = crewDay;
  const codes = [...new Set(conflicts.map(({ code }) => code))];
  const work = workMinutes(visits);
  return (
    <div className={styles.day}>
      {name && <p className={styles.name}>{name}</p>}
      {!opensAt && <p className={styles.soft}>wolne</p>}
      {codes.map((code) => (
        <p key={code} className={styles.wrong}>
          {CONFLICT_LABELS[code]}
        </p>
      ))}
      {absences.map(({ id, reason, ...times }) => (
        <Tag key={id} tone="neutral">
          {reason || 'nieobecność'} {hoursWithin(crewDay.day, times)}
        </Tag>
      ))}
      {visits.some(isShown) && (
        <ol className={styles.visits}>
          {visits.filter(isShown).map((visit) => (
            <li key={visit.id}>
              <VisitCard
                visit={visit}
                travel={travelTo(visit, crewDay)}
                isWrong={conflicts.some(({ visitIds }) => visitIds.includes(visit.id))}
              />
            </li>
          ))}
        </ol>
      )}
      <OrderDay crewDay={crewDay} />
      {work > 0 && (
        <p className={styles.soft}>
          praca {formatMinutes(work)}
          {travelMinutes !== null && `, dojazdy ${formatMinutes(travelMinutes)}`}
        </p>
      )}
    </div>
  );
}

interface DropCellProps {
  onDrop: (visitId: string) => void;
  children: ReactNode;
}

/** A cell of the week onto which a visit can be dragged. */
export function DropCell({ onDrop, children }: DropCellProps) {
  const [isOver, setOver] = useState(false);
  return (
    <td
      className={joinClasses(styles.cell, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData('text/plain'));
      }}
    >
      {children}
    </td>
  );
}
