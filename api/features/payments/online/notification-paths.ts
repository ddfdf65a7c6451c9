/** Below this path providers tell what became of payments and refunds. */
export const NOTIFICATIONS_PATH = '/api/payments';

/** Where a provider, by its code, tells of payments. */
export const notificationPath = (code: string): string =>
  `${NOTIFICATIONS_PATH}/${code}/notification`;

/** Where it tells of refunds. */
export const refundNotificationPath = (code: string): string =>
  `${NOTIFICATIONS_PATH}/${code}/refund-notification`;
