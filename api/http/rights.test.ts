import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLObjectType } from 'graphql';
import { SCOPES, SCOPE_NAMES, scopeOf } from '../features/auth/scopes.js';
import { restApi } from './rest/router.js';
import { createSchema } from '../graphql/schema.js';
import { type ChangedTables, watchTables } from '../testing/database/changed-tables.js';
import { submitInquiry } from '../testing/inquiries.js';
import { subscribeAs } from '../testing/subscribe.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { TestVisitor } from '../testing/test-visitor.js';
import { createToken } from '../testing/tokens.js';

type Who = 'everyone' | 'staff' | 'admin';
/** The change of an order whose production has not started: later only admins may change it. */
const CHANGED =
  'orderId: 5, version: 1, lines: [{ lineId: "00000000-0000-4000-8000-000000000000", quantity: 1 }], discount: "0", customerName: "Anna Nowak", customerEmail: "anna@example.com", customerPhone: "600100200", customerAddress: "ul. Polna 1, Łódź"';
const DRAFTED =
  'offerId: 1, version: 1, lines: [], discount: "0", depositPercent: 30, depositDays: 7, restDays: 7, validUntil: "2026-12-24", termWeeksFrom: 2, termWeeksTo: 4, text: ""';
const TEXTS =
  'customerName: "Anna Nowak", customerEmail: "anna@example.com", customerPhone: "600100200", customerAddress: "ul. Polna 1, Łódź"';
const RANK: Record<Who, number> = { everyone: 0, staff: 1, admin: 2 };

