import { App, Button } from 'antd';

import { useCreateOffer } from '../../trade/create-offer';

/** Starts an order by telephone, which begins as the draft of an offer; a dialog explains that first. */
export function PhoneOrderButton() {
  const { modal } = App.useApp();
  const [createOffer, { loading }] = useCreateOffer();
  const start = async () => {
    const isWanted = await modal.confirm({
      title: 'Nowe zamówienie telefoniczne',
      content:
        'Zamówienie przez telefon zaczyna się jako szkic oferty: uzupełnisz w\u00a0nim pozycje i\u00a0dane klienta. Gdy klient zgodzi się w\u00a0rozmowie, zapisz jego zgodę przy ofercie, a\u00a0zamówienie powstanie od razu. Oferty nie trzeba wcześniej wysyłać.',
      okText: 'Utwórz szkic',
      cancelText: 'Anuluj',
    });
    if (isWanted) await createOffer({});
  };
  return (
    <Button loading={loading} onClick={() => void start()}>
      Nowe zamówienie telefoniczne
    </Button>
  );
}
