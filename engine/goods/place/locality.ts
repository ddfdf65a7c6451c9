import { postcodeOf } from '../../locale/contact.js';
import { type SnowZone, isSnowZone } from './snow.js';

/**
 * Areas of Polish postcodes by voivodeship: the first digits, the town that the area is named after, and the snow zones
 * of PN-EN 1991-1-3 in which the area may lie. Two digits alone are a city, whatever digits follow. A single zone is
 * the one that the sources (drewno-klejone.com, katowice.uw.gov.pl, remo.pl) state for that town, or for all towns
 * around it; a range goes from the least to the most severe zone of the towns around it, of which the most severe
 * counts. "!" marks areas that reach the coast and "^" areas that reach the mountains, by the wind map of PN-EN
 * 1991-1-4.
 */
export const POSTCODE_AREAS: Readonly<Record<string, string>> = {
  mazowieckie: `
    00 Warszawa 2, 01 Warszawa 2, 02 Warszawa 2, 03 Warszawa 2, 04 Warszawa 2, 05-0 Sulejówek 2-3,
    05-1 Nowy Dwór Mazowiecki 2-3, 05-2 Wołomin 2-3, 05-3 Mińsk Mazowiecki 2-3, 05-4 Otwock 2-3, 05-5 Piaseczno 2-3,
    05-6 Grójec 2-3, 05-8 Pruszków 2-3, 06-1 Pułtusk 2-3, 06-2 Maków Mazowiecki 2-3, 06-3 Przasnysz 2-4,
    06-4 Ciechanów 2-4, 06-5 Mława 2-4, 07-1 Węgrów 2-3, 07-2 Wyszków 2-3, 07-3 Ostrów Mazowiecka 3-4,
    07-4 Ostrołęka 3-4, 08-110 Siedlce 3, 08-1 Siedlce 2-3, 08-2 Łosice 3-4, 08-3 Sokołów Podlaski 3-4,
    08-4 Garwolin 2-3, 09-1 Płońsk 2-3, 09-2 Sierpc 2-3, 09-3 Żuromin 2-4, 09-4 Płock 2-3, 09-5 Gostynin 2-3,
    26-4 Przysucha 2-3, 26-5 Szydłowiec 2-3, 26-6 Radom 2-3, 26-7 Zwoleń 2-3, 26-8 Białobrzegi 2-3,
    26-9 Kozienice 2-3, 27-1 Iłża 2-3, 27-3 Lipsko 2-3, 96-3 Żyrardów 2, 96-5 Sochaczew 2`,
  'warmińsko-mazurskie': `
    10 Olsztyn 4, 11-0 Olsztyn 4, 11-1 Lidzbark Warmiński 4, 11-2 Bartoszyce 4, 11-3 Biskupiec 4, 11-4 Kętrzyn 4,
    11-5 Giżycko 4, 11-6 Węgorzewo 4, 11-7 Mrągowo 4, 12-1 Szczytno 4, 12-2 Pisz 4, 13-1 Nidzica 3-4,
    13-2 Działdowo 3-4, 13-3 Nowe Miasto Lubawskie 3-4, 14-1 Ostróda 3-4, 14-2 Iława 3-4, 14-3 Morąg 3-4,
    14-4 Pasłęk 3-4, 14-5 Braniewo 3-4!, 19-3 Ełk 4, 19-4 Olecko 4, 19-5 Gołdap 4, 82-3 Elbląg 3-4!`,
  podlaskie: `
    15 Białystok 4, 16-0 Białystok 4, 16-1 Sokółka 4, 16-2 Dąbrowa Białostocka 4, 16-3 Augustów 4, 16-4 Suwałki 4,
    16-5 Sejny 4, 17-1 Bielsk Podlaski 3-4, 17-2 Hajnówka 3-4, 17-3 Siemiatycze 3-4, 18-1 Łapy 3-4,
    18-2 Wysokie Mazowieckie 3-4, 18-3 Zambrów 3-4, 18-4 Łomża 3-4, 18-5 Kolno 3-4, 19-1 Mońki 4, 19-2 Grajewo 4`,
  lubelskie: `
    08-5 Ryki 2-3, 20 Lublin 3, 21-0 Lublin 3, 21-1 Lubartów 3, 21-2 Parczew 3-4, 21-3 Radzyń Podlaski 3-4,
    21-4 Łuków 3-4, 21-5 Biała Podlaska 3-4, 22-1 Chełm 3, 22-2 Włodawa 3-4, 22-3 Krasnystaw 3, 22-4 Zamość 3,
    22-5 Hrubieszów 3, 22-6 Tomaszów Lubelski 3, 23-1 Bychawa 3, 23-2 Kraśnik 3, 23-3 Janów Lubelski 3,
    23-4 Biłgoraj 3, 24-1 Puławy 3, 24-2 Bełżyce 3, 24-3 Opole Lubelskie 3`,
  świętokrzyskie: `
    25 Kielce 2-3, 26-0 Kielce 2-3, 26-1 Skarżysko-Kamienna 2-3, 26-2 Końskie 2-3, 27-2 Starachowice 2-3,
    27-4 Ostrowiec Świętokrzyski 2-3, 27-5 Opatów 2-3, 27-6 Sandomierz 3, 28-1 Busko-Zdrój 2-3, 28-2 Staszów 2-3,
    28-3 Jędrzejów 2-3, 28-4 Pińczów 2-3, 28-5 Kazimierza Wielka 2-3, 29-1 Włoszczowa 2-3`,
  małopolskie: `
    30 Kraków 2-3, 31 Kraków 2-3, 32-0 Wieliczka 2-3, 32-1 Proszowice 2-3, 32-2 Miechów 2-3, 32-3 Olkusz 2-3,
    32-4 Myślenice 3-5^, 32-5 Chrzanów 2-3, 32-6 Oświęcim 2-3, 32-7 Bochnia 2-3, 32-8 Brzesko 2-3, 33-1 Tarnów 2-3,
    33-2 Dąbrowa Tarnowska 2-3, 33-3 Nowy Sącz 3-5^, 34-1 Wadowice 3-5^, 34-2 Sucha Beskidzka 3-5^,
    34-4 Nowy Targ 5^, 34-5 Zakopane 5^, 34-6 Limanowa 3-5^, 34-7 Rabka-Zdrój 3-5^, 38-3 Gorlice 3-5^`,
  podkarpackie: `
    35 Rzeszów 3, 36-0 Rzeszów 3, 36-1 Kolbuszowa 3, 36-2 Brzozów 3-5^, 37-1 Łańcut 3, 37-2 Przeworsk 3,
    37-3 Leżajsk 3, 37-4 Stalowa Wola 3, 37-5 Jarosław 3, 37-6 Lubaczów 3, 37-7 Przemyśl 3-5^, 38-1 Strzyżów 3,
    38-2 Jasło 3-5^, 38-4 Krosno 3-5^, 38-5 Sanok 3-5^, 38-6 Lesko 3-5^, 38-7 Ustrzyki Dolne 3-5^, 39-1 Ropczyce 3,
    39-2 Dębica 3, 39-3 Mielec 3, 39-4 Tarnobrzeg 3`,
  śląskie: `
    34-3 Żywiec 3-5^, 40 Katowice 2, 41-1 Siemianowice Śląskie 2, 41-2 Sosnowiec 2, 41-3 Dąbrowa Górnicza 2,
    41-4 Mysłowice 2, 41-5 Chorzów 2, 41-6 Świętochłowice 2, 41-7 Ruda Śląska 2, 41-8 Zabrze 2, 41-9 Bytom 2,
    42-1 Kłobuck 2, 42-2 Częstochowa 2, 42-3 Myszków 2, 42-4 Zawiercie 2-3, 42-5 Będzin 2, 42-6 Tarnowskie Góry 2,
    42-7 Lubliniec 2, 43-1 Tychy 2, 43-2 Pszczyna 2-3, 43-3 Bielsko-Biała 3-5^, 43-4 Cieszyn 3-5^,
    43-5 Czechowice-Dziedzice 2-3, 43-6 Jaworzno 2, 44-1 Gliwice 2, 44-2 Rybnik 2, 44-3 Wodzisław Śląski 2-3,
    47-4 Racibórz 2-3`,
  opolskie: `
    45 Opole 1-2, 46-0 Opole 1-2, 46-1 Namysłów 1-2, 46-2 Kluczbork 1-2, 46-3 Olesno 1-2, 47-1 Strzelce Opolskie 1-2,
    47-2 Kędzierzyn-Koźle 1-2, 47-3 Krapkowice 1-2, 48-1 Głubczyce 1-5^, 48-2 Prudnik 1-5^, 48-3 Nysa 1-5^,
    49-1 Niemodlin 1-2, 49-2 Grodków 1-2, 49-3 Brzeg 1-2`,
  dolnośląskie: `
    50 Wrocław 1, 51 Wrocław 1, 52 Wrocław 1, 53 Wrocław 1, 54 Wrocław 1, 55-0 Wrocław 1, 55-1 Trzebnica 1,
    55-2 Oława 1, 55-3 Środa Śląska 1, 56-1 Wołów 1, 56-2 Góra 1, 56-3 Milicz 1-2, 56-4 Oleśnica 1, 56-5 Syców 1-2,
    57-1 Strzelin 1-2, 57-2 Ząbkowice Śląskie 1-5^, 57-3 Kłodzko 1-5^, 57-4 Nowa Ruda 1-5^,
    57-5 Bystrzyca Kłodzka 1-5^, 58-1 Świdnica 1-5^, 58-2 Dzierżoniów 1-5^, 58-3 Wałbrzych 1-5^,
    58-4 Kamienna Góra 1-5^, 58-5 Jelenia Góra 1-5^, 59-1 Polkowice 1, 59-2 Legnica 1, 59-3 Lubin 1,
    59-4 Jawor 1-5^, 59-5 Złotoryja 1-5^, 59-6 Lwówek Śląski 1-5^, 59-7 Bolesławiec 1-2, 59-8 Lubań 1-5^,
    59-9 Zgorzelec 1-5^, 67-2 Głogów 1`,
  wielkopolskie: `
    60 Poznań 2, 61 Poznań 2, 62-0 Poznań 2, 62-1 Wągrowiec 2, 62-2 Gniezno 2, 62-3 Września 2, 62-4 Słupca 2,
    62-5 Konin 2, 62-6 Koło 2, 62-7 Turek 2, 62-8 Kalisz 1-2, 63-0 Środa Wielkopolska 1-2, 63-1 Śrem 1-2,
    63-2 Jarocin 1-2, 63-3 Pleszew 1-2, 63-4 Ostrów Wielkopolski 1-2, 63-5 Ostrzeszów 1-2, 63-6 Kępno 1-2,
    63-7 Krotoszyn 1-2, 63-8 Gostyń 1-2, 63-9 Rawicz 1-2, 64-0 Kościan 1-2, 64-100 Leszno 1, 64-1 Leszno 1-2,
    64-2 Wolsztyn 1-2, 64-3 Nowy Tomyśl 1-2, 64-4 Międzychód 1-2, 64-5 Szamotuły 1-2, 64-6 Oborniki 2,
    64-7 Czarnków 2, 64-8 Chodzież 2, 64-9 Piła 2-3, 77-4 Złotów 2-3, 89-3 Wyrzysk 2-3`,
  lubuskie: `
    65 Zielona Góra 1, 66-0 Zielona Góra 1-2, 66-1 Sulechów 1-2, 66-2 Świebodzin 1-2, 66-3 Międzyrzecz 1-2,
    66-4 Gorzów Wielkopolski 1-2, 66-5 Strzelce Krajeńskie 1-2, 66-6 Krosno Odrzańskie 1-2, 67-1 Nowa Sól 1,
    67-3 Szprotawa 1, 67-4 Wschowa 1, 68-1 Żagań 1-2, 68-2 Żary 1-2, 68-3 Lubsko 1-2, 69-1 Słubice 1-2,
    69-2 Sulęcin 1-2`,
  zachodniopomorskie: `
    70 Szczecin 1-2!, 71 Szczecin 1-2!, 72-0 Police 1-2!, 72-1 Goleniów 1-2!, 72-2 Nowogard 1-2!, 72-3 Gryfice 1-2!,
    72-4 Kamień Pomorski 1-2!, 72-5 Międzyzdroje 1-2!, 72-6 Świnoujście 1-2!, 73-1 Stargard 1-2,
    73-2 Choszczno 1-2, 74-1 Gryfino 1-2, 74-2 Pyrzyce 1-2, 74-3 Myślibórz 1-2, 74-4 Dębno 1-2, 74-5 Chojna 1-2,
    75 Koszalin 2-3!, 76-0 Koszalin 2-3!, 76-1 Sławno 2-3!, 78-1 Kołobrzeg 2-3!, 78-2 Białogard 2-3!,
    78-3 Świdwin 2-3, 78-4 Szczecinek 2-3, 78-5 Drawsko Pomorskie 2-3, 78-6 Wałcz 2-3`,
  pomorskie: `
    76-2 Słupsk 2-3!, 77-1 Bytów 2-3!, 77-2 Miastko 2-3!, 77-3 Człuchów 2-3, 80 Gdańsk 3!, 81 Gdynia 3!,
    82-1 Nowy Dwór Gdański 3-4!, 82-2 Malbork 3-4!, 82-4 Sztum 3-4, 82-5 Kwidzyn 3-4, 83-0 Pruszcz Gdański 3!,
    83-1 Tczew 3!, 83-2 Starogard Gdański 3, 83-3 Kartuzy 3!, 83-4 Kościerzyna 3!, 84-1 Puck 3!, 84-2 Wejherowo 3!,
    84-3 Lębork 3!, 89-6 Chojnice 2-3`,
  'kujawsko-pomorskie': `
    85 Bydgoszcz 2-3, 86-0 Bydgoszcz 2-3, 86-1 Świecie 2-3, 86-2 Chełmno 2-3, 86-3 Grudziądz 2-4, 87-1 Toruń 2-3,
    87-2 Wąbrzeźno 2-4, 87-3 Brodnica 2-4, 87-4 Golub-Dobrzyń 2-4, 87-5 Rypin 2-4, 87-6 Lipno 2-3,
    87-7 Aleksandrów Kujawski 2-3, 87-8 Włocławek 2-3, 88-1 Inowrocław 2-3, 88-2 Radziejów 2-3, 88-3 Mogilno 2-3,
    88-4 Żnin 2-3, 89-1 Nakło nad Notecią 2-3, 89-2 Szubin 2-3, 89-4 Sępólno Krajeńskie 2-3, 89-5 Tuchola 2-3`,
  łódzkie: `
    26-3 Opoczno 2-3, 90 Łódź 2, 91 Łódź 2, 92 Łódź 2, 93 Łódź 2, 94 Łódź 2, 95-0 Brzeziny 2, 95-1 Zgierz 2,
    95-2 Pabianice 2, 96-1 Skierniewice 2, 96-2 Rawa Mazowiecka 2, 97-2 Tomaszów Mazowiecki 2,
    97-3 Piotrków Trybunalski 2, 97-4 Bełchatów 2, 97-5 Radomsko 2, 98-1 Łask 2, 98-2 Sieradz 2, 98-3 Wieluń 2,
    98-4 Wieruszów 1-2, 99-1 Łęczyca 2, 99-2 Poddębice 2, 99-3 Kutno 2, 99-4 Łowicz 2`,
};

