import { useNavigate } from 'react-router-dom';
import type { Category } from '../../apollo/schema.generated';
import { NothingOffered } from '../../goods/nothing-offered';
import { ButtonLink } from '../../ui/button/button';
import { EmptyState } from '../../ui/layout/empty-state';
import { useResponse } from '../../ui/layout/page-context';
import { ChooseProduct } from './controls/product-field';
import type { Missing } from './start';
import styles from './nothing-to-configure.module.css';

interface NothingToConfigureProps {
  category: Category;
  missing: Missing;
  /** The search parameters of the line that was to be changed; empty without one. */
  lineSearch: string;
}

/** Replaces the configurator where the family has no products, or the product is not in the shop. */
export function NothingToConfigure(props: NothingToConfigureProps) {
  if (props.missing.missing !== 'family') return <MissingProduct {...props} />;
  return <NothingOffered>Teraz nie mamy tu produktów do skonfigurowania.</NothingOffered>;
}

/** Has the visitor choose another product: one chosen by the shop might be ordered by mistake. */
function MissingProduct({ category, missing: { name }, lineSearch }: NothingToConfigureProps) {
  const navigate = useNavigate();
  useResponse().status = 404;
  const line = lineSearch && `&${lineSearch}`;
  return (
    <EmptyState
      title={name ? `${name}: tego produktu nie ma już w\u00a0ofercie` : 'Nie ma takiego produktu'}
      action={
        <div className={styles.actions}>
          <ChooseProduct
            category={category}
            label="Wybierz inny produkt"
            onChoose={({ id }) => void navigate(`/konfigurator/${category}?product=${id}${line}`)}
          />
          <ButtonLink to={`/produkty/${category}`} variant="secondary" size="s">
            Zobacz produkty
          </ButtonLink>
          <ButtonLink to="/wycena" variant="quiet" size="s">
            Poproś o&nbsp;wycenę
          </ButtonLink>
        </div>
      }
    >
      {!name && <span>Nie ma go już w&nbsp;ofercie albo adres jest niepełny. </span>}
      <span>Wybierz inny produkt z&nbsp;tej kategorii albo napisz, czego szukasz.</span>
    </EmptyState>
  );
}
