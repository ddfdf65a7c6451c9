import { Button, Modal } from 'antd';
import { useState } from 'react';
import { pluralCount } from '../../lib/text/grammar';
import { Picture } from '../../ui/image/picture';
import { DialogFooter, ErrorAlerts, useReturnFocus } from '../kit/form/dialog-parts';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { ChoosePicture } from '../trade/pictures/choose-picture';
import { LibraryPicturesDocument } from '../trade/pictures/library-pictures.generated';
import type { UploadedPicture } from '../trade/pictures/use-picture-upload';
import {
  type PictureDetailsFragment,
  PictureDialogDocument,
  ReplacePictureDocument,
} from './picture-dialog.generated';
import { UploadDialog } from './upload-dialog';
import styles from './replace-dialog.module.css';

const PLACES = ['miejscu', 'miejscach', 'miejscach'] as const;

interface ReplaceDialogProps {
  picture: PictureDetailsFragment;
  onClose: () => void;
}

/** Shows another picture in all places of one; how many those are is said before. */
export function ReplaceDialog({ picture, onClose }: ReplaceDialogProps) {
  const { name, uses, usesKey } = picture;
  const [other, setOther] = useState<UploadedPicture | null>(null);
  const [uploading, setUploading] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [replace, { loading }] = useStaffMutation(ReplacePictureDocument, {
    done: ({ replacedCount }) =>
      `Zdjęcie zostało zamienione w\u00a0${pluralCount(replacedCount, PLACES)}`,
    failed: 'Nie udało się zamienić zdjęcia',
    refetch: [LibraryPicturesDocument, PictureDialogDocument],
  });
  useReturnFocus();
  const count = uses.filter(({ isFixed }) => !isFixed).length;
  const confirm = async () => {
    if (!other) return;
    const outcome = await replace({ input: { name, by: other.name, usesKey } });
    if (outcome.kind === 'done') onClose();
    else if (outcome.kind === 'conflict')
      setProblems(outcome.payload.userErrors.map(({ message }) => message));
    else setProblems(outcome.problems.map(({ message }) => message));
  };
  return (
    <Modal
      open
      title="Zamień zdjęcie wszędzie"
      onCancel={onClose}
      footer={
        <DialogFooter
          label={`Zamień w\u00a0${pluralCount(count, PLACES)}`}
          disabled={!other}
          loading={loading}
          onConfirm={() => void confirm()}
          onCancel={onClose}
        />
      }
    >
      <ErrorAlerts messages={problems} />
      <p>
        {`To zdjęcie jest w\u00a0${pluralCount(count, PLACES)}. Wszystkie zmienią się naraz.`}
        {count < uses.length && ' Stałe miejsca sklepu pozostaną bez zmian.'}
      </p>
      <div className={styles.buttons}>
        <ChoosePicture onChoose={(chosen) => setOther(chosen)} />
        <Button onClick={() => setUploading(true)}>Wgraj nowe</Button>
      </div>
      {other && (
        <div className={styles.picture}>
          <Picture picture={other.picture} sizes="240px" ratio="3 / 2" />
        </div>
      )}
      {uploading && (
        <UploadDialog
          onClose={() => setUploading(false)}
          onUploaded={(uploaded) => {
            setOther(uploaded);
            setUploading(false);
          }}
        />
      )}
    </Modal>
  );
}
