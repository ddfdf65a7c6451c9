import { Badge } from '../ui/content/badge';
import { CallUs, ContactLines } from '../ui/content/contact-lines';
import { Facts } from '../ui/content/facts';
import { Notice } from '../ui/content/notice';
import { Questions } from '../ui/content/questions';
import { Steps } from '../ui/content/steps';
import { Prose, TableOfContents } from '../ui/content/table-of-contents';
import { Tabs } from '../ui/content/tabs';
import { VisuallyHidden } from '../ui/content/visually-hidden';
import { BeforeAfter } from '../ui/image/before-after';
import { Icon } from '../ui/image/icon';
import { iconPaths } from '../ui/image/icon-paths';
import { Louvres } from '../ui/image/louvres';
import { Picture } from '../ui/image/picture';
import { LONG, LONG_WORD, Part } from './part';

const TONES = ['info', 'warning', 'error', 'success'] as const;
const BADGES = ['neutral', 'sun', 'leaf', 'brick', 'shade'] as const;
const SECTIONS = ['Pomiar', 'Montaż', 'Serwis', 'Gwarancja', LONG].map((title, index) => ({
  id: `czesc-${index}`,
  title,
}));

/** A picture that needs no server: one colour as SVG. */
const pictureOf = (color: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="${color}"/></svg>`)}`,
  width: 1200,
  height: 800,
  placeholder: null,
  alt: 'Taras w słońcu',
  position: null,
  sources: [],
});

/** What texts and pictures are made of. */
export function ShopContent() {
  return (
    <>
      <Part name="Komunikat" states={noticeStates()} />
      <Part
        name="Etykieta"
        states={Object.fromEntries(
          BADGES.map((tone) => [
            tone,
            <Badge key={tone} tone={tone}>
              Nowość
            </Badge>,
          ]),
        )}
      />
      <Part
        name="Kontakt"
        states={{
          pełny: (
            <ContactLines
              phone="+48 42 600 10 20"
              email="kontakt@cieniomat.example"
              subject="Oferta"
            />
          ),
          'tylko e-mail': (
            <ContactLines phone={null} email={`${LONG_WORD}@cieniomat.example`} subject="Oferta" />
          ),
          'w zdaniu': (
            <p>
              Masz pytanie? <CallUs phone="+48 42 600 10 20" /> albo <CallUs phone={null} />.
            </p>
          ),
        }}
      />
      <Part
        name="Fakty i kroki"
        states={{
          fakty: (
            <Facts
              items={[
                { value: '5 lat', label: 'gwarancji' },
                { value: '2–4 tygodnie', label: LONG },
              ]}
            />
          ),
          kroki: (
            <Steps
              items={[
                { title: 'Pomiar', text: 'Przyjedziemy i zmierzymy.' },
                { title: LONG, text: LONG },
              ]}
            />
          ),
        }}
      />
      <Part
        name="Pytania"
        states={{
          zwinięte: (
            <Questions
              items={[
                { question: 'Ile trwa montaż?', answer: 'Zwykle jeden dzień.' },
                { question: LONG, answer: LONG },
              ]}
            />
          ),
        }}
      />
      <Part
        name="Spis treści i tekst"
        states={{
          długi: <TableOfContents sections={SECTIONS} />,
          'za krótki, niewidoczny': <TableOfContents sections={SECTIONS.slice(0, 1)} />,
          tekst: (
            <Prose
              html={`${SECTIONS.map(({ id, title }) => `<h3 id="${id}">${title}</h3>`).join('')}<p>${LONG}</p><ul><li>${LONG_WORD}</li></ul>`}
            />
          ),
        }}
      />
      <Part
        name="Zakładki"
        states={{
          dwie: (
            <Tabs
              label="O produkcie"
              tabs={[
                { id: 'opis', label: 'Opis', content: <p>{LONG}</p> },
                { id: 'montaz', label: 'Montaż', content: <p>Na ścianie lub suficie.</p> },
              ]}
            />
          ),
        }}
      />
      <Part
        name="Ikony"
        states={{
          wszystkie: Object.keys(iconPaths).map((name) => (
            <Icon key={name} name={name as keyof typeof iconPaths} />
          )),
          'z tekstem tylko dla czytników': (
            <p>
              <Icon name="check" />
              <VisuallyHidden>Zrobione</VisuallyHidden>
            </p>
          ),
          lamele: <Louvres />,
        }}
      />
      <Part
        name="Zdjęcie"
        states={{
          zwykłe: <Picture picture={pictureOf('#c6a664')} sizes="100vw" ratio="3 / 2" />,
          'w całości': (
            <Picture picture={pictureOf('#383e42')} sizes="100vw" ratio="3 / 1" fit="contain" />
          ),
          'przed i po': (
            <BeforeAfter
              before={pictureOf('#e8d9b5')}
              after={pictureOf('#8a9a8c')}
              label="Granica między tarasem bez markizy i z markizą"
              captions={['bez markizy', 'z markizą']}
              sizes="100vw"
            />
          ),
        }}
      />
    </>
  );
}

const noticeStates = () => ({
  ...Object.fromEntries(
    TONES.map((tone) => [
      tone,
      <Notice key={tone} tone={tone} title="Termin się zmienił">
        Sprawdź nową datę dostawy.
      </Notice>,
    ]),
  ),
  'długi tekst': (
    <Notice tone="info" title={LONG}>
      {`${LONG} ${LONG_WORD}`}
    </Notice>
  ),
});
