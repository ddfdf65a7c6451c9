import type { Category } from '../../apollo/schema.generated';

export const allIntroduction =
  'Produkty premium dostępne od ręki: wybierasz wymiar co do centymetra, widzisz pełną cenę i\u00a0zamawiasz bez czekania na ofertę.';

/** What stands below the name of a category at the head of its list. */
export const categoryIntroductions: Record<Category, string> = {
  markizy:
    'Cień nad tarasem i\u00a0balkonem wtedy, gdy go potrzebujesz. Produkty premium dostępne od ręki: cenę swojego wymiaru poznasz w\u00a0kilka sekund.',
  pergole:
    'Aluminiowe konstrukcje z\u00a0ruchomym dachem: drugi salon pod gołym niebem. Produkty premium dostępne od ręki, cena w\u00a0kilka sekund.',
  zaluzje:
    'Żaluzje fasadowe, które zatrzymują słońce przed szybą, zanim nagrzeje wnętrze. Produkty premium dostępne od ręki, cena w\u00a0kilka sekund.',
  zadaszenia:
    'Stały dach nad tarasem, z\u00a0poliwęglanu lub szkła hartowanego. Produkty premium dostępne od ręki, cena w\u00a0kilka sekund.',
  refleksole:
    'Tkanina na zewnątrz okna: mniej upału, widok zostaje. Produkty premium dostępne od ręki, cena w\u00a0kilka sekund.',
  rolety:
    'Tkaninowe rolety wewnętrzne, szyte na wymiar okna. Produkty premium dostępne od ręki, cena w\u00a0kilka sekund.',
};
