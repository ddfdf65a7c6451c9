import type { DocumentNode } from '@apollo/client';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { upperFirst } from '#engine/locale/text';
import { arrivalText, durationText } from '#engine/visits/arrival-text';
import { VISIT_KIND_LABELS, type VisitKind } from '#engine/visits/kinds';
import { VISIT_STATE_LABELS, type VisitState } from '#engine/visits/states';
import type { VisitAboutInput, VisitSubject } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { Link } from '../../../ui/button/link';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Section } from '../../kit/page/admin-page';
import { Allowed } from '../../kit/page/allowed';
import { copyToClipboard } from '../../kit/page/copy-to-clipboard';
import { Tag, type TagTone } from '../../kit/page/inline-parts';
import { CreateVisitDialog } from './create-visit-dialog';
import { RevealVisitLinkDocument, type StaffVisitFragment } from './staff-visits.generated';
import { VisitProtocol } from './visit-protocol';
import styles from './visit-list.module.css';

const TONES: Record<VisitState, TagTone> = {
  asked: 'waiting',
  offered: 'neutral',
  confirmed: 'strong',
  done: 'good',
  failed: 'bad',
  cancelled: 'done',
};

export const VisitStateTag = ({ state }: { state: VisitState }) => (
  <Tag tone={TONES[state]}>{VISIT_STATE_LABELS[state]}</Tag>
);

/** The kinds of visits that can be about each, the most likely one first. */
const KINDS: Record<VisitSubject, readonly VisitKind[]> = {
  order: ['installation', 'measuring', 'service'],
  offer: ['measuring'],
  inquiry: ['measuring', 'service'],
};

const CREATE_LABELS: Record<VisitKind, string> = {
  measuring: 'Umów pomiar',
  installation: 'Zaplanuj montaż',
  service: 'Umów serwis',
};

interface VisitsProps {
  about: VisitAboutInput;
  visits: readonly StaffVisitFragment[];
  /** Queries of the screen that show the visits. */
  refetch: readonly DocumentNode[];
}

/** The visits of an order, offer or inquiry, and buttons for new ones. */
export function Visits({ about, visits, refetch }: VisitsProps) {
  const [created, create] = useState<VisitKind | null>(null);
  return (
    <Allowed to="visits:read">
      <Section title="Wizyty">
        <div className={styles.visits}>
          {visits.length > 0 && (
            <ul className={styles.list} aria-label="Wizyty">
              {visits.map((visit) => (
                <VisitItem key={visit.id} visit={visit} />
              ))}
            </ul>
          )}
          <Allowed to="visits:write">
            <div className={styles.buttons}>
              {KINDS[about.kind].map((kind) => (
                <Button key={kind} onClick={() => create(kind)}>
                  {CREATE_LABELS[kind]}
                </Button>
              ))}
            </div>
          </Allowed>
        </div>
        {created && (
          <CreateVisitDialog
            about={about}
            kind={created}
            refetch={refetch}
            onClose={() => create(null)}
          />
        )}
      </Section>
    </Allowed>
  );
}

function VisitItem({ visit }: { visit: StaffVisitFragment }) {
  const { kind, state, reason, address, note, isBeforeGoods } = visit;
  return (
    <li className={styles.visit}>
      <p className={styles.heading}>
        <strong>{VISIT_KIND_LABELS[kind]}</strong>
        <VisitStateTag state={state} />
      </p>
      <p>{timeText(visit)}</p>
      <p className={styles.facts}>{[address, workText(visit), note].filter(Boolean).join(' · ')}</p>
      {reason && <p className={styles.facts}>{`Powód: ${reason}`}</p>}
      {isBeforeGoods && (
        <Alert type="warning" showIcon title="Termin jest wcześniejszy niż dostawa towaru" />
      )}
      <VisitProtocol visit={visit} />
      <div className={styles.buttons}>
        <Link to={`/admin/visits?visit=${visit.id}`}>Otwórz wizytę</Link>
        <Allowed to="customer-pages:open">
          <CopyLinkButton visitId={visit.id} />
        </Allowed>
      </div>
    </li>
  );
}

/** The promised arrival, and in staff's words who begins when. */
function timeText({ arrivalFrom, arrivalUntil, startsAt, crew }: StaffVisitFragment): string {
  if (!arrivalFrom || !arrivalUntil || !startsAt) return 'Bez terminu';
  const arrival = arrivalText(new Date(arrivalFrom), new Date(arrivalUntil));
  return `${upperFirst(arrival)} (początek: ${formatDateTime(startsAt)}${crew ? `, ${crew.name}` : ''})`;
}

const workText = ({ minutes, people }: StaffVisitFragment): string =>
  `${durationText(minutes)}, osoby: ${people ?? '?'}`;

/** Copies the address of the customer's page; the server tells it only on request, and records who asked. */
function CopyLinkButton({ visitId }: { visitId: string }) {
  const [reveal, { loading }] = useStaffMutation(RevealVisitLinkDocument, {
    failed: 'Nie udało się pobrać linku',
  });
  const copy = async () => {
    const outcome = await reveal({ input: { visitId } });
    if (outcome.kind === 'done' && outcome.payload.path)
      await copyToClipboard(
        new URL(outcome.payload.path, window.location.href).href,
        'Link skopiowany. Zapisano to w\u00a0dzienniku zmian.',
      );
  };
  return (
    <Button size="small" loading={loading} onClick={() => void copy()}>
      Skopiuj link dla klienta
    </Button>
  );
}