/** Every field of Query and Mutation: who may call it, and how it is called. */
const FIELDS: Record<string, [Who, string]> = {
  'Query.article': ['everyone', '{ article(id: "1") { id } }'],
  'Query.articles': ['everyone', '{ articles { id } }'],
  'Query.cart': ['everyone', '{ cart { total } }'],
  'Query.colors': ['everyone', '{ colors { name } }'],
  'Query.company': ['everyone', '{ company { name } }'],
  'Query.configuration': ['everyone', '{ configuration(id: "none") { id } }'],
  'Query.consents': ['everyone', '{ consents { code text } }'],
  'Query.fabrics': ['everyone', '{ fabrics { id } }'],
  'Query.me': ['everyone', '{ me { id } }'],
  'Query.order': ['everyone', '{ order(token: "none") { id } }'],
  'Query.picture': ['everyone', '{ picture(name: "home") { url } }'],
  'Query.priceQuote': ['everyone', '{ priceQuote(input: { productId: 1, width: 400 }) { area } }'],
  'Query.project': ['everyone', '{ project(id: "none") { id } }'],
  'Query.projectProducts': ['everyone', '{ projectProducts { id } }'],
  'Query.projectQuote': [
    'everyone',
    '{ projectQuote(input: { rows: [{ productId: 5, width: 120, height: 150, label: "", quantity: 1 }] }) { total } }',
  ],
  'Query.productPrices': ['everyone', '{ productPrices(productId: 1) { vatRate } }'],
  'Query.startingPoints': ['everyone', '{ startingPoints(category: markizy) { code } }'],
  'Query.recommendedStartingPoints': [
    'everyone',
    '{ recommendedStartingPoints(need: { place: taras }) { code } }',
  ],
  'Query.comparedProducts': ['everyone', '{ comparedProducts(ids: [1, 2]) { id } }'],
  'Query.otherSolutions': ['everyone', '{ otherSolutions(productId: 1) { code } }'],
  'Query.relatedProducts': ['everyone', '{ relatedProducts(productId: 1) { id } }'],
  'Query.product': ['everyone', '{ product(id: 1) { id } }'],
  'Query.defaultProduct': ['everyone', '{ defaultProduct(category: markizy) { id } }'],
  'Query.exampleQuote': ['everyone', '{ exampleQuote(category: markizy) { width } }'],
  'Query.offeredCategories': ['everyone', '{ offeredCategories }'],
  'Query.productType': ['everyone', '{ productType(category: markizy) { category } }'],
  'Query.productTypes': ['everyone', '{ productTypes { category } }'],
  'Query.products': ['everyone', '{ products { totalCount } }'],
  'Query.search': ['everyone', '{ search(input: { text: "markiza" }) { productCount } }'],
  'Query.textPage': ['everyone', '{ textPage(slug: "regulamin") { slug } }'],
  'Query.callQueue': ['staff', '{ callQueue { totalCount items { customerName } } }'],
  'Query.cannedAnswers': ['staff', '{ cannedAnswers { title } }'],
  'Query.inquiries': ['staff', '{ inquiries { totalCount items { customerName } } }'],
  'Query.inquiry': ['staff', '{ inquiry(id: 1) { message } }'],
  'Query.inquiryAssignees': ['staff', '{ inquiryAssignees { name email } }'],
  'Query.inquiryCounts': ['staff', '{ inquiryCounts { status count } }'],
  'Query.account': ['admin', '{ account(id: 1) { id } }'],
  'Query.accounts': ['admin', '{ accounts { totalCount items { email sessionCount } } }'],
  'Query.apiScopes': ['admin', '{ apiScopes { name } }'],
  'Query.apiTokens': ['admin', '{ apiTokens { totalCount items { owner { name } } } }'],
  'Query.auditEntries': ['admin', '{ auditEntries { totalCount items { actor { name } } } }'],
  'Query.auditSubjects': ['admin', '{ auditSubjects { name } }'],
  'Query.passwordLink': ['everyone', '{ passwordLink(token: "none") { email } }'],
  'Query.sessions': ['staff', '{ sessions { id current } }'],
  'Query.dashboard': ['staff', '{ dashboard { totalOrders } }'],
  'Query.salesReport': [
    'staff',
    '{ salesReport(input: { from: "2026-11-01", to: "2026-11-21" }) { total { revenue } } }',
  ],
  'Query.bankStatements': ['staff', '{ bankStatements { totalCount items { importedByName } } }'],
  'Query.bankTransfers': [
    'staff',
    '{ bankTransfers { totalCount items { title candidates { orderId } } } }',
  ],
  'Query.ordersForTransfer': [
    'staff',
    '{ ordersForTransfer(input: { transferId: 999999, text: "1" }) { customerName } }',
  ],
  'Query.ledger': ['staff', '{ ledger { totalCount items { customerName } } }'],
  'Query.paymentsToDecide': ['staff', '{ paymentsToDecide { customerName } }'],
  'Mutation.splitBankTransfer': [
    'staff',
    `mutation { splitBankTransfer(input: { id: 999999, version: 1, parts: [
      { orderId: 1, amount: "1.00" }, { orderId: 2, amount: "1.00" }] }) { userErrors { code } } }`,
  ],
  'Mutation.decideOnlinePayment': [
    'staff',
    `mutation { decideOnlinePayment(input: { id: "00000000-0000-4000-8000-000000000000" }) {
      userErrors { code } } }`,
  ],
  'Mutation.decideOnlineRefund': [
    'staff',
    `mutation { decideOnlineRefund(input: { id: "00000000-0000-4000-8000-000000000000", isDone: true }) {
      userErrors { code } } }`,
  ],
  'Mutation.bookBankTransfer': [
    'staff',
    'mutation { bookBankTransfer(input: { id: 999999, version: 1, orderId: 1 }) { userErrors { code } } }',
  ],
  'Mutation.setBankTransferAside': [
    'staff',
    'mutation { setBankTransferAside(input: { id: 999999, version: 1, note: "Zwrot" }) { userErrors { code } } }',
  ],
  'Mutation.undoBankTransfer': [
    'staff',
    'mutation { undoBankTransfer(input: { id: 999999, version: 1, reason: "Pomyłka" }) { userErrors { code } } }',
  ],
  'Mutation.reverseLedgerEntry': [
    'staff',
    'mutation { reverseLedgerEntry(input: { entryId: "999999999", reason: "Pomyłka" }) { userErrors { code } } }',
  ],
  'Query.inventory': [
    'staff',
    '{ inventory { totalCount items { stockQuantity product { name } } } }',
  ],
  'Query.inventoryItem': ['staff', '{ inventoryItem(id: 1) { movements { items { delta } } } }'],
  'Query.orderCounts': ['staff', '{ orderCounts { status count } }'],
  'Query.orders': ['staff', '{ orders { totalCount items { customerName } } }'],
  'Query.adminProduct': ['staff', '{ adminProduct(id: 1) { id version } }'],
  'Query.adminProducts': ['staff', '{ adminProducts { totalCount items { name } } }'],
  'Query.productPriceChanges': [
    'staff',
    '{ productPriceChanges(input: { productIds: [1], percent: 5 }) { changes { newBasePrice } } }',
  ],
  'Mutation.createProduct': [
    'staff',
    `mutation { createProduct(input: { name: "Markiza", description: "Opis", category: markizy, basePrice: "1",
      minWidth: 100, maxWidth: 200, availableColors: [], availableFrameColors: [] }) { userErrors { code } } }`,
  ],
  'Mutation.updateProduct': [
    'staff',
    'mutation { updateProduct(input: { id: 1, version: 0 }) { userErrors { code } } }',
  ],
  'Mutation.duplicateProduct': [
    'staff',
    'mutation { duplicateProduct(input: { id: 1 }) { product { id } } }',
  ],
  'Mutation.archiveProducts': [
    'staff',
    'mutation { archiveProducts(input: { ids: [30] }) { userErrors { code } } }',
  ],
  'Mutation.restoreProducts': [
    'staff',
    'mutation { restoreProducts(input: { ids: [30] }) { userErrors { code } } }',
  ],
  'Mutation.featureProducts': [
    'staff',
    'mutation { featureProducts(input: { ids: [1], featured: true }) { userErrors { code } } }',
  ],
  'Mutation.changePrices': [
    'staff',
    'mutation { changePrices(input: { products: [], percent: 5 }) { userErrors { code } } }',
  ],
  'Query.priceChangePreview': [
    'staff',
    '{ priceChangePreview(input: { filter: {}, percent: 5 }) { preview { productCount } } }',
  ],
  'Query.scheduledPriceChange': ['staff', '{ scheduledPriceChange(id: 1) { createdByName } }'],
  'Query.scheduledPriceChanges': [
    'staff',
    '{ scheduledPriceChanges { totalCount items { prices { items { name } } } } }',
  ],
  'Mutation.schedulePriceChange': [
    'staff',
    'mutation { schedulePriceChange(input: { filter: {}, percent: 5, seen: "none" }) { userErrors { code } } }',
  ],
  'Mutation.cancelPriceChange': [
    'staff',
    'mutation { cancelPriceChange(input: { id: 99 }) { userErrors { code } } }',
  ],
  'Query.priceListDraft': ['admin', '{ priceListDraft { version entries { key value } } }'],
  'Query.priceLists': ['admin', '{ priceLists { totalCount items { version } } }'],
  'Query.pricePreview': ['admin', '{ pricePreview(input: { entries: [] }) { before after } }'],
  'Mutation.savePriceListDraft': [
    'admin',
    `mutation { savePriceListDraft(input: { version: 0, entries: [{ key: "electric", value: "890" }] }) {
      userErrors { code } } }`,
  ],
  'Query.reducedVat': ['admin', '{ reducedVat { category ruling version } }'],
  'Mutation.setReducedVat': [
    'admin',
    'mutation { setReducedVat(input: { category: markizy, version: 9, ruling: null }) { userErrors { code } } }',
  ],
  'Mutation.discardPriceListDraft': [
    'admin',
    'mutation { discardPriceListDraft(input: { version: 99 }) { userErrors { code } } }',
  ],
  'Mutation.publishPriceList': [
    'admin',
    'mutation { publishPriceList(input: { version: 99, note: "Próba" }) { userErrors { code } } }',
  ],
  'Mutation.cancelPriceList': [
    'admin',
    'mutation { cancelPriceList(input: { version: 99 }) { userErrors { code } } }',
  ],
  'Mutation.addToCart': [
    'everyone',
    'mutation { addToCart(input: { configurationId: "00000000-0000-4000-8000-000000000000" }) { userErrors { code } } }',
  ],
  'Mutation.changeCartLine': [
    'everyone',
    'mutation { changeCartLine(input: { lineId: "00000000-0000-4000-8000-000000000000", quantity: 1 }) { userErrors { code } } }',
  ],
  'Mutation.replaceCartLine': [
    'everyone',
    `mutation { replaceCartLine(input: { lineId: "00000000-0000-4000-8000-000000000000",
      configurationId: "00000000-0000-4000-8000-000000000000" }) { userErrors { code } } }`,
  ],
  'Mutation.removeFromCart': [
    'everyone',
    'mutation { removeFromCart(input: { lineId: "00000000-0000-4000-8000-000000000000" }) { userErrors { code } } }',
  ],
  'Mutation.clearCart': ['everyone', 'mutation { clearCart { cart { total } } }'],
  'Mutation.confirmNewsletter': [
    'everyone',
    'mutation { confirmNewsletter(input: { token: "none" }) { done } }',
  ],
  'Mutation.subscribeToNewsletter': [
    'everyone',
    'mutation { subscribeToNewsletter(input: { email: "anna@example.com" }) { accepted } }',
  ],
  'Mutation.unsubscribeFromNewsletter': [
    'everyone',
    'mutation { unsubscribeFromNewsletter(input: { token: "none" }) { done } }',
  ],
  'Mutation.acceptOrderChange': [
    'everyone',
    'mutation { acceptOrderChange(input: { token: "x", versionNumber: 2, name: "Anna", agrees: true }) { userErrors { code } } }',
  ],
  'Mutation.refuseOrderChange': [
    'everyone',
    'mutation { refuseOrderChange(input: { token: "x", versionNumber: 2 }) { userErrors { code } } }',
  ],
  'Query.offer': ['everyone', '{ offer(token: "none") { id } }'],
  'Query.adminOrder': ['staff', '{ adminOrder(id: 1) { id customerName } }'],
  'Query.adminOffer': ['staff', '{ adminOffer(id: 1) { id customerName } }'],
  'Query.offers': ['staff', '{ offers { totalCount items { customerName } } }'],
  'Query.offerCounts': ['staff', '{ offerCounts { state count } }'],
  'Mutation.createOffer': [
    'staff',
    'mutation { createOffer(input: { inquiryId: 999999 }) { userErrors { code } } }',
  ],
  'Mutation.saveOfferDraft': [
    'staff',
    `mutation { saveOfferDraft(input: { ${DRAFTED} }) { userErrors { code } } }`,
  ],
  'Query.offerFunnel': [
    'staff',
    '{ offerFunnel(input: { from: "2026-01-01T00:00:00Z", to: "2027-01-01T00:00:00Z" }) { sent { count } } }',
  ],
  'Mutation.openOffer': ['everyone', 'mutation { openOffer(input: { token: "none" }) }'],
  'Mutation.askAboutOffer': [
    'everyone',
    'mutation { askAboutOffer(input: { token: "x", versionNumber: 1, text: "Kiedy?" }) { userErrors { code } } }',
  ],
  'Mutation.acceptOffer': [
    'everyone',
    `mutation { acceptOffer(input: { ${TEXTS}, token: "x", versionNumber: 1, name: "Anna", acceptsTerms: true, acknowledgesMadeToMeasure: true }) { userErrors { code } } }`,
  ],
  'Mutation.declineOffer': [
    'everyone',
    'mutation { declineOffer(input: { token: "x", versionNumber: 1, reason: price }) { userErrors { code } } }',
  ],
  'Mutation.sendOffer': [
    'staff',
    'mutation { sendOffer(input: { offerId: 1, version: 1 }) { userErrors { code } } }',
  ],
  'Mutation.answerOfferQuestion': [
    'staff',
    'mutation { answerOfferQuestion(input: { questionId: 1, text: "Tak" }) { userErrors { code } } }',
  ],
  'Mutation.loseOffer': [
    'staff',
    'mutation { loseOffer(input: { offerId: 1, version: 1, reason: price }) { userErrors { code } } }',
  ],
  'Mutation.recordOfferAcceptance': [
    'staff',
    `mutation { recordOfferAcceptance(input: { ${TEXTS}, offerId: 1, version: 1, versionNumber: 1, name: "Anna" }) { userErrors { code } } }`,
  ],
  'Mutation.revealOfferLink': [
    'staff',
    'mutation { revealOfferLink(input: { offerId: 1 }) { path } }',
  ],
  'Mutation.revealOrderLink': [
    'staff',
    'mutation { revealOrderLink(input: { orderId: 1 }) { path } }',
  ],
  'Mutation.reviseOffer': [
    'staff',
    'mutation { reviseOffer(input: { offerId: 1, version: 1 }) { userErrors { code } } }',
  ],
  'Query.orderChangePreview': [
    'staff',
    `{ orderChangePreview(input: { ${CHANGED} }) { userErrors { code } } }`,
  ],
  'Mutation.proposeOrderChange': [
    'staff',
    `mutation { proposeOrderChange(input: { ${CHANGED}, reason: "Po pomiarze", expectedTotal: "1" }) { userErrors { code } } }`,
  ],
  'Mutation.recordOrderDecision': [
    'staff',
    'mutation { recordOrderDecision(input: { orderId: 1, version: 1, versionNumber: 2, accepts: true, name: "Anna", at: "2026-01-01T10:00:00Z" }) { userErrors { code } } }',
  ],
  'Mutation.withdrawOrderChange': [
    'staff',
    'mutation { withdrawOrderChange(input: { orderId: 1, version: 1, versionNumber: 2 }) { userErrors { code } } }',
  ],
  'Mutation.requestOrderChange': [
    'everyone',
    'mutation { requestOrderChange(input: { token: "x", message: "Inny kolor" }) { userErrors { code } } }',
  ],
  'Mutation.requestOrderCancellation': [
    'everyone',
    'mutation { requestOrderCancellation(input: { token: "x" }) { userErrors { code } } }',
  ],
  'Mutation.requestOrderInvoice': [
    'everyone',
    'mutation { requestOrderInvoice(input: { token: "x" }) { userErrors { code } } }',
  ],
  'Mutation.startOnlinePayment': [
    'everyone',
    'mutation { startOnlinePayment(input: { token: "x" }) { userErrors { code } } }',
  ],
  'Mutation.withdraw': [
    'everyone',
    `mutation { withdraw(input: { name: "Anna", orderNumber: 1, email: "anna@example.com" }) { notice { id } } }`,
  ],
  'Mutation.login': [
    'everyone',
    'mutation { login(input: { email: "nobody@example.com", password: "x" }) { user { id } } }',
  ],
  'Mutation.logout': ['everyone', 'mutation { logout { ok } }'],
  'Mutation.placeOrder': [
    'everyone',
    `mutation { placeOrder(input: { customerName: "Anna", customerEmail: "anna@example.com", customerPhone: "600100200",
      customerAddress: "ul. Prosta 1", expectedTotal: "1" }) { userErrors { code } } }`,
  ],
  'Mutation.addProjectToCart': [
    'everyone',
    'mutation { addProjectToCart(input: { projectId: "00000000-0000-4000-8000-000000000000" }) { userErrors { code } } }',
  ],
  'Mutation.saveProject': [
    'everyone',
    `mutation { saveProject(input: { name: "", place: "", rows: [
      { productId: 5, width: 120, height: 150, label: "", quantity: 1 }] }) { project { id } } }`,
  ],
  'Mutation.saveConfiguration': [
    'everyone',
    'mutation { saveConfiguration(input: { productId: 1, width: 400, projection: 300 }) { configuration { id } } }',
  ],
  'Mutation.requestSamples': [
    'everyone',
    `mutation { requestSamples(input: { name: "Anna", email: "anna@example.com", street: "Polna 1",
      postalCode: "90-001", city: "Łódź", fabrics: ["toscana-krem"] }) { inquiryId } }`,
  ],
  'Mutation.submitInquiry': [
    'everyone',
    `mutation { submitInquiry(input: { name: "Anna", email: "anna@example.com", subject: "Temat",
      message: "Pytanie", inquiryType: general }) { inquiryId } }`,
  ],
  'Mutation.createInventoryItem': [
    'staff',
    `mutation { createInventoryItem(input: { productId: 1, colorVariant: "Krem", frameColorVariant: "Biały", stockQuantity: 1 }) { userErrors { code } } }`,
  ],
  'Mutation.updateInventoryItem': [
    'staff',
    `mutation { updateInventoryItem(input: { id: 1, version: 1, productId: 1, colorVariant: "Krem", frameColorVariant: "Biały", stockQuantity: 1 }) { userErrors { code } } }`,
  ],
  'Mutation.adjustStock': [
    'staff',
    'mutation { adjustStock(input: { itemId: 1, delta: 1, reason: "Dostawa" }) { userErrors { code } } }',
  ],
  'Mutation.deleteOfferDraft': [
    'staff',
    'mutation { deleteOfferDraft(input: { offerId: 1, version: 1 }) { userErrors { code } } }',
  ],
  'Mutation.deleteInventoryItem': [
    'staff',
    'mutation { deleteInventoryItem(input: { id: 2 }) { userErrors { code } } }',
  ],
  'Mutation.updateInquiry': [
    'staff',
    'mutation { updateInquiry(input: { id: 1, version: 1 }) { inquiry { status } } }',
  ],
  'Mutation.answerInquiry': [
    'staff',
    `mutation { answerInquiry(input: { id: 1, version: 9, text: "Tak", status: resolved }) {
      userErrors { code } } }`,
  ],
  'Mutation.createCannedAnswer': [
    'staff',
    'mutation { createCannedAnswer(input: { title: "Tak", text: "Zgoda" }) { userErrors { code } } }',
  ],
  'Mutation.updateCannedAnswer': [
    'staff',
    `mutation { updateCannedAnswer(input: { id: 1, version: 9, title: "Tak", text: "Zgoda" }) {
      userErrors { code } } }`,
  ],
  'Mutation.deleteCannedAnswer': [
    'staff',
    'mutation { deleteCannedAnswer(input: { id: 2147483647 }) { userErrors { code } } }',
  ],
  'Mutation.takeCall': [
    'staff',
    'mutation { takeCall(input: { kind: inquiry, number: 1 }) { userErrors { code } } }',
  ],
  'Mutation.releaseCall': [
    'staff',
    'mutation { releaseCall(input: { kind: inquiry, number: 1 }) { userErrors { code } } }',
  ],
  'Mutation.recordCall': [
    'staff',
    `mutation { recordCall(input: { kind: inquiry, number: 1, outcome: no_answer }) {
      userErrors { code } } }`,
  ],
  'Query.correctionPreview': [
    'staff',
    `{ correctionPreview(input: { invoiceId: 2147483647, seenGross: "1.00", reason: "Zwrot" }) { userErrors { code } } }`,
  ],
  'Query.invoiceBuyer': ['staff', '{ invoiceBuyer(invoiceId: 2147483647) { name } }'],
  'Query.invoiceLines': ['staff', '{ invoiceLines(invoiceId: 2147483647) { name } }'],
  'Query.invoices': ['staff', '{ invoices { totalCount } }'],
  'Query.ordersToInvoice': ['staff', '{ ordersToInvoice { totalCount } }'],
  'Mutation.issueInvoice': [
    'staff',
    'mutation { issueInvoice(input: { orderId: 2147483647, kind: VAT, gross: "1.00" }) { userErrors { code } } }',
  ],
  'Mutation.correctInvoice': [
    'staff',
    'mutation { correctInvoice(input: { invoiceId: 2147483647, seenGross: "1.00", reason: "Zwrot" }) { userErrors { code } } }',
  ],
  'Mutation.sendInvoiceAgain': [
    'staff',
    'mutation { sendInvoiceAgain(input: { invoiceId: 2147483647 }) { userErrors { code } } }',
  ],
  'Mutation.addOrderNote': [
    'staff',
    'mutation { addOrderNote(input: { orderId: 1, text: "Zadzwonić" }) { userErrors { code } } }',
  ],
  'Mutation.bookTransfer': [
    'staff',
    `mutation { bookTransfer(input: { key: "00000000-0000-4000-8000-000000000000", orderId: 1, direction: received,
      amount: "1", day: "2026-11-24" }) { userErrors { code } } }`,
  ],
  'Mutation.deleteOrderNote': [
    'staff',
    'mutation { deleteOrderNote(input: { noteId: 2147483647 }) { userErrors { code } } }',
  ],
  'Mutation.resendOrderMail': [
    'staff',
    `mutation { resendOrderMail(input: { mailId: "00000000-0000-4000-8000-000000000000" }) {
      userErrors { code } } }`,
  ],
  'Query.undeliveredMails': ['staff', '{ undeliveredMails { totalCount items { recipient } } }'],
  'Query.undeliveredMailSummary': ['staff', '{ undeliveredMailSummary { failed oldestAt } }'],
  'Mutation.resendMails': [
    'staff',
    `mutation { resendMails(input: { mailIds: ["00000000-0000-4000-8000-000000000000"] }) {
      userErrors { code } } }`,
  ],
  'Mutation.changeOrderStatuses': [
    'staff',
    `mutation { changeOrderStatuses(input: { orders: [{ orderId: 1, version: 1 }], status: shipped }) {
      userErrors { code } } }`,
  ],
  'Mutation.undoOrderStatuses': [
    'staff',
    'mutation { undoOrderStatuses(input: { eventIds: [1] }) { userErrors { code } } }',
  ],
  'Mutation.callOffRefund': [
    'staff',
    `mutation { callOffRefund(input: { id: "00000000-0000-4000-8000-000000000000" }) { userErrors { code } } }`,
  ],
  'Mutation.refundOnline': [
    'staff',
    `mutation { refundOnline(input: { key: "00000000-0000-4000-8000-000000000000", orderId: 1, amount: "1.00" }) {
      userErrors { code } } }`,
  ],
  'Mutation.updateOrderStatus': [
    'staff',
    'mutation { updateOrderStatus(input: { orderId: 1, status: shipped }) { order { status } } }',
  ],
  'Mutation.requestPasswordLink': [
    'everyone',
    'mutation { requestPasswordLink(input: { email: "nobody@example.com" }) { ok } }',
  ],
  'Mutation.setPassword': [
    'everyone',
    'mutation { setPassword(input: { token: "none", password: "x" }) { ok } }',
  ],
  'Mutation.changePassword': [
    'staff',
    'mutation { changePassword(input: { currentPassword: "x", newPassword: "x" }) { ok } }',
  ],
  'Mutation.updateProfile': [
    'staff',
    'mutation { updateProfile(input: { version: 9, name: "Ewa Lis" }) { userErrors { code } } }',
  ],
  'Mutation.endSession': [
    'staff',
    'mutation { endSession(input: { sessionId: "00000000-0000-4000-8000-000000000000" }) { endedCount } }',
  ],
  'Mutation.endSessions': ['staff', 'mutation { endSessions(input: {}) { endedCount } }'],
  'Mutation.createAccount': [
    'admin',
    'mutation { createAccount(input: { email: "new@example.com", name: "Ewa Lis", role: staff }) { userErrors { code } } }',
  ],
  'Mutation.updateAccount': [
    'admin',
    'mutation { updateAccount(input: { accountId: 9999, version: 1, name: "Ewa", role: staff }) { userErrors { code } } }',
  ],
  'Mutation.disableAccount': [
    'admin',
    'mutation { disableAccount(input: { accountId: 9999 }) { userErrors { code } } }',
  ],
  'Mutation.enableAccount': [
    'admin',
    'mutation { enableAccount(input: { accountId: 9999 }) { userErrors { code } } }',
  ],
  'Mutation.sendPasswordLink': [
    'admin',
    'mutation { sendPasswordLink(input: { accountId: 9999 }) { userErrors { code } } }',
  ],
  'Mutation.createApiToken': [
    'admin',
    'mutation { createApiToken(input: { accountId: 9999, name: "Ewa", scopes: ["orders:read"] }) { secret } }',
  ],
  'Mutation.revokeApiToken': [
    'admin',
    'mutation { revokeApiToken(input: { apiTokenId: 9999 }) { userErrors { code } } }',
  ],
};

