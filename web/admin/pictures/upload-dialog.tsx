import { Form, Input, Modal } from 'antd';
import { toast } from '../../ui/overlay/toast';
import { useReturnFocus } from '../kit/form/dialog-parts';
import { FileButton } from '../kit/form/file-button';
import {
  PICTURE_TYPES,
  type UploadedPicture,
  usePictureUpload,
} from '../trade/pictures/use-picture-upload';

interface UploadDialogProps {
  onUploaded: (uploaded: UploadedPicture) => void;
  onClose: () => void;
}

/** Adds a picture to the library, with what it shows. */
export function UploadDialog({ onUploaded, onClose }: UploadDialogProps) {
  const [form] = Form.useForm<{ alt: string }>();
  const { upload, sending, problem } = usePictureUpload((uploaded) => {
    toast({ title: 'Zdjęcie jest w\u00a0bibliotece' });
    onUploaded(uploaded);
  });
  const choose = async (file: File) => {
    const values = await form.validateFields().catch(() => null);
    if (values) await upload(file, values.alt);
  };
  useReturnFocus();
  return (
    <Modal open title="Nowe zdjęcie" footer={null} onCancel={onClose}>
      <Form form={form} layout="vertical">
        <AltField />
        <FileButton
          name="Plik zdjęcia"
          accept={PICTURE_TYPES}
          loading={sending}
          onChoose={(file) => void choose(file)}
        >
          Wybierz plik i&nbsp;wgraj
        </FileButton>
        <p>JPEG, PNG, WebP lub AVIF, do 10&nbsp;MB.</p>
        {problem && <p role="alert">{problem}</p>}
      </Form>
    </Modal>
  );
}

/** The field for what a picture shows, as whoever does not see it reads it. */
export function AltField() {
  return (
    <Form.Item
      name="alt"
      label="Co widać na zdjęciu"
      extra="Odczyta to czytnik ekranu i&nbsp;wyszukiwarka: „Beżowa markiza nad tarasem z&nbsp;desek”."
      rules={[
        { required: true, whitespace: true, min: 2, message: 'Napisz, co widać na zdjęciu.' },
      ]}
    >
      <Input maxLength={200} />
    </Form.Item>
  );
}
