import type { Category } from '../../apollo/schema.generated';

/** General paragraphs of a family, below each product's own description. */
export const generalDescription: Record<Category, readonly string[]> = {
  markizy: [
    'Każdą markizę szyjemy na wymiar: szerokość i\u00a0wysięg podajesz co do centymetra, a\u00a0poszycie i\u00a0kolor konstrukcji dobierasz w\u00a0konfiguratorze. Cena zmienia się od razu, razem z\u00a0rysunkiem w\u00a0skali.',
    'Sterowanie ręczne korbą wystarcza na niewielkim tarasie. Przy sterowaniu elektrycznym warto dodać czujnik wiatru: zwinie markizę, gdy nikogo nie ma w\u00a0domu.',
  ],
  pergole: [
    'Konstrukcję wykonujemy z\u00a0aluminium malowanego proszkowo. Lamele dachu obracają się, więc w\u00a0jednej chwili wpuszczasz słońce, a\u00a0w\u00a0drugiej zamykasz dach przed deszczem; woda spływa rynną ukrytą w\u00a0belce i\u00a0słupie.',
    'Pergola przyścienna opiera się o\u00a0budynek, wolnostojąca stoi na własnych słupach w\u00a0dowolnym miejscu ogrodu. Boki można osłonić ekranami ZIP, które zatrzymują wiatr i\u00a0owady.',
  ],
  zaluzje: [
    'Żaluzja fasadowa zatrzymuje promienie, zanim dotrą do szyby, dlatego wnętrze nagrzewa się znacznie mniej niż przy osłonie po wewnętrznej stronie okna. Kąt lameli ustawiasz tak, by mieć cień i\u00a0widok jednocześnie.',
    'Lamele prowadzimy w\u00a0szynach albo na linkach, a\u00a0pakiet chowa się pod obudową nad oknem. Profil i\u00a0szerokość lameli wybierasz w\u00a0konfiguratorze.',
  ],
  zadaszenia: [
    'Zadaszenie stoi przez cały rok: chroni taras przed słońcem, deszczem i\u00a0śniegiem, a\u00a0meble mogą zostać na zewnątrz. Rynny są w\u00a0standardzie i\u00a0odprowadzają wodę przez słup.',
    'Poliwęglan komorowy rozprasza światło i\u00a0jest lekki, szkło hartowane daje pełny widok na niebo. Pokrycie, stopień przyciemnienia i\u00a0kolor konstrukcji wybierasz w\u00a0konfiguratorze.',
  ],
  refleksole: [
    'Refleksol to tkanina techniczna po zewnętrznej stronie okna. Odbija i\u00a0pochłania promienie, zanim trafią na szybę, a\u00a0przez drobny splot nadal widać ogród.',
    'Prowadnice ZIP trzymają tkaninę na całej wysokości: nie łopocze na wietrze i\u00a0nie przepuszcza owadów. Każdą sztukę wykonujemy pod wymiar okna.',
  ],
  rolety: [
    'Roletę wewnętrzną dobierasz do okna co do centymetra. Tkanina może rozpraszać światło albo je zaciemniać, a\u00a0kolor mechanizmu dopasujesz do ramy okna.',
    'Wersja w\u00a0kasecie chowa tkaninę po zwinięciu i\u00a0prowadzi ją wzdłuż ramy. Napęd elektryczny pozwala sterować kilkoma oknami naraz.',
  ],
};

export const installationSteps: readonly { title: string; text: string }[] = [
  {
    title: 'Pomiar i\u00a0planowanie',
    text: 'Przyjeżdżamy, mierzymy miejsce montażu, sprawdzamy podłoże i\u00a0ustalamy z\u00a0Tobą szczegóły oraz termin.',
  },
  {
    title: 'Przygotowanie miejsca',
    text: 'Zabezpieczamy elewację i\u00a0taras, wyznaczamy punkty mocowania i\u00a0doprowadzamy zasilanie, jeśli wybrano napęd.',
  },
  {
    title: 'Montaż konstrukcji',
    text: 'Mocujemy konstrukcję kotwami dobranymi do ściany, poziomujemy ją i\u00a0zakładamy poszycie, lamele lub dach.',
  },
  {
    title: 'Testy i\u00a0odbiór',
    text: 'Sprawdzamy działanie, ustawiamy krańcówki i\u00a0czujniki, pokazujemy obsługę i\u00a0sprzątamy po sobie.',
  },
];

export const installationNote =
  'Podstawowy montaż i\u00a0transport do 100\u00a0km są w\u00a0cenie. Koszt montażu wykraczającego poza podstawowy ustalamy indywidualnie, zależnie od lokalizacji i\u00a0złożoności prac, i\u00a0podajemy go przed rozpoczęciem pracy.';
