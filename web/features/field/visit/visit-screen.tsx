import { useParams } from 'react-router-dom';
import { Link } from '../../../ui/button/link';
import { Notice } from '../../../ui/content/notice';
import { Checkbox } from '../../../ui/form/checkbox';
import { Field } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/inputs';
import { useFreshDay } from '../day/kept-day';
import { isOver, OnTheWay, VisitTime, visitTitle } from '../day/visit-card';
import type { FieldPerson, KeptDay, KeptVisit } from '../phone/kept';
import { usePhone } from '../phone/phone-store';
import { VisitPhotographs } from '../photographs/visit-photographs';
import { Checklist } from '../protocol/checklist';
import { Defects } from '../protocol/defects';
import { MeasuredGoods } from '../protocol/measured-goods';
import { Signing } from '../protocol/signing';
import { type DraftActions, lineOf, useDraft } from '../protocol/use-draft';
import { isUnsent } from '../queue/field-action';
import { EndVisit } from './end-visit';
import { VisitGoods } from './visit-goods';
import shared from '../field.module.css';
import styles from './visit-screen.module.css';

const SUBJECTS: Record<KeptVisit['subject']['kind'], string> = {
  order: 'Zamówienie',
  offer: 'Oferta',
  inquiry: 'Zapytanie',
};
/** The longest remark, in characters. */
const MAX_REMARK = 2000;

interface VisitScreenProps {
  person: FieldPerson;
  /** Whether the server can be asked. */
  isOpen: boolean;
}

/** A visit from the phone: all that the crew needs there, and what it writes. */
export function VisitScreen({ person, isOpen }: VisitScreenProps) {
  const { id } = useParams();
  const day = usePhone(({ days }) =>
    days.find(({ visits }) => visits.some((each) => each.id === id)),
  );
  const visit = day?.visits.find((each) => each.id === id);
  if (!day || !visit)
    return (
      <Notice tone="info" title="Tej wizyty nie ma na telefonie">
        <Link to="/teren">Wróć do wizyt dnia</Link>
      </Notice>
    );
  return (
    <>
      <FreshDay date={day.date} crewId={day.crewId} isOpen={isOpen} />
      <Visit key={visit.id} visit={visit} mayWrite={person.mayWrite} />
    </>
  );
}

/** Loads the day of the visit again; what fails is told by the queue and by the day itself. */
function FreshDay({
  date,
  crewId,
  isOpen,
}: Pick<KeptDay, 'date' | 'crewId'> & { isOpen: boolean }) {
  useFreshDay(date, crewId, isOpen);
  return null;
}

function Visit({ visit, mayWrite }: { visit: KeptVisit; mayWrite: boolean }) {
  const written = useDraft(visit);
  const actions = usePhone((phone) => phone.actions);
  const unsent = actions.filter((action) => action.visitId === visit.id && isUnsent(action));
  const { kind, subject, note, lines, photographs, protocol } = visit;
  const isSigned = Boolean(protocol?.signedAt) || unsent.some((each) => each.kind === 'sign');
  const isClosed = isSigned || isOver(visit) || !mayWrite;
  return (
    <article className={styles.visit}>
      <header className={shared.stack}>
        <h1>{visitTitle(visit)}</h1>
        <p className={shared.quiet}>{`${SUBJECTS[subject.kind]} nr\u00a0${subject.number}`}</p>
        <VisitTime visit={visit} />
        <OnTheWay visit={visit} />
        {note && <Notice tone="info">{note}</Notice>}
      </header>
      {lines.length > 0 && (
        <section className={shared.stack} aria-labelledby="towary">
          <h2 id="towary">Towary</h2>
          {lines.map((goods) => (
            <VisitGoods key={goods.id} goods={goods} />
          ))}
        </section>
      )}
      {photographs.length > 0 && (
        <section className={shared.stack} aria-labelledby="od-klienta">
          <h2 id="od-klienta">Zdjęcia od klienta</h2>
          <div className={styles.photographs}>
            {photographs.map(({ id: each, url, width, height }, index) => (
              <a key={each} href={url} target="_blank">
                <img src={url} alt={`Zdjęcie ${index + 1}`} width={width} height={height} />
              </a>
            ))}
          </div>
        </section>
      )}
      <fieldset className={shared.stack} disabled={isClosed}>
        <legend>
          <h2>Lista kontrolna</h2>
        </legend>
        <Checklist visit={visit} written={written} />
      </fieldset>
      {kind === 'measuring' && (
        <fieldset className={shared.stack} disabled={isClosed}>
          <legend>
            <h2>Pomiar</h2>
          </legend>
          <MeasuredGoods visit={visit} written={written} isOpen={!isClosed} />
        </fieldset>
      )}
      {kind === 'installation' && (
        <fieldset className={shared.stack} disabled={isClosed}>
          <legend>
            <h2>Zamontowane sztuki</h2>
          </legend>
          <Pieces visit={visit} written={written} />
        </fieldset>
      )}
      <section className={shared.stack} aria-labelledby="zdjecia">
        <h2 id="zdjecia">Zdjęcia</h2>
        <VisitPhotographs visit={visit} unsent={unsent} isOpen={!isClosed} />
      </section>
      {kind !== 'measuring' && (
        <fieldset className={shared.stack} disabled={isClosed}>
          <legend>
            <h2>Usterki</h2>
          </legend>
          <Defects written={written} />
        </fieldset>
      )}
      <fieldset className={shared.stack} disabled={isClosed}>
        <Field label="Uwagi do protokołu">
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={MAX_REMARK}
              value={written.draft.remark}
              onChange={({ target: { value } }) => void written.change({ remark: value })}
            />
          )}
        </Field>
      </fieldset>
      <section className={shared.stack} aria-labelledby="podpis">
        <h2 id="podpis">Podpis klienta</h2>
        <Signing visit={visit} written={written} unsent={unsent} mayWrite={mayWrite} />
      </section>
      {mayWrite && (
        <section className={shared.stack} aria-labelledby="koniec">
          <h2 id="koniec">Koniec wizyty</h2>
          <EndVisit visit={visit} isSigned={isSigned} unsent={unsent} />
        </section>
      )}
    </article>
  );
}

interface PiecesProps {
  visit: KeptVisit;
  written: DraftActions;
}

/** The pieces that were installed, by their serial numbers. */
function Pieces({ visit: { lines }, written: { draft, changeLine } }: PiecesProps) {
  return lines.flatMap((goods) => {
    const line = lineOf(draft, goods);
    const { serialNumbers: installed } = line;
    return goods.serialNumbers.map((serial) => (
      <Checkbox
        key={serial}
        label={`${serial}: ${goods.productName}`}
        checked={installed.includes(serial)}
        onChange={({ target: { checked } }) =>
          changeLine(line, {
            serialNumbers: goods.serialNumbers.filter((each) =>
              each === serial ? checked : installed.includes(each),
            ),
          })
        }
      />
    ));
  });
}