/** Every subscription: who may listen, and its document; a new inquiry must make it send an event. */
const SUBSCRIPTIONS: Record<string, [Who, string]> = {
  'Subscription.callQueueChanged': [
    'staff',
    'subscription { callQueueChanged { appeared entry { customerName } } }',
  ],
};

/** Every route of the REST API: who may call it, and with what body. */
const ROUTES: Record<string, [Who, unknown?]> = {
  'GET /openapi.json': ['everyone'],
  'GET /auth/user': ['staff'],
  'GET /login': ['everyone'],
  'POST /login': ['everyone', {}],
  'GET /logout': ['everyone'],
  'GET /fabrics': ['everyone'],
  'GET /products': ['everyone'],
  'GET /products/category/:category': ['everyone'],
  'GET /products/:id': ['everyone'],
  'POST /calculate-price': ['everyone', { productId: 1, width: 400 }],
  'POST /configurations': ['everyone', { productId: 1, width: 400, projection: 300 }],
  'GET /cart': ['everyone'],
  'POST /cart': ['everyone', {}],
  'DELETE /cart/session/:sessionId': ['everyone'],
  'DELETE /cart/:itemId': ['everyone'],
  'POST /orders': ['everyone', {}],
  'POST /inquiries': ['everyone', {}],
  'POST /samples': ['everyone', {}],
  'POST /newsletter': ['everyone', {}],
  'GET /admin/dashboard': ['staff'],
  'GET /admin/inquiries': ['staff'],
  'GET /admin/inquiries.csv': ['staff'],
  'PUT /admin/inquiries/:id': ['staff', { status: 'in_progress' }],
  'GET /admin/inventory': ['staff'],
  'GET /admin/inventory.csv': ['staff'],
  'POST /admin/bank-statements': ['staff', {}],
  'POST /admin/inventory': ['staff', {}],
  'POST /admin/inventory/import': ['staff', {}],
  'PUT /admin/inventory/:id': ['staff', {}],
  'DELETE /admin/inventory/:id': ['staff'],
  'GET /admin/orders': ['staff'],
  'GET /admin/offers.csv': ['staff'],
  'GET /admin/offers/:id/:number.pdf': ['staff'],
  'GET /offers/:token/:number.pdf': ['everyone'],
  'GET /admin/orders.csv': ['staff'],
  'GET /orders/:token.pdf': ['everyone'],
  'GET /orders/:token/versions/:number.pdf': ['everyone'],
  'GET /orders/:token/invoices/:id.pdf': ['everyone'],
  'GET /orders/:token/proforma.pdf': ['everyone'],
  'GET /admin/invoices.csv': ['staff'],
  'GET /admin/ledger.csv': ['staff'],
  'GET /admin/sales-by-day.csv': ['staff'],
  'GET /admin/invoices/:id.pdf': ['staff'],
  'GET /admin/orders/:id/next-invoice.pdf': ['staff'],
  'GET /admin/orders/:id/proforma.pdf': ['staff'],
  'GET /admin/invoices/:id.xml': ['staff'],
  'GET /admin/invoices/:id/upo.xml': ['staff'],
  'GET /admin/orders/:id.pdf': ['staff'],
  'GET /admin/orders/:id/versions/:number.pdf': ['staff'],
  'GET /admin/orders/:id/worksheets.pdf': ['staff'],
  'GET /admin/orders/worksheets.pdf': ['staff'],
  'GET /admin/orders/:id/lines/:lineId.pdf': ['staff'],
  'GET /admin/products.csv': ['staff'],
  'POST /admin/products': ['staff', {}],
  'PUT /admin/products/:id': ['staff', {}],
  'DELETE /admin/products/:id': ['staff'],
  'POST /admin/products/import': ['staff', {}],
  'POST /admin/pictures': ['staff', {}],
  'PUT /admin/orders/:id/status': ['staff', { status: 'confirmed' }],
};
const PARAMETERS: Record<string, string> = {
  // Not the configurator's default product, because one of the calls archives the product.
  id: '30',
  category: 'markizy',
  sessionId: 'default',
  lineId: '00000000-0000-4000-8000-000000000000',
  itemId: '00000000-0000-4000-8000-000000000000',
  token: 'x'.repeat(43),
};

