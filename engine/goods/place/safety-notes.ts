/** Warnings that several families share; for sources see `safety.ts`. */
export const POWER =
  'Podłączenie do instalacji 230\u00a0V powierz osobie z\u00a0uprawnieniami. Przed czyszczeniem i\u00a0naprawą odłącz zasilanie.';
export const FALL =
  'Montaż na wysokości powierz wykwalifikowanej ekipie: elementy są ciężkie i\u00a0mogą spaść.';
export const AUTOMATIC =
  'Wersja elektryczna może ruszyć bez uprzedzenia, na sygnał czujnika lub pilota. Pilot trzymaj z\u00a0dala od dzieci i\u00a0nie wkładaj rąk między ruchome części.';
export const AWAY_FROM_WIND =
  'Przy silnym wietrze, burzy i\u00a0śniegu zwiń osłonę, a\u00a0przed oblodzeniem zrób to zawczasu. Czujnik wiatru pomaga, ale nie zastępuje uwagi.';
