// Labels that the audit log shows too, besides the screens of transfers, products and calls.
import { keysOf } from '#engine/trade/fields/pick';
import type {
  BankTransferState,
  TransferMatchReason,
  ProductState,
} from '../../apollo/schema.generated';
import type { TagTone } from '../kit/page/inline-parts';

export const TRANSFER_STATE_LABELS: Record<BankTransferState, string> = {
  doubtful: 'Do wyjaśnienia',
  unknown: 'Nierozpoznany',
  booked: 'Zaksięgowany',
  set_aside: 'Odłożony',
  split: 'Podzielony',
};

export const TRANSFER_STATE_TONES: Record<BankTransferState, TagTone> = {
  doubtful: 'waiting',
  unknown: 'waiting',
  booked: 'good',
  set_aside: 'done',
  split: 'done',
};

export const TRANSFER_REASON_LABELS: Record<TransferMatchReason, string> = {
  number_named: 'numer zamówienia w\u00a0tytule',
  number_in_title: 'numer w\u00a0tytule, bez słowa „zamówienie”',
  whole_amount: 'kwota równa całej należności',
  instalment_amount: 'kwota równa zaliczce albo pozostałej kwocie',
  same_payer: 'ten sam płatnik',
  similar_payer: 'podobne nazwisko',
  other_payer: 'inny płatnik',
  other_amount: 'inna kwota',
  foreign_currency: 'obca waluta',
  nothing_owed: 'nie ma nic do zapłaty',
  cancelled: 'zamówienie anulowane',
  booked_by_hand: 'taki przelew jest już zaksięgowany ręcznie',
};

export const PRODUCT_STATE_LABELS: Record<ProductState, string> = {
  active: 'W\u00a0sklepie',
  archived: 'Archiwum',
  all: 'Wszystkie',
};

export const PRODUCT_STATES = keysOf(PRODUCT_STATE_LABELS).map((value) => ({
  value,
  label: PRODUCT_STATE_LABELS[value],
}));
