import type { Role } from '../../identity/user.entity.js';

interface Scope {
  /** The role that the token's account needs. */
  role: Role;
  /** For people, in Polish. */
  label: string;
  /** Fields of the schema ("Query.orders") and routes below /api ("GET /admin/orders"). */
  operations: readonly string[];
}

/** What each scope lets an API token call. Operations of no scope, even public ones, are refused to every token. */
export const SCOPES: Readonly<Record<string, Scope>> = {
  'catalogue:read': {
    role: 'staff',
    label: 'Odczyt katalogu, opcji i\u00a0cen',
    operations: [
      'Query.colors',
      'Query.comparedProducts',
      'Query.configuration',
      'Query.fabrics',
      'Query.otherSolutions',
      'Query.priceQuote',
      'Query.project',
      'Query.projectProducts',
      'Query.projectQuote',
      'Query.product',
      'Query.productPrices',
      'Query.productType',
      'Query.productTypes',
      'Query.products',
      'Query.recommendedStartingPoints',
      'Query.relatedProducts',
      'Query.search',
      'Query.startingPoints',
      'GET /fabrics',
      'GET /products',
      'GET /products/category/:category',
      'GET /products/:id',
      'POST /calculate-price',
    ],
  },
  'catalogue:write': {
    role: 'staff',
    label: 'Zmiany produktów i\u00a0ich cen',
    operations: [
      'Query.adminProduct',
      'Query.adminProducts',
      'Query.priceChangePreview',
      'Query.productPriceChanges',
      'Query.scheduledPriceChange',
      'Query.scheduledPriceChanges',
      'Mutation.archiveProducts',
      'Mutation.cancelPriceChange',
      'Mutation.changePrices',
      'Mutation.createProduct',
      'Mutation.duplicateProduct',
      'Mutation.featureProducts',
      'Mutation.restoreProducts',
      'Mutation.schedulePriceChange',
      'Mutation.updateProduct',
      'GET /admin/products.csv',
      'POST /admin/products',
      'PUT /admin/products/:id',
      'DELETE /admin/products/:id',
      'POST /admin/products/import',
      'POST /admin/pictures',
    ],
  },
  'configurations:write': {
    role: 'staff',
    label: 'Zapis konfiguracji produktu',
    operations: ['Mutation.saveConfiguration', 'Mutation.saveProject', 'POST /configurations'],
  },
  'orders:read': {
    role: 'staff',
    label: 'Odczyt zamówień',
    operations: [
      'Query.adminOrder',
      'Query.orderChangePreview',
      'Query.orderCounts',
      'Query.orders',
      'GET /admin/orders',
      'GET /admin/orders.csv',
      'GET /admin/orders/:id.pdf',
      'GET /admin/orders/:id/versions/:number.pdf',
      'GET /admin/orders/:id/worksheets.pdf',
      'GET /admin/orders/worksheets.pdf',
      'GET /admin/orders/:id/lines/:lineId.pdf',
    ],
  },
  'orders:write': {
    role: 'staff',
    label: 'Zmiana zamówień i\u00a0ich statusu, notatki i\u00a0ponowna wysyłka wiadomości',
    operations: [
      'Mutation.addOrderNote',
      'Mutation.deleteOrderNote',
      'Mutation.resendOrderMail',
      'Mutation.changeOrderStatuses',
      'Mutation.proposeOrderChange',
      'Mutation.recordOrderDecision',
      'Mutation.undoOrderStatuses',
      'Mutation.withdrawOrderChange',
      'Mutation.updateOrderStatus',
      'PUT /admin/orders/:id/status',
    ],
  },
  'offers:read': {
    role: 'staff',
    label: 'Odczyt ofert',
    operations: [
      'Query.adminOffer',
      'Query.offerCounts',
      'Query.offerFunnel',
      'Query.offers',
      'GET /admin/offers.csv',
      'GET /admin/offers/:id/:number.pdf',
    ],
  },
  'offers:write': {
    role: 'staff',
    label: 'Przygotowanie i\u00a0wysyłka ofert, odpowiedzi na pytania, zapis decyzji klienta',
    operations: [
      'Mutation.answerOfferQuestion',
      'Mutation.createOffer',
      'Mutation.deleteOfferDraft',
      'Mutation.loseOffer',
      'Mutation.recordOfferAcceptance',
      'Mutation.reviseOffer',
      'Mutation.saveOfferDraft',
      'Mutation.sendOffer',
    ],
  },
  'customer-pages:open': {
    role: 'staff',
    label: 'Adresy stron klientów, na których można działać jak klient',
    operations: ['Mutation.revealOfferLink', 'Mutation.revealOrderLink'],
  },
  'payments:read': {
    role: 'staff',
    label: 'Odczyt przelewów i\u00a0wyciągów bankowych',
    operations: [
      'Query.bankStatements',
      'Query.bankTransfers',
      'Query.ledger',
      'Query.ordersForTransfer',
      'Query.paymentsToDecide',
      'GET /admin/ledger.csv',
      'GET /admin/sales-by-day.csv',
    ],
  },
  'payments:write': {
    role: 'staff',
    label: 'Import wyciągów, księgowanie wpłat i\u00a0zwrotów oraz ich wycofywanie',
    operations: [
      'Mutation.bookBankTransfer',
      'Mutation.bookTransfer',
      'Mutation.reverseLedgerEntry',
      'Mutation.setBankTransferAside',
      'Mutation.splitBankTransfer',
      'Mutation.undoBankTransfer',
      'POST /admin/bank-statements',
    ],
  },
  'invoices:read': {
    role: 'staff',
    label: 'Odczyt faktur i\u00a0rejestru sprzedaży',
    operations: [
      'Query.correctionPreview',
      'Query.invoiceBuyer',
      'Query.invoiceLines',
      'Query.invoices',
      'Query.ordersToInvoice',
      'GET /admin/invoices.csv',
      'GET /admin/invoices/:id.pdf',
      'GET /admin/orders/:id/next-invoice.pdf',
      'GET /admin/orders/:id/proforma.pdf',
      'GET /admin/invoices/:id.xml',
      'GET /admin/invoices/:id/upo.xml',
    ],
  },
  'invoices:write': {
    role: 'staff',
    label: 'Wystawianie i\u00a0korygowanie faktur',
    operations: ['Mutation.correctInvoice', 'Mutation.issueInvoice', 'Mutation.sendInvoiceAgain'],
  },
  'inventory:read': {
    role: 'staff',
    label: 'Odczyt magazynu',
    operations: [
      'Query.inventory',
      'Query.inventoryItem',
      'GET /admin/inventory',
      'GET /admin/inventory.csv',
    ],
  },
  'inventory:write': {
    role: 'staff',
    label: 'Zmiany w\u00a0magazynie',
    operations: [
      'Mutation.adjustStock',
      'Mutation.createInventoryItem',
      'Mutation.deleteInventoryItem',
      'Mutation.updateInventoryItem',
      'POST /admin/inventory',
      'POST /admin/inventory/import',
      'PUT /admin/inventory/:id',
      'DELETE /admin/inventory/:id',
    ],
  },
  'inquiries:read': {
    role: 'staff',
    label: 'Odczyt zapytań',
    operations: [
      'Query.inquiries',
      'Query.inquiry',
      'Query.inquiryCounts',
      'GET /admin/inquiries',
      'GET /admin/inquiries.csv',
    ],
  },
  'inquiries:write': {
    role: 'staff',
    label: 'Zmiany i\u00a0odpowiedzi w\u00a0zapytaniach',
    operations: ['Mutation.answerInquiry', 'Mutation.updateInquiry', 'PUT /admin/inquiries/:id'],
  },
  'answers:read': {
    role: 'staff',
    label: 'Odczyt gotowych odpowiedzi',
    operations: ['Query.cannedAnswers'],
  },
  'answers:write': {
    role: 'staff',
    label: 'Zmiany gotowych odpowiedzi',
    operations: [
      'Mutation.createCannedAnswer',
      'Mutation.deleteCannedAnswer',
      'Mutation.updateCannedAnswer',
    ],
  },
  'calls:read': {
    role: 'staff',
    label: 'Odczyt kolejki telefonów',
    operations: ['Query.callQueue'],
  },
  'calls:write': {
    role: 'staff',
    label:
      'Przejmowanie spraw z\u00a0kolejki i\u00a0zapis rozmów; zmiana statusu wymaga też zakresu zamówień lub zapytań',
    operations: ['Mutation.recordCall', 'Mutation.releaseCall', 'Mutation.takeCall'],
  },
  'mails:read': {
    role: 'staff',
    label: 'Odczyt niedostarczonych wiadomości',
    operations: ['Query.undeliveredMails', 'Query.undeliveredMailSummary'],
  },
  'mails:write': {
    role: 'staff',
    label: 'Ponowna wysyłka wiadomości',
    operations: ['Mutation.resendMails'],
  },
  'prices:read': {
    role: 'admin',
    label: 'Odczyt cenników i\u00a0stawek VAT',
    operations: [
      'Query.priceListDraft',
      'Query.priceLists',
      'Query.pricePreview',
      'Query.reducedVat',
    ],
  },
  'prices:write': {
    role: 'admin',
    label: 'Zmiany i\u00a0publikacja cenników, zmiany stawek VAT',
    operations: [
      'Mutation.cancelPriceList',
      'Mutation.discardPriceListDraft',
      'Mutation.publishPriceList',
      'Mutation.savePriceListDraft',
      'Mutation.setReducedVat',
    ],
  },
  'figures:read': {
    role: 'staff',
    label: 'Odczyt liczb z\u00a0pulpitu',
    operations: ['Query.dashboard', 'Query.salesReport', 'GET /admin/dashboard'],
  },
  'audit:read': {
    role: 'admin',
    label: 'Odczyt dziennika zmian',
    operations: ['Query.auditEntries'],
  },
};

export const SCOPE_NAMES: readonly string[] = Object.keys(SCOPES);

/** The scope that an operation belongs to; undefined: no token may call it. */
export const scopeOf = (operation: string): string | undefined =>
  SCOPE_NAMES.find((name) => SCOPES[name]?.operations.includes(operation));