let app: TestApp;
let changedTables: ChangedTables;
beforeAll(async () => {
  app = await createTestApp();
  changedTables = await watchTables(app);
});
afterAll(() => app.close());

const CALLERS = Object.keys(RANK) as Who[];
const signedIn = new Map<Who, Promise<TestVisitor>>();

/** The caller's browser; a new one for everyone, and for calls that sign in or out. */
function browserOf(who: Who, name: string): Promise<TestVisitor> {
  if (who === 'everyone') return Promise.resolve(app.visitor());
  if (/log(in|out)/.test(name)) return app.signIn(who);
  const known = signedIn.get(who) ?? app.signIn(who);
  signedIn.set(who, known);
  return known;
}

/** The error code for a caller without the right; null for one with it. */
function expectedRefusal(needed: Who, caller: Who): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (RANK[caller] >= RANK[needed]) return null;
  return caller === 'everyone' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
}

async function callRoute(visitor: TestVisitor, name: string, body: unknown) {
  const [method, pattern] = name.split(' ') as [string, string];
  const path = pattern.replace(/:(\w+)/g, (_, parameter: string) => PARAMETERS[parameter]!);
  return visitor.json<{ error?: { code: string } } | null>(method, `/api${path}`, body);
}

/** The code by which an operation is refused for a missing right; null when the caller has the right. */
async function refusalOf(visitor: TestVisitor, operation: string): Promise<string | null> {
  if (operation in ROUTES) {
    const { status, body } = await callRoute(visitor, operation, ROUTES[operation]![1]);
    return status === 401 || status === 403 ? body!.error!.code : null;
  }
  const { errors = [] } = await visitor.graphql(FIELDS[operation]![1]);
  const codes = errors.map(({ extensions }) => extensions.code);
  return codes.find((code) => ['UNAUTHENTICATED', 'FORBIDDEN'].includes(code)) ?? null;
}

