import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

import { toast } from '../../../ui/overlay/toast';
import { saveFile } from './save-file';

interface DownloadButtonProps {
  /** Of a route that answers with a file. */
  href: string;
  children: ReactNode;
}

/** Downloads a file; where the server refuses, or breaks off in the middle, it says why and saves nothing. */
export function DownloadButton({ href, children }: DownloadButtonProps) {
  const [loading, setLoading] = useState(false);
  const start = async () => {
    setLoading(true);
    const problem = await saveFile(href);
    setLoading(false);
    if (problem)
      toast({ title: 'Nie udało się pobrać pliku', description: problem, tone: 'destructive' });
  };
  return (
    <Button
      href={href}
      download
      loading={loading}
      aria-busy={loading}
      onClick={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      {children}
    </Button>
  );
}
