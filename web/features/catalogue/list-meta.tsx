import { PageMeta } from '../../ui/page-meta';

interface ListMetaProps {
  label: string;
  category?: string;
  /** A narrowed list is a visitor's own and not for search engines. */
  narrowed?: boolean;
}

export function ListMeta({ label, category, narrowed }: ListMetaProps) {
  return (
    <PageMeta
      title={
        category
          ? `${label} na wymiar – ceny i konfigurator`
          : 'Osłony przeciwsłoneczne na wymiar – wszystkie produkty'
      }
      description={`${label}: przejrzyste ceny, wymiary co do centymetra, konfigurator online i montaż w cenie.`}
      noIndex={narrowed}
    />
  );
}
