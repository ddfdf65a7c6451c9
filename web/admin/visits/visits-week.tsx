import { Grid } from 'antd';
import { grouped } from '#engine/goods/model/grouped';
import { CrewDay, DropCell } from './crew-day';
import type { CrewDayFragment, VisitCardFragment } from './visits-page.generated';
import { dayText, shownDays } from './week';
import styles from './visits-week.module.css';

interface VisitsWeekProps {
  days: readonly CrewDayFragment[];
  isShown: (visit: VisitCardFragment) => boolean;
  onDrop: (visitId: string, target: { crewId: number; day: string }) => void;
}

/** The week as a table of crews and days, onto which visits can be dragged; in a narrow window as a list of days. */
export function VisitsWeek(props: VisitsWeekProps) {
  const { lg: wide } = Grid.useBreakpoint();
  return wide ? <WeekTable {...props} /> : <DayList {...props} />;
}

function WeekTable({ days, isShown, onDrop }: VisitsWeekProps) {
  const shown = shownDays(days);
  return (
    <table className={styles.week} aria-label="Tydzień ekip">
      <thead>
        <tr>
          <th scope="col">Ekipa</th>
          {shown.map((day) => (
            <th key={day} scope="col">
              {dayText(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...grouped(days, ({ crew }) => crew.id)].map(([crewId, ofCrew]) => (
          <tr key={crewId}>
            <CrewName crew={ofCrew[0]?.crew} />
            {ofCrew
              .filter(({ day }) => shown.includes(day))
              .map((crewDay) => (
                <DropCell
                  key={crewDay.day}
                  onDrop={(id) => onDrop(id, { crewId, day: crewDay.day })}
                >
                  <CrewDay crewDay={crewDay} isShown={isShown} name={dayText(crewDay.day)} />
                </DropCell>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CrewName({ crew }: { crew: CrewDayFragment['crew'] | undefined }) {
  return (
    <th scope="row" style={{ borderInlineStartColor: crew?.colour }}>
      {crew?.name}
    </th>
  );
}

function DayList({ days, isShown }: VisitsWeekProps) {
  const isEventful = ({ visits, absences }: CrewDayFragment) =>
    absences.length > 0 || visits.some(isShown);
  return shownDays(days).map((day) => {
    const ofDay = days.filter((each) => each.day === day && isEventful(each));
    return (
      <section key={day} className={styles.day} aria-label={dayText(day)}>
        <h2>{dayText(day)}</h2>
        {ofDay.length === 0 && <p>Bez wizyt.</p>}
        {ofDay.map((crewDay) => (
          <div key={crewDay.crew.id} className={styles.crew}>
            <h3 style={{ borderInlineStartColor: crewDay.crew.colour }}>{crewDay.crew.name}</h3>
            <CrewDay crewDay={crewDay} isShown={isShown} />
          </div>
        ))}
      </section>
    );
  });
}
