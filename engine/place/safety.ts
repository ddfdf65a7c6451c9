import type { Category } from '../families/categories.js';

const NBSP = '\u00a0';

const POWER = `Podłączenie do instalacji 230${NBSP}V powierz osobie z${NBSP}uprawnieniami. Przed czyszczeniem i${NBSP}naprawą odłącz zasilanie.`;
const FALL = `Montaż na wysokości powierz wykwalifikowanej ekipie: elementy są ciężkie i${NBSP}mogą spaść.`;
const AUTOMATIC = `Wersja elektryczna może ruszyć bez uprzedzenia, na sygnał czujnika lub pilota. Pilot trzymaj z${NBSP}dala od dzieci i${NBSP}nie wkładaj rąk między ruchome części.`;
const AWAY_FROM_WIND = `Przy silnym wietrze, burzy, śniegu i${NBSP}oblodzeniu zwiń osłonę. Czujnik wiatru pomaga, ale nie zastępuje uwagi.`;

/**
 * Warnings that a buyer must see on the offer itself (art. 19 GPSR), in Polish, the gravest first.
 * Sources: EN 13561 (awnings and screens), EN 13659 (blinds and shutters), EN 13120 (indoor blinds, child safety).
 */
const NOTES: Readonly<Record<Category, readonly string[]>> = {
  markizy: [
    `Wyrób wg PN-EN${NBSP}13561. ${AWAY_FROM_WIND}`,
    'Nie wieszaj niczego na ramionach ani tkaninie i\u00a0nie pozwalaj dzieciom się na nich huśtać.',
    'Ramiona są napięte sprężynami: nie rozkręcaj ich samodzielnie, mogą zranić.',
    'Nie rozpalaj grilla ani ognia pod rozłożoną markizą.',
    AUTOMATIC,
    POWER,
    FALL,
  ],
  pergole: [
    `Nie wchodź na dach pergoli i${NBSP}nie obciążaj lameli.`,
    `Śnieg i${NBSP}lód usuń, zanim ruszysz lamelami; nie przekraczaj obciążenia podanego w${NBSP}instrukcji.`,
    `Nie wkładaj palców między lamele: podczas ruchu mogą je przyciąć.`,
    `Ekrany boczne zwiń przy silnym wietrze i${NBSP}oblodzeniu.`,
    'Nie rozpalaj grilla ani ognia pod pergolą.',
    AUTOMATIC,
    POWER,
    FALL,
  ],
  zaluzje: [
    `Wyrób wg PN-EN${NBSP}13659. Przy wietrze silniejszym niż dopuszczalny dla klasy wyrobu podnieś żaluzję.`,
    `Nie uruchamiaj oblodzonej żaluzji: lamele i${NBSP}linki mogą się zerwać.`,
    `Nie stój pod opuszczaną żaluzją i${NBSP}nie blokuj jej ruchu.`,
    `Jeśli okno jest drogą ucieczki, zadbaj o${NBSP}podniesienie żaluzji bez prądu.`,
    AUTOMATIC,
    POWER,
    FALL,
  ],
  zadaszenia: [
    `Nie wchodź na dach: szkło i${NBSP}poliwęglan nie są do tego przeznaczone.`,
    `Śnieg usuwaj miękkim narzędziem, zanim przekroczy obciążenie podane w${NBSP}instrukcji.`,
    `Pękniętej szyby nie dotykaj i${NBSP}nie przechodź pod nią; wezwij serwis.`,
    `Promiennik ma gorącą obudowę: zachowaj odstęp podany w${NBSP}instrukcji i${NBSP}nie zakrywaj go.`,
    POWER,
    FALL,
  ],
  refleksole: [
    `Wyrób wg PN-EN${NBSP}13561. ${AWAY_FROM_WIND}`,
    `Nie uruchamiaj refleksoli, gdy tkanina lub prowadnice są oblodzone.`,
    `Nie opieraj się o${NBSP}tkaninę: nie zabezpiecza przed wypadnięciem z${NBSP}okna ani tarasu.`,
    AUTOMATIC,
    POWER,
    FALL,
  ],
  rolety: [
    `Uwaga: łańcuszki i${NBSP}sznurki mogą spowodować uduszenie małego dziecka (PN-EN${NBSP}13120). Trzymaj je poza zasięgiem dzieci i${NBSP}nie pozwól, by owinęły się wokół szyi.`,
    `Zamontuj dołączony napinacz łańcuszka na ścianie lub ramie: bez niego rolety nie wolno używać.`,
    `Łóżka, łóżeczka i${NBSP}meble odsuń od łańcuszków. Nie wiąż ich ze sobą.`,
    `Roleta jest wyrobem do wnętrz: chroń ją przed wodą.`,
    AUTOMATIC,
    POWER,
  ],
};

export const safetyNotes = (category: Category): readonly string[] => NOTES[category];

const SIGNS: Readonly<Record<Category, string>> = {
  markizy: 'MAR',
  pergole: 'PER',
  zaluzje: 'ZAL',
  zadaszenia: 'ZAD',
  refleksole: 'REF',
  rolety: 'ROL',
};

/** By which a product is known on its label and in its papers: "MAR-0007". */
export function productIdentifier(category: Category, id: number): string {
  return `${SIGNS[category]}-${String(id).padStart(4, '0')}`;
}
