import { Button, Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod/mini';
import { accentTones } from '#engine/trade/settings/accent';
import { FileButton } from '../kit/form/file-button';
import { useStaffRequest } from '../kit/form/staff-request';
import { uploadFile } from '../kit/form/upload-file';
import styles from './settings-page.module.css';

/** The props that Form.Item sets. */
interface FieldProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  disabled: boolean;
}

/** A colour as a text, with the browser's picker beside it; empty for the shop's own. */
export function ColorField({ id, value = '', onChange, disabled }: FieldProps) {
  const pick = (
    <input
      type="color"
      className={styles.swatch}
      aria-label="Wybierz kolor"
      value={/^#[\da-f]{6}$/i.test(value) ? value : accentTones().deep}
      disabled={disabled}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
  return (
    <Input
      id={id}
      value={value}
      disabled={disabled}
      autoComplete="off"
      suffix={pick}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

const UPLOADED = z.object({ name: z.string() });

/** The picture of a logo with this name, on the background for which it is meant. */
export const LogoPicture = ({ name, isDark }: { name: string; isDark: boolean }) => (
  <img
    className={styles.logo}
    data-tone={isDark ? 'shade' : undefined}
    src={`/zdjecia/${name}-logo.png`}
    alt=""
  />
);

interface LogoFieldProps extends FieldProps {
  label: string;
  isDark: boolean;
}

/** A logo, by upload. */
export function LogoField({ value, onChange, disabled, label, isDark }: LogoFieldProps) {
  const request = useStaffRequest();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = async (file: File) => {
    setSending(true);
    setProblem(null);
    const answer = await uploadFile(request, '/api/admin/logos', file, UPLOADED);
    setSending(false);
    if ('name' in answer) onChange?.(answer.name);
    else setProblem(answer.problem);
  };
  return (
    <div className={styles.field}>
      {value && <LogoPicture name={value} isDark={isDark} />}
      {!disabled && (
        <div className={styles.actions}>
          <FileButton
            name={`Plik: ${label}`}
            accept="image/svg+xml,image/png,image/webp"
            loading={sending}
            onChoose={(file) => void upload(file)}
          >
            Wgraj plik
          </FileButton>
          {value && <Button onClick={() => onChange?.('')}>Usuń</Button>}
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
