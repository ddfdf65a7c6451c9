import type { ListedService } from '../../features/pricing/services/listed-service.entity.js';

/** The price list of services of the demo shop. */
export const SEED_SERVICES: readonly Pick<ListedService, 'text' | 'unit' | 'unitPrice' | 'vat'>[] =
  [
    { text: 'Demontaż starej markizy', unit: 'piece', unitPrice: '350.00', vat: 'goods' },
    { text: 'Dojazd powyżej 100 km', unit: 'kilometre', unitPrice: '3.50', vat: 'goods' },
    { text: 'Podnośnik koszowy', unit: 'hour', unitPrice: '220.00', vat: 'goods' },
    { text: 'Przewód do sterowania', unit: 'metre', unitPrice: '45.00', vat: 'goods' },
    { text: 'Wywóz i\u00a0utylizacja', unit: 'set', unitPrice: '150.00', vat: 'full' },
  ];
