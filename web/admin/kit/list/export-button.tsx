import { DownloadButton } from './download-button';

interface ExportButtonProps {
  /** The path of a CSV route: "/api/admin/products.csv". */
  path: string;
  filter: object;
  sort: string;
}

/** Downloads the whole list with its current filters and sort order as a CSV file. */
export function ExportButton({ path, filter, sort }: ExportButtonProps) {
  const params = new URLSearchParams({ sort });
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null && value !== undefined) params.set(name, String(value));
  }
  return <DownloadButton href={`${path}?${params}`}>Eksport CSV</DownloadButton>;
}
