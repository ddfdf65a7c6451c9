import { Button } from '../ui/button/button';
import { Breadcrumbs } from '../ui/layout/breadcrumbs';
import { EmptyState } from '../ui/layout/empty-state';
import { NeedsScripts } from '../ui/layout/needs-scripts';
import { NotFound } from '../ui/layout/not-found';
import { PageMeta } from '../ui/layout/page-meta';
import { ScrollArea } from '../ui/layout/scroll-area';
import { PageHero, Section, SectionHeading } from '../ui/layout/section';
import { PageSkeleton, Skeleton } from '../ui/layout/skeleton';
import { Dialog } from '../ui/overlay/dialog';
import { toast } from '../ui/overlay/toast';
import { ToastViewport } from '../ui/overlay/toast-viewport';
import { Tooltip } from '../ui/overlay/tooltip';
import { LONG, nothing, Opened, Part } from './part';
import styles from './gallery.module.css';

const SIDES = ['centre', 'left', 'right', 'bottom', 'full'] as const;
const TONES = ['paper', 'sand', 'shade'] as const;
const STAYS = 3_600_000;

/** What pages are made of, and what covers them. */
export function ShopLayout() {
  return (
    <>
      <PageMeta title="Galeria części" noIndex />
      <Part
        name="Części strony"
        states={{
          nagłówek: (
            <PageHero title={LONG} lead={LONG}>
              <Button>Zobacz</Button>
            </PageHero>
          ),
          okruszki: <Breadcrumbs items={[{ label: 'Sklep', to: '/_ui' }, { label: 'Markizy' }]} />,
          ...Object.fromEntries(
            TONES.map((tone) => [
              `sekcja ${tone}`,
              <Section key={tone} tone={tone} size="s" aria-labelledby={`sekcja-${tone}`}>
                <SectionHeading
                  id={`sekcja-${tone}`}
                  title={`Sekcja ${tone}`}
                  more={{ to: '/_ui', label: 'Wszystkie' }}
                />
              </Section>,
            ]),
          ),
        }}
      />
      <Part
        name="Stany strony"
        states={{
          wczytywanie: <PageSkeleton />,
          'wczytywanie części': <Skeleton width="60%" ratio="4 / 1" />,
          'nic nie ma': (
            <EmptyState title="Koszyk jest pusty" action={<Button>Zobacz produkty</Button>}>
              {LONG}
            </EmptyState>
          ),
          'bez JavaScriptu (niewidoczny)': (
            <NeedsScripts phone="+48 42 600 10 20">Koszyk działa ze skryptami.</NeedsScripts>
          ),
          'nie znaleziono': <NotFound title={LONG} />,
        }}
      />
      <Part
        name="Przewijany obszar"
        states={{
          szeroki: (
            <ScrollArea label="Tabela cen" className={styles.scrolled}>
              <p className={styles.wide}>{LONG}</p>
            </ScrollArea>
          ),
        }}
      />
      <Part
        name="Okno"
        states={Object.fromEntries(
          SIDES.map((side) => [
            side,
            <Opened key={side} label={`okno ${side}`}>
              {(close, open) => (
                <Dialog open={open} onClose={close} title={LONG} side={side}>
                  <p>{LONG}</p>
                  <Button onClick={close}>Gotowe</Button>
                </Dialog>
              )}
            </Opened>,
          ]),
        )}
      />
      <Part
        name="Powiadomienie"
        states={{
          zwykłe: (
            <Opened label="powiadomienie">
              {(close, open) =>
                open && (
                  <ToastViewport
                    toast={{
                      id: 0,
                      title: LONG,
                      description: LONG,
                      durationMs: STAYS,
                      action: { label: 'Cofnij', onSelect: close },
                    }}
                  />
                )
              }
            </Opened>
          ),
          'o błędzie': (
            <Button
              variant="secondary"
              onClick={() =>
                toast({ title: 'Nie udało się zapisać', tone: 'destructive', durationMs: STAYS })
              }
            >
              Powiadom o błędzie
            </Button>
          ),
        }}
      />
      <Part
        name="Podpowiedź"
        states={{
          'po najechaniu lub fokusie': (
            <Tooltip content={LONG}>
              <Button variant="quiet" onClick={nothing}>
                Z podpowiedzią
              </Button>
            </Tooltip>
          ),
        }}
      />
    </>
  );
}