/** Wind zones of PN-EN 1991-1-4: inland, the coast, the mountains. */
export type WindZone = 1 | 2 | 3;

/** The area of a postcode. */
export interface Locality {
  /** The town that the area is named after. */
  readonly name: string;
  readonly voivodeship: string;
  /** The zone for the structure: the most severe of those that the area may lie in. */
  readonly snowZone: SnowZone;
  /** The least severe snow zone that the area may lie in. */
  readonly leastSnowZone: SnowZone;
  readonly windZone: WindZone;
}

const AREA = /^(\d{2}(?:-\d+)?) (.+) (\d)(?:-(\d))?([!^]?)$/;
const LONGEST_PREFIX = '64-100'.length;

/** The area of a postcode, by its longest known prefix; null for other texts and unknown areas. */
export function localityOf(text: string): Locality | null {
  const postcode = postcodeOf(text);
  if (!postcode) return null;
  for (let length = LONGEST_PREFIX; length >= 2; length -= 1) {
    const found = areas().get(postcode.slice(0, length));
    if (found) return found;
  }
  return null;
}

let parsed: ReadonlyMap<string, Locality> | undefined;

/** Parsed at the first use: a page that is opened without a postcode need not wait for it. */
function areas(): ReadonlyMap<string, Locality> {
  parsed ??= new Map(
    Object.entries(POSTCODE_AREAS).flatMap(([voivodeship, list]) =>
      list.split(',').map((text) => areaOf(voivodeship, text.trim())),
    ),
  );
  return parsed;
}

function areaOf(voivodeship: string, text: string): [string, Locality] {
  const [, prefix = '', name = '', least, most = least, wind] = AREA.exec(text) ?? [];
  const [leastSnowZone, snowZone] = [Number(least), Number(most)];
  if (!isSnowZone(leastSnowZone) || !isSnowZone(snowZone))
    throw new RangeError(`not an area: ${text}`);
  const windZone = wind === '!' ? 2 : wind === '^' ? 3 : 1;
  return [prefix, { name, voivodeship, snowZone, leastSnowZone, windZone }];
}
