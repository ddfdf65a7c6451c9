import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useReturnFocus } from '../../kit/form/dialog-parts';
import { CLEARABLE_INPUT } from '../../kit/page/antd-defaults';
import { AdminFailure } from '../../kit/page/page-states';
import { useStaffQuery } from '../../kit/page/use-staff-query';
import { LibraryPicturesDocument, type LibraryRowFragment } from './library-pictures.generated';
import { PictureGrid } from './picture-grid';

interface ChoosePictureProps {
  label?: string;
  onChoose: (picture: LibraryRowFragment) => void;
}

/** A button that opens the library, from which one picture is chosen. */
export function ChoosePicture({
  label = 'Wybierz z\u00a0biblioteki',
  onChoose,
}: ChoosePictureProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <LibraryDialog
          onClose={close}
          onChoose={(picture) => {
            onChoose(picture);
            close();
          }}
        />
      )}
    </>
  );
}

const FIRST_PAGE = { page: 1, perPage: 20 };

interface LibraryDialogProps extends Pick<ChoosePictureProps, 'onChoose'> {
  onClose: () => void;
}

function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const [text, setText] = useState<string | null>(null);
  const [{ page, perPage }, setPage] = useState(FIRST_PAGE);
  const { data, error, refetch } = useStaffQuery(LibraryPicturesDocument, {
    filter: { text },
    page: { limit: perPage, offset: (page - 1) * perPage },
  });
  useReturnFocus();
  return (
    <Modal open title="Biblioteka zdjęć" width="min(60rem, 100vw)" footer={null} onCancel={onClose}>
      <Input.Search
        aria-label="Szukaj w&nbsp;bibliotece"
        placeholder="Co widać albo gdzie jest"
        maxLength={100}
        allowClear={CLEARABLE_INPUT}
        onSearch={(typed) => {
          setText(typed.trim() || null);
          setPage(FIRST_PAGE);
        }}
      />
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <PictureGrid
        pictures={data?.libraryPictures.items}
        total={data?.libraryPictures.totalCount ?? 0}
        view={{ page, perPage, sort: '' }}
        onChange={setPage}
        onOpen={onChoose}
      />
    </Modal>
  );
}
