import { useQuery } from '@apollo/client/react';
import { Button, Drawer, Empty, Form, Popconfirm } from 'antd';
import { useState } from 'react';
import { formatDate } from '../../lib/dates/format-date';
import { Link } from '../../ui/button/link';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type Edited, type SaveOutcome, toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Section } from '../kit/page/admin-page';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { LibraryPicturesDocument } from '../trade/pictures/library-pictures.generated';
import { FocalPoint, type Point } from './focal-point';
import {
  DeletePictureDocument,
  DescribePictureDocument,
  type PictureDetailsFragment,
  PictureDialogDocument,
} from './picture-dialog.generated';
import { ReplaceDialog } from './replace-dialog';
import { AltField } from './upload-dialog';

interface PictureDialogProps {
  name: string;
  onClose: () => void;
}

/** What is said of a picture, where it is used, and what can be done with it. */
export function PictureDialog({ name, onClose }: PictureDialogProps) {
  const { data, error, refetch } = useQuery(PictureDialogDocument, {
    variables: { name },
    fetchPolicy: 'network-only',
  });
  const picture = data?.libraryPicture;
  if (picture) return <PictureEditor picture={picture} onClose={onClose} />;
  return (
    <Drawer open title="Zdjęcie" size="min(64rem, 100vw)" onClose={onClose}>
      {data && <Empty description="Nie ma takiego zdjęcia" />}
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={12} />}
    </Drawer>
  );
}

interface PictureValues {
  alt: string;
  focal: Point;
}

const TEXTS = {
  alt: 'Co widać na zdjęciu',
  focal: { label: 'Punkt skupienia', show: ({ x, y }: Point) => `${x}% od lewej, ${y}% od góry` },
};

const toEdited = (picture: PictureDetailsFragment): Edited<PictureValues> => ({
  values: { alt: picture.alt, focal: { x: picture.focalX, y: picture.focalY } },
  version: picture.version,
});

interface PictureEditorProps {
  picture: PictureDetailsFragment;
  onClose: () => void;
}

function PictureEditor({ picture, onClose }: PictureEditorProps) {
  // Read once: a change saved by somebody else while the form is open is shown as a conflict.
  const [initial] = useState(() => toEdited(picture));
  const { name } = picture;
  const [describe] = useStaffMutation(DescribePictureDocument, {
    done: 'Opis zdjęcia został zapisany',
    failed: 'Nie udało się zapisać opisu zdjęcia',
    refetch: [LibraryPicturesDocument],
  });
  const save = async ({
    values: { alt, focal },
    version = 0,
  }: Edited<PictureValues>): Promise<SaveOutcome<PictureValues>> => {
    const input = { name, version, alt, focalX: focal.x, focalY: focal.y };
    return toSaveOutcome(
      await describe({ input }),
      ({ picture: stored }) => stored && toEdited(stored),
    );
  };
  return (
    <EditDialog<PictureValues>
      long
      title="Zdjęcie"
      initial={initial}
      texts={TEXTS}
      save={save}
      onClose={onClose}
    >
      <AltField />
      <Form.Item name="focal" noStyle>
        <FocalPoint picture={picture.picture} />
      </Form.Item>
      <p>{originOf(picture)}</p>
      <Uses picture={picture} onClose={onClose} />
    </EditDialog>
  );
}

function originOf({ isDelivered, createdAt, authorName }: PictureDetailsFragment): string {
  if (isDelivered) return 'Zdjęcie dostarczone z\u00a0programem.';
  if (!createdAt) return 'Wgrane, zanim powstała biblioteka.';
  return `Wgrane ${formatDate(createdAt)}, ${authorName ?? 'nie wiadomo przez kogo'}.`;
}

function Uses({ picture, onClose }: PictureEditorProps) {
  const { name, uses, isDelivered } = picture;
  const [replacing, setReplacing] = useState(false);
  const [remove, { loading }] = useStaffMutation(DeletePictureDocument, {
    done: 'Zdjęcie zostało usunięte',
    failed: 'Nie udało się usunąć zdjęcia',
    refetch: [LibraryPicturesDocument],
  });
  const removeAndClose = async () => {
    const { kind } = await remove({ input: { name } });
    if (kind === 'done') onClose();
  };
  return (
    <Section title="Gdzie jest używane">
      {uses.length === 0 && <p>Nigdzie.</p>}
      <UseList uses={uses} />
      {uses.some(({ isFixed }) => !isFixed) && (
        <Button onClick={() => setReplacing(true)}>Zamień wszędzie</Button>
      )}
      {uses.length === 0 && !isDelivered && (
        <Popconfirm
          title="Usunąć to zdjęcie na zawsze?"
          okText="Usuń"
          cancelText="Anuluj"
          onConfirm={() => void removeAndClose()}
        >
          <Button danger loading={loading}>
            Usuń zdjęcie
          </Button>
        </Popconfirm>
      )}
      {replacing && <ReplaceDialog picture={picture} onClose={() => setReplacing(false)} />}
    </Section>
  );
}

function UseList({ uses }: Pick<PictureDetailsFragment, 'uses'>) {
  return (
    <ul aria-label="Miejsca">
      {uses.map(({ title, part, path }) => (
        <li key={`${path} ${title} ${part}`}>
          {path ? <Link to={path}>{title}</Link> : title}
          {`: ${part}`}
        </li>
      ))}
    </ul>
  );
}
