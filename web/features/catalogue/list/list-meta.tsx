import type { PictureData } from '../../../ui/image/picture';
import { PageMeta } from '../../../ui/layout/page-meta';

interface ListMetaProps {
  label: string;
  category?: string;
  picture?: PictureData | null;
  /** The number of the page, from 1. */
  page?: number;
  /** A filtered list must not be indexed by search engines. */
  narrowed?: boolean;
}

export function ListMeta({ label, category, picture, page = 1, narrowed }: ListMetaProps) {
  const title = category
    ? `${label} na wymiar – ceny i konfigurator`
    : 'Osłony przeciwsłoneczne na wymiar – wszystkie produkty';
  const path = category ? `/produkty/${category}` : '/produkty';
  const further = page > 1 && !narrowed;
  return (
    <PageMeta
      title={further ? `${label} – strona ${page}` : title}
      description={`${label}${further ? `, strona ${page}` : ''}: przejrzyste ceny, wymiary co do centymetra, konfigurator online i podstawowy montaż w cenie.`}
      path={further ? `${path}?page=${page}` : path}
      image={picture}
      noIndex={narrowed}
    />
  );
}