describe('GraphQL', () => {
  const schema = createSchema();
  const names = (root: GraphQLObjectType) =>
    Object.keys(root.getFields()).map((field) => `${root.name}.${field}`);

  it('has no field that is not listed', () => {
    const declared = [...names(schema.getQueryType()!), ...names(schema.getMutationType()!)];
    expect(Object.keys(FIELDS).sort()).toEqual(declared.sort());
    expect(Object.keys(SUBSCRIPTIONS)).toEqual(names(schema.getSubscriptionType()!));
  });

  describe.each(CALLERS)('called by %s', (caller) => {
    it.each(Object.entries(FIELDS))('%s', async (name, [needed, document]) => {
      const visitor = await browserOf(caller, name);
      const { data, errors = [] } = await visitor.graphql(document);
      const refusal = expectedRefusal(needed, caller);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(refusal ? [refusal] : []);
      if (refusal) expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
    });

    it.each(Object.entries(SUBSCRIPTIONS))('%s', async (name, [needed, document]) => {
      const events = await subscribeAs(await browserOf(caller, name), document);
      await submitInquiry(app);
      const { data, errors = [] } = (await events.next())!;
      events.close();
      const refusal = expectedRefusal(needed, caller);
      expect(errors.map(({ extensions }) => extensions?.['code'])).toEqual(
        refusal ? [refusal] : [],
      );
      if (refusal) expect(data).toBeNull();
    });
  });
});

