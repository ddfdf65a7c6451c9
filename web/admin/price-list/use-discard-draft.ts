import { App } from 'antd';

import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { DiscardPriceListDraftDocument } from './price-list-mutations.generated';
import { PriceListPageDocument } from './price-list-page.generated';
import type { PriceDraft } from './price-lists';

/** Discards this version of the draft after asking. */
export function useDiscardDraft({ version, updatedAt }: PriceDraft): () => void {
  const { modal } = App.useApp();
  const [discard] = useStaffMutation(DiscardPriceListDraftDocument, {
    done: 'Szkic cennika został odrzucony',
    failed: 'Nie udało się odrzucić szkicu cennika',
    refetch: [PriceListPageDocument],
  });
  return () =>
    void modal.confirm({
      title: 'Czy na pewno chcesz odrzucić szkic cennika?',
      content: 'Zmienione ceny przepadną. Obowiązujące się nie zmienią.',
      okText: 'Odrzuć',
      okButtonProps: { danger: true },
      onOk: () => discard({ input: { version, updatedAt } }),
    });
}
