import { BeforeAfter } from '../../ui/image/before-after';
import type { PictureData } from '../../ui/image/picture';
import { Section } from '../../ui/layout/section';
import styles from './shade-slider.module.css';

/** A slider between two pictures of the same terrace, without and with the awning. */
export function ShadeSlider({ before, after }: { before: PictureData; after: PictureData }) {
  return (
    <Section size="m" aria-labelledby="roznica">
      <div className={styles.section}>
        <h2 id="roznica">Ten sam taras, to samo słońce</h2>
        <BeforeAfter
          before={before}
          after={after}
          label="Granica między tarasem bez markizy i&nbsp;z&nbsp;markizą"
          captions={['Bez markizy', 'Z\u00a0markizą']}
          sizes="(width < 77.5rem) 94vw, 1200px"
        />
      </div>
    </Section>
  );
}
