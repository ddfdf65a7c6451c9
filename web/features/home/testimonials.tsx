import { Section } from '../../ui/layout/section';
import { testimonials, TESTIMONIALS_NOTE } from './testimonials-content';
import styles from './testimonials.module.css';

export function Testimonials() {
  return (
    <Section tone="sand" size="m" aria-labelledby="opinie">
      <div className={styles.section}>
        <div className={styles.heading}>
          <h2 id="opinie">Co mówią klienci</h2>
          <p className={styles.note}>{TESTIMONIALS_NOTE}</p>
        </div>
        <ul className={styles.list}>
          {testimonials.map(({ quote, author, about }) => (
            <li key={author}>
              <figure className={styles.testimonial}>
                <blockquote>{`„${quote}”.`}</blockquote>
                <figcaption>
                  <strong>{author}</strong>
                  <span>{about}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
