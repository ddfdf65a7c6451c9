import { DownloadButton } from './download-button';

interface ExportButtonProps {
  /** Of a CSV route: "/api/admin/products.csv". */
  path: string;
  filter: object;
  sort: string;
}

/** Downloads the whole list as it is filtered and sorted now, as a file for a spreadsheet. */
export function ExportButton({ path, filter, sort }: ExportButtonProps) {
  const params = new URLSearchParams({ sort });
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null && value !== undefined) params.set(name, String(value));
  }
  return <DownloadButton href={`${path}?${params}`}>Eksport CSV</DownloadButton>;
}
