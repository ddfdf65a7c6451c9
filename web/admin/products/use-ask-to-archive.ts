import { App } from 'antd';

import { plural } from '../../lib/text/plural';
import { PRODUCT_NOUNS } from './product-nouns';

/** Asks whether this number of products is to be removed from the shop. */
export function useAskToArchive(): (count: number) => Promise<boolean> {
  const { modal } = App.useApp();
  return async (count) =>
    modal.confirm({
      title:
        count === 1
          ? 'Czy na pewno chcesz usunąć ten produkt?'
          : `Czy na pewno chcesz usunąć ${count} ${plural(count, PRODUCT_NOUNS)}?`,
      content:
        count === 1
          ? 'Zniknie ze sklepu, a\u00a0zamówienia i\u00a0zapisane konfiguracje pozostaną. Z\u00a0archiwum można go przywrócić.'
          : 'Znikną ze sklepu, a\u00a0zamówienia i\u00a0zapisane konfiguracje pozostaną. Z\u00a0archiwum można je przywrócić.',
      okText: 'Usuń',
      okButtonProps: { danger: true },
      cancelText: 'Anuluj',
      focusable: { autoFocusButton: 'cancel' },
    });
}