describe('REST', () => {
  it('has no route that is not listed', () => {
    const declared = restApi(app.services, createSchema()).stack.flatMap(({ route }) =>
      (route?.stack ?? [])
        // What refuses all other methods of a path has none.
        .filter(({ method }) => Boolean(method))
        .map(({ method }) => `${method.toUpperCase()} ${route!.path}`),
    );
    expect(Object.keys(ROUTES).sort()).toEqual([...new Set(declared)].sort());
  });

  describe.each(CALLERS)('called by %s', (caller) => {
    it.each(Object.entries(ROUTES))('%s', async (name, [needed, body]) => {
      const answer = await callRoute(await browserOf(caller, name), name, body);
      const refusal = expectedRefusal(needed, caller);
      const status = refusal === 'UNAUTHENTICATED' ? 401 : 403;
      if (refusal) expect(answer).toMatchObject({ status, body: { error: { code: refusal } } });
      else expect([401, 403]).not.toContain(answer.status);
    });
  });
});

describe('a token', () => {
  const OPERATIONS = [...Object.keys(FIELDS), ...Object.keys(ROUTES)];
  const scoped = OPERATIONS.filter((operation) => scopeOf(operation));
  const program = async (scopes: readonly string[]) =>
    new TestVisitor(app.url, await createToken(app, scopes));

  it('has scopes for existing operations only, each operation in one of them', () => {
    const named = SCOPE_NAMES.flatMap((name) => SCOPES[name]!.operations);
    expect([...named].sort()).toEqual([...scoped].sort());
  });

  it('of every scope may call nothing that no scope names', async () => {
    const everything = await program(SCOPE_NAMES);
    for (const operation of OPERATIONS) {
      if (!scoped.includes(operation))
        expect([operation, await refusalOf(everything, operation)]).toEqual([
          operation,
          'FORBIDDEN',
        ]);
    }
  });

  it.each(SCOPE_NAMES)(
    'of %s may call what the scope names; with all other scopes, none of it',
    async (scope) => {
      const [one, others] = [
        await program([scope]),
        await program(SCOPE_NAMES.filter((name) => name !== scope)),
      ];
      for (const operation of SCOPES[scope]!.operations) {
        expect([operation, await refusalOf(one, operation)]).toEqual([operation, null]);
        expect([operation, await refusalOf(others, operation)]).toEqual([operation, 'FORBIDDEN']);
      }
    },
  );

  it.each(SCOPE_NAMES.filter((scope) => scope.endsWith(':read')))(
    'of %s changes nothing in the database',
    async (scope) => {
      const reader = await program([scope]);
      const changed = await changedTables(async () => {
        for (const operation of SCOPES[scope]!.operations) await refusalOf(reader, operation);
      });
      // The audit log records exports.
      expect(changed.filter((table) => table !== 'audit_entry')).toEqual([]);
    },
  );

  it.each([
    ['inquiries:read', '{ inquiries { items { customerOrders { id customerAddress } } } }'],
    ['offers:read', '{ offers { items { order { id customerAddress } } } }'],
    ['invoices:read', '{ ordersToInvoice { items { id customerAddress } } }'],
  ])('of %s reads orders only with their scope', async (scope, document) => {
    await app.sql(
      `update order_account set is_for_company = true, paid = total, invoiced = null, has_final_invoice = false,
        stage = 'agreed' where order_id = 1`,
    );
    await app.sql(
      'update inquiry set customer_email = (select customer_email from customer_order where id = 1) where id = 1',
    );
    const codesFor = async (scopes: readonly string[]) => {
      const { data, errors = [] } = await (await program(scopes)).graphql(document);
      const codes = errors.map(({ extensions }) => extensions.code);
      return { text: JSON.stringify(data), codes: [...new Set(codes)] };
    };
    const refused = await codesFor([scope]);
    expect(refused.codes).toEqual(['FORBIDDEN']);
    expect(refused.text).not.toMatch(/Address":"/);
    const allowed = await codesFor([scope, 'orders:read']);
    expect(allowed.codes).toEqual([]);
    expect(allowed.text).toMatch(/Address":"/);
  });

  it('of inquiries reads offers only with their scope', async () => {
    const codesFor = async (scopes: readonly string[]) => {
      const document = '{ inquiries { items { otherOffers { id } } } }';
      const { errors = [] } = await (await program(scopes)).graphql(document);
      return [...new Set(errors.map(({ extensions }) => extensions.code))];
    };
    expect(await codesFor(['inquiries:read'])).toEqual(['FORBIDDEN']);
    expect(await codesFor(['inquiries:read', 'offers:read'])).toEqual([]);
  });

  it('of orders:write is answered only what it has changed', async () => {
    const writer = await program(['orders:write']);
    const path = '/api/admin/orders/1/status';
    const { body } = await writer.json('PUT', path, { status: 'confirmed' });
    expect(body).toEqual({ id: 1, status: 'confirmed' });
    const ask = (field: string) =>
      `mutation { updateOrderStatus(input: { orderId: 1, status: confirmed }) { order { ${field} } } }`;
    expect((await writer.graphql(ask('id status version'))).errors).toBeUndefined();
    const { errors } = await writer.graphql(ask('customerEmail'));
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const both = await program(['orders:write', 'orders:read']);
    expect((await both.graphql(ask('customerEmail'))).errors).toBeUndefined();
    expect((await both.json('PUT', path, { status: 'pending' })).body).toHaveProperty(
      'customerEmail',
    );
  });

  it('has no more rights than its account, whatever its scopes', async () => {
    const admins = SCOPE_NAMES.filter((name) => SCOPES[name]!.role === 'admin');
    const secret = await createToken(app, SCOPE_NAMES);
    await app.sql(
      `update user_account set role = 'staff' where id = (select max(owner_id) from api_token)`,
    );
    const demoted = new TestVisitor(app.url, secret);
    for (const operation of admins.flatMap((name) => SCOPES[name]!.operations))
      expect([operation, await refusalOf(demoted, operation)]).toEqual([operation, 'FORBIDDEN']);
    expect(await refusalOf(demoted, 'Query.orders')).toBeNull();
  });
});

describe('a customer’s own order', () => {
  it('shows the names and notes of staff only to staff', async () => {
    const staff = await app.signIn('staff');
    await staff.json('PUT', '/api/admin/orders/1/status', { status: 'shipped', notes: 'Poufne' });
    const [order] = await app.sql<{ token: string }>(
      'select token from customer_order where id = 1',
    );
    const document =
      'query ($token: String!) { order(token: $token) { history { note actorName } } }';
    const seen = async (visitor: TestVisitor) =>
      JSON.stringify((await visitor.graphql(document, { token: order!.token })).data);
    expect(await seen(app.visitor())).not.toMatch(/Poufne|Pracownik/);
    expect(await seen(staff)).toMatch(/Poufne.*Pracownik/);
  });
});
