import { Button } from 'antd';
import { useRef } from 'react';

interface FileButtonProps {
  /** Names the hidden file input: "Plik CSV". */
  name: string;
  /** MIME types and endings, as `<input accept>` takes them. */
  accept: string;
  /** Several files may be chosen at once; `onChoose` is then called for each. */
  multiple?: boolean;
  loading: boolean;
  onChoose: (file: File) => void;
  /** The label of the button. */
  children: string;
}

/** A button that lets the user choose a file; choosing the same file again calls `onChoose` again. */
export function FileButton({
  name,
  accept,
  multiple = false,
  loading,
  onChoose,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          for (const file of target.files ?? []) onChoose(file);
          target.value = '';
        }}
      />
      <Button loading={loading} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
