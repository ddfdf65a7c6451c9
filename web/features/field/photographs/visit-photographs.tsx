import { useEffect, useState } from 'react';
import { randomKey } from '../../../lib/browser/request-keys';
import { shrinkPicture } from '../../../lib/browser/shrink-picture';
import { Notice } from '../../../ui/content/notice';
import { FilePicker } from '../../../ui/form/file-picker';
import { fieldDatabase } from '../phone/field-database';
import type { FieldAction, FieldPicture, KeptVisit } from '../phone/kept';
import { useQueue } from '../queue/queue-context';
import { MarkPhotograph } from './mark-photograph';
import styles from './visit-photographs.module.css';

type Moment = FieldPicture['moment'];

const MOMENT_LABELS: Record<Moment, string> = {
  before: 'Przed pracą',
  after: 'Po pracy',
  detail: 'Szczegół',
};
const HINTS: Record<Moment, string> = {
  before: 'miejsce, jak je zastaliśmy',
  after: 'gotowa praca',
  detail: 'ściana, przewód, usterka',
};

/** What the shop keeps, in pixels of the longer side. */
const LONGEST = 1600;

/** A photograph that is being marked. */
interface Taken {
  file: Blob;
  /** The object URL of the file. */
  address: string;
  moment: Moment;
}

interface VisitPhotographsProps {
  visit: KeptVisit;
  unsent: readonly FieldAction[];
  /** Whether more can be added. */
  isOpen: boolean;
}

/** The photographs of the crew: taking them, marking them, and those that are there. */
export function VisitPhotographs({ visit, unsent, isOpen }: VisitPhotographsProps) {
  const queue = useQueue();
  const [taken, setTaken] = useState<Taken | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = unsent.flatMap(({ call }) => (call?.kind === 'photograph' ? call.picture : []));
  const { crewPhotographs, kind } = visit;
  const moments: Moment[] =
    kind === 'measuring' ? ['before', 'detail'] : ['before', 'after', 'detail'];

  const choose = async (file: File | undefined, moment: Moment) => {
    if (!file) return;
    const shrunk = await shrinkPicture(file, LONGEST).catch(() => null);
    setProblem(shrunk ? null : 'Tego pliku telefon nie umie odczytać jako zdjęcia.');
    if (!shrunk) return;
    const { file: picture } = shrunk;
    setTaken({ file: picture, address: URL.createObjectURL(picture), moment });
  };
  const close = () => {
    URL.revokeObjectURL(taken?.address ?? '');
    setTaken(null);
  };
  const add = async (picture: Blob, caption: string, moment: Moment) => {
    close();
    const { id: visitId } = visit;
    await queue.add({
      visit,
      call: { kind: 'photograph', picture: { id: randomKey(), visitId, moment, caption } },
      picture: await picture.arrayBuffer(),
    });
  };
  return (
    <>
      {isOpen && (
        <div className={styles.pickers}>
          {moments.map((moment) => (
            <FilePicker
              key={moment}
              size="s"
              capture="environment"
              title={MOMENT_LABELS[moment]}
              hint={HINTS[moment]}
              onPick={([file]) => void choose(file, moment)}
            />
          ))}
        </div>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {crewPhotographs.length + waiting.length > 0 && (
        <ul className={styles.list} aria-label="Zdjęcia ekipy">
          {crewPhotographs.map(({ id, url, moment, caption }) => (
            <li key={id}>
              <img src={url} alt="" />
              <span>{titleOf(moment, caption)}</span>
            </li>
          ))}
          {waiting.map((picture) => (
            <Waiting key={picture.id} picture={picture} />
          ))}
        </ul>
      )}
      {taken && (
        <MarkPhotograph
          file={taken.file}
          address={taken.address}
          onClose={close}
          onTaken={(picture, caption) => add(picture, caption, taken.moment)}
        />
      )}
    </>
  );
}

const titleOf = (moment: Moment, caption: string): string =>
  [MOMENT_LABELS[moment], caption].filter(Boolean).join(': ');

/** A photograph that only the phone has. */
function Waiting({ picture: { id, moment, caption } }: { picture: FieldPicture }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const read = async () => {
      const bytes = await (await fieldDatabase()).get('pictures', id);
      if (!bytes || isGone) return;
      made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
      setAddress(made);
    };
    void read();
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return (
    <li>
      {address && <img src={address} alt="" />}
      <span>{`${titleOf(moment, caption)} (czeka)`}</span>
    </li>
  );
}
