/*
 * DEMO CONTENT. The figures belong to the demo brand: before the shop opens, replace them with what the owner promises.
 */
import type { IconName } from '../../ui/image/icon';

export const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'shield',
    title: 'Do 10\u00a0lat gwarancji',
    text: '5\u00a0lat gwarancji producenta, do 10\u00a0lat na konstrukcję.',
  },
  {
    icon: 'tools',
    title: 'Montaż w\u00a0cenie',
    text: 'Podstawowy montaż i\u00a0dojazd ekipy do 100\u00a0km są w\u00a0cenie, montujemy w\u00a0całej Polsce.',
  },
  {
    icon: 'truck',
    title: 'Darmowa dostawa',
    text: 'W\u00a0całej Europie. Trwa zwykle od 2 do 4\u00a0tygodni od złożenia zamówienia.',
  },
  {
    icon: 'phone',
    title: 'Telefon w\u00a0ciągu 24\u00a0godzin',
    text: 'Po zamówieniu dzwonimy, potwierdzamy wymiary i\u00a0ustalamy termin montażu.',
  },
];
