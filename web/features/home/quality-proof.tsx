import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/image/icon';
import { Section } from '../../ui/layout/section';
import styles from './quality-proof.module.css';

/** The side view of a product, as an example that picture, drawing, price and list of parts come from one model. */
export function QualityProof({ product }: { product: { id: number; name: string } }) {
  return (
    <Section size="m" aria-labelledby="jakosc">
      <div className={styles.proof}>
        <img
          className={styles.drawing}
          src={`/rysunki/produkt/${product.id}-przekroj.svg`}
          alt={`${product.name}, widok z\u00a0boku w\u00a0skali`}
          width={1200}
          height={900}
          loading="lazy"
        />
        <div className={styles.text}>
          <h2 id="jakosc">Jeden model, z&nbsp;którego powstaje wszystko</h2>
          <p>
            Obraz, rysunek w&nbsp;skali, cena i&nbsp;lista części pochodzą z&nbsp;tego samego
            modelu. To, co widzisz w&nbsp;konfiguratorze, trafia do produkcji co do centymetra.
          </p>
          <ButtonLink to={`/katalog/produkt-${product.id}.pdf`} variant="secondary" reloadDocument>
            <Icon name="document" />
            Zobacz rysunki w&nbsp;katalogu PDF
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
