import { Button } from 'antd';
import { useRef } from 'react';

interface FileButtonProps {
  /** Names the hidden file input: "Plik CSV". */
  name: string;
  /** MIME types and endings, as `<input accept>` takes them. */
  accept: string;
  loading: boolean;
  onChoose: (file: File) => void;
  /** The label of the button. */
  children: string;
}

/** A button that lets the user choose one file; choosing the same file again calls `onChoose` again. */
export function FileButton({ name, accept, loading, onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
      <Button loading={loading} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
