import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

import { toast } from '../../../ui/overlay/toast';
import { useStaffRequest } from '../form/use-staff-request';
import { saveFile } from './save-file';

interface DownloadButtonProps {
  /** The URL of a file to download. */
  href: string;
  children: ReactNode;
}

/** Downloads a file; a refused or interrupted download saves nothing and shows the reason in a toast. */
export function DownloadButton({ href, children }: DownloadButtonProps) {
  const request = useStaffRequest();
  const [loading, setLoading] = useState(false);
  const start = async () => {
    setLoading(true);
    const problem = await saveFile(request, href);
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
