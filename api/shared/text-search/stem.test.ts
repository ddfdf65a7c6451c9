import { describe, expect, it } from '@jest/globals';
import { fold } from '#engine/locale/text';
import { stem } from './words.js';

/** Each line holds a word and its other forms, which must all have the same stem. */
const FORMS = `
markiza markizy markizie markizę markizą markiz markizom markizami markizach
żaluzja żaluzje żaluzji żaluzję żaluzją żaluzjom żaluzjami żaluzjach
roleta rolety rolecie roletę roletą rolet roletom roletami roletach
pergola pergole pergoli pergolę pergolą pergolami pergolach
refleksol refleksole refleksoli refleksolu refleksolem refleksolami refleksolach
zadaszenie zadaszenia zadaszeniu zadaszeniem zadaszeń zadaszeniami zadaszeniach
okno okna oknu oknem oknie okien oknom oknami oknach
balkon balkonu balkonowi balkonem balkonie balkony balkonów balkonami balkonach
taras tarasu tarasem tarasie tarasy tarasów tarasami tarasach
komar komara komarowi komary komarów komarom komarami komarach
sypialnia sypialni sypialnię sypialnią sypialnie sypialniami sypialniach
kuchnia kuchni kuchnię kuchnią kuchnie kuchniami
pokój pokoju pokojem pokoje pokojami pokojach
salon salonu salonem salonie salony salonów
ogród ogrodu ogrodem ogrodzie ogrody ogrodów ogrodach
ogródek ogródka ogródku ogródkiem ogródki ogródków ogródkach
dach dachu dachem dachy dachów dachami
ściana ściany ścianie ścianę ścianą ścian ścianami ścianach
drzwi drzwiom drzwiami drzwiach
słońce słońca słońcu słońcem
deszcz deszczu deszczem deszcze deszczów
śnieg śniegu śniegiem śniegi
wiatr wiatru wiatrem wietrze wiatry wiatrów
cień cienia cieniu cieniem cienie
upał upału upałem upały upałów
światło światła światłu światłem
silnik silnika silnikiem silniki silników silnikami
czujnik czujnika czujnikiem czujniki czujników czujnikami
pilot pilota pilotem piloty pilotów
lamela lamele lameli lamelę lamelą lamelami lamelach
tkanina tkaniny tkaninie tkaninę tkaniną tkanin tkaninami tkaninach
próbka próbki próbce próbkę próbką próbek próbkami
kaseta kasety kasecie kasetę kasetą kaset kasetami
prowadnica prowadnice prowadnicy prowadnicę prowadnicą prowadnic prowadnicami
korba korby korbie korbę korbą
montaż montażu montażem montaże
serwis serwisu serwisem serwisie
gwarancja gwarancji gwarancję gwarancją gwarancje
wycena wyceny wycenie wycenę wyceną wycen
cena ceny cenie cenę ceną cen cenami cenach
pomiar pomiaru pomiarem pomiary pomiarów pomiarach
dostawa dostawy dostawie dostawę dostawą
kolor koloru kolorem kolory kolorów kolorami kolorach
elewacja elewacji elewację elewacją elewacje
kawiarnia kawiarnię kawiarnią kawiarnie kawiarniami
restauracja restauracji restaurację restauracją restauracje
biuro biura biurem biurze biur biurach
wysokość wysokości wysokością wysokościach
szerokość szerokości szerokością szerokościach
prywatność prywatności prywatnością
część części częścią częściom częściami częściach
wilgoć wilgoci wilgocią
noc nocy nocą noce nocami nocach
pomoc pomocy pomocą
miesiąc miesiąca miesiącem miesiące miesięcy
dziedziniec dziedzińca dziedzińcem dziedzińcu
dom domu domem domy domów domach
dziecko dziecka dzieckiem dzieci dziećmi dzieciach
pies psa psem psy psów
biały biała białe białego białej białym białych białymi białą
czarny czarna czarne czarnego czarnej czarnym czarnych
czerwony czerwona czerwone czerwonego czerwonej czerwonym czerwonych czerwoną
zielony zielona zielone zielonego zielonej zielonym zielonych
niebieski niebieska niebieskie niebieskiego niebieskiej niebieskim niebieskich
żółty żółta żółte żółtego żółtej żółtych
szary szara szare szarego szarej szarym szarych
beżowy beżowa beżowe beżowego beżowej beżowym beżowych
brązowy brązowa brązowe brązowego brązowej brązowych
antracytowy antracytowa antracytowe antracytowego antracytowej antracytowych antracytową
elektryczny elektryczna elektryczne elektrycznego elektrycznej elektrycznych
zewnętrzny zewnętrzna zewnętrzne zewnętrznej zewnętrznych zewnętrznymi
fasadowy fasadowa fasadowe fasadowej fasadowych
tarasowy tarasowa tarasowe tarasowej tarasowych
wolnostojący wolnostojąca wolnostojące wolnostojącej wolnostojących
szklany szklana szklane szklanego szklanej szklanych
duży duża duże dużego dużej dużych
wysoki wysoka wysokie wysokiego wysokiej wysokich
tani tania taniego taniej tanich
`;

const APART: readonly [string, string][] = [
  ['roleta', 'rola'],
  ['roleta', 'rolka'],
  ['markiza', 'marka'],
  ['taras', 'tara'],
  ['balkon', 'bal'],
  ['okno', 'oko'],
  ['dach', 'dacza'],
  ['deszcz', 'deska'],
  ['wiatr', 'wiara'],
  ['wiatr', 'wiatrak'],
  ['komar', 'komora'],
  ['sypialnia', 'jadalnia'],
  ['kaseta', 'kasa'],
  ['pilot', 'pilotaż'],
  ['lamela', 'lama'],
  ['cień', 'cena'],
  ['cień', 'cienki'],
  ['słońce', 'słoń'],
  ['biały', 'białko'],
  ['czarny', 'czar'],
  ['czerwony', 'czerwiec'],
  ['zielony', 'ziele'],
  ['montaż', 'mont'],
  ['próbka', 'próba'],
  ['ogród', 'ogródek'],
  ['pokój', 'pokojówka'],
  ['szyba', 'szybki'],
  ['drzwi', 'drzewo'],
  ['pergola', 'pergamin'],
  ['żaluzja', 'żal'],
  ['zima', 'zimny'],
  ['profil', 'profit'],
  ['system', 'systematyczny'],
];

const words = FORMS.trim()
  .split('\n')
  .map((line) => line.split(' '));

describe('the stem of a Polish word', () => {
  it.each(words.map(([word = '', ...forms]) => [word, forms] as const))(
    'is one for all forms of „%s”',
    (word, forms) => {
      const expected = stem(fold(word));
      expect(forms.filter((form) => stem(fold(form)) !== expected)).toEqual([]);
    },
  );

  it.each(APART)('is not the same for „%s” and „%s”', (one, other) => {
    expect(stem(fold(one))).not.toBe(stem(fold(other)));
  });

  it('differs for each of these words', () => {
    const stems = words.map(([word = '']) => stem(fold(word)));
    expect(new Set(stems).size).toBe(words.length);
  });

  it.each(['', 'a', 'zip', 'xyzzy', 'ral7016', '400', 'led', 'constructor'])(
    'of %j is a word',
    (word) => {
      expect(typeof stem(word)).toBe('string');
    },
  );
});
