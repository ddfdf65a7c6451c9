import { Button, Empty, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, dayAndMonth, longDay } from '#engine/locale/day';
import { keysOf } from '#engine/trade/fields/pick';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { Link } from '../../ui/button/link';
import { Icon } from '../../ui/image/icon';
import { oneOf } from '../kit/list/list-filters';
import { readId, useOpened } from '../kit/list/rows';
import { AdminPage, Section } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { type Move, MoveDialog, useProposeMove } from './move-visit';
import { VisitCard } from './visit-card';
import { VisitDrawer } from './visit-details';
import { type VisitCardFragment, VisitsPageDocument } from './visits-page.generated';
import { VisitsWeek } from './visits-week';
import { readWeek } from './week';
import styles from './visits-page.module.css';

const POLL_MS = 60_000;
const KINDS = keysOf(VISIT_KIND_LABELS);
const KIND_OPTIONS = KINDS.map((value) => ({ value, label: VISIT_KIND_LABELS[value] }));

/** The visits of a week by crew and day, and those that wait for a time; week, filters and the opened visit are kept in the URL. */
export function VisitsPage() {
  const [params] = useSearchParams();
  const monday = readWeek(params.get('week'));
  const sunday = addDays(monday, 6);
  const kind = oneOf(KINDS).read(params.get('kind') ?? '');
  const crewId = readId(params.get('crew'));
  const { data, loading, error, refetch } = useStaffQuery(
    VisitsPageDocument,
    { days: { from: monday, until: sunday } },
    { pollMs: POLL_MS },
  );
  const [opened, open] = useOpened('visit');
  const [move, setMove] = useState<Move | null>(null);
  const propose = useProposeMove();
  const startMove = async (...args: Parameters<typeof propose>) => setMove(await propose(...args));
  const days = data?.visits ?? [];
  const unplanned = data?.unplannedVisits.items ?? [];
  const isShown = (visit: VisitCardFragment) => kind === null || visit.kind === kind;
  const drop = (id: string, target: { crewId: number; day: string }) => {
    const all = [...unplanned, ...days.flatMap(({ visits }) => visits)];
    const visit = all.find((each) => each.id === id);
    if (visit) void startMove(visit, target);
  };
  return (
    <AdminPage title="Wizyty" remark={`${dayAndMonth(monday)} – ${longDay(sunday)}`}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <Choices monday={monday} crews={crewsOf(days)} crewId={crewId} kind={kind} />
      {loading && <Loading rows={8} />}
      {data && (
        <div className={styles.plan}>
          <div className={styles.week}>
            {days.length === 0 && (
              <Empty description="Nie ma jeszcze żadnej ekipy">
                <Link to="/admin/crews">Dodaj ekipę</Link>
              </Empty>
            )}
            {days.length > 0 && (
              <VisitsWeek
                days={days.filter(({ crew }) => crewId === null || crew.id === crewId)}
                isShown={isShown}
                onDrop={drop}
              />
            )}
          </div>
          <Unplanned visits={unplanned.filter(isShown)} onMove={(visit) => void startMove(visit)} />
        </div>
      )}
      <VisitDrawer
        id={opened}
        onMove={(visit) => void startMove(visit)}
        onClose={() => open(null)}
      />
      {move && <MoveDialog {...move} onClose={() => setMove(null)} />}
    </AdminPage>
  );
}

interface NamedCrew {
  id: number;
  name: string;
}

const crewsOf = (days: readonly { crew: NamedCrew }[]): NamedCrew[] => [
  ...new Map(days.map(({ crew }) => [crew.id, crew])).values(),
];

interface ChoicesProps {
  monday: string;
  crews: readonly NamedCrew[];
  crewId: number | null;
  kind: keyof typeof VISIT_KIND_LABELS | null;
}

/** The choice of the week, and the filters by crew and kind. */
function Choices({ monday, crews, crewId, kind }: ChoicesProps) {
  const [, setWeek] = useOpened('week');
  const [, setCrew] = useOpened('crew');
  const [, setKind] = useOpened('kind');
  return (
    <search className={styles.choices} data-screen-only>
      <Button
        aria-label="Poprzedni tydzień"
        icon={<Icon name="chevron-left" />}
        onClick={() => setWeek(addDays(monday, -7))}
      />
      <Button onClick={() => setWeek(null)}>Dziś</Button>
      <Button
        aria-label="Następny tydzień"
        icon={<Icon name="chevron-right" />}
        onClick={() => setWeek(addDays(monday, 7))}
      />
      <Select
        aria-label="Filtr ekipy"
        placeholder="Ekipa"
        className={styles.select}
        allowClear={CLEARABLE_SELECT}
        value={crewId}
        options={crews.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id?: number | null) => setCrew(id ? String(id) : null)}
      />
      <Select
        aria-label="Filtr rodzaju"
        placeholder="Rodzaj"
        className={styles.select}
        allowClear={CLEARABLE_SELECT}
        value={kind}
        options={KIND_OPTIONS}
        onChange={(code) => setKind(code ?? null)}
      />
      <Button onClick={() => window.print()}>Drukuj</Button>
    </search>
  );
}

interface UnplannedProps {
  visits: readonly VisitCardFragment[];
  onMove: (visit: VisitCardFragment) => void;
}

/** The visits that wait for a time, the oldest first. */
function Unplanned({ visits, onMove }: UnplannedProps) {
  return (
    <div data-screen-only>
      <Section title="Do umówienia">
        {visits.length === 0 && <p>Żadna wizyta nie czeka na termin.</p>}
        <ul className={styles.unplanned}>
          {visits.map((visit) => (
            <li key={visit.id}>
              <VisitCard visit={visit} travel={null} />
              <Allowed to="visits:write">
                <Button
                  type="link"
                  size="small"
                  aria-label={`Przenieś do…: ${visit.about?.customerName ?? visit.address}`}
                  onClick={() => onMove(visit)}
                >
                  Przenieś do…
                </Button>
              </Allowed>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
