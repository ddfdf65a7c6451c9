import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button';
import { Louvres } from '../../ui/image/louvres';
import { Section } from '../../ui/layout/section';
import styles from './studio-teaser.module.css';

const abilities = [
  {
    title: 'Obrót o\u00a0360°',
    text: 'Chwyć i\u00a0obróć osłonę albo użyj przycisków. Zobacz ją z\u00a0przodu, z\u00a0góry i\u00a0od środka.',
  },
  {
    title: 'Wymiary na żywo',
    text: 'Przesuń suwak: model, linie wymiarowe i\u00a0cena zmieniają się na bieżąco.',
  },
  {
    title: 'Zdjęcie do wysłania',
    text: 'Zapisz widok jako obraz z\u00a0wymiarami, ceną i\u00a0linkiem do Twojej konfiguracji.',
  },
];

/** What the studio (the configurator) can do, beside its small version in `children`. */
export function StudioTeaser({ children }: { children: ReactNode }) {
  return (
    <>
      <Louvres />
      <Section tone="shade" aria-labelledby="studio">
        <div className={styles.teaser}>
          <div className={styles.text}>
            <h2 id="studio">Obejrzyj, zanim zamówisz</h2>
            <ul className={styles.abilities}>
              {abilities.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
            <ButtonLink to="/konfigurator">Otwórz studio</ButtonLink>
          </div>
          {children}
        </div>
      </Section>
    </>
  );
}
