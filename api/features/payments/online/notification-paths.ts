/** Providers send their notifications of payments and refunds below this path. */
export const NOTIFICATIONS_PATH = '/api/payments';

/** The path for notifications of payments, by the code of the provider. */
export const notificationPath = (code: string): string =>
  `${NOTIFICATIONS_PATH}/${code}/notification`;

/** The path for notifications of refunds, by the code of the provider. */
export const refundNotificationPath = (code: string): string =>
  `${NOTIFICATIONS_PATH}/${code}/refund-notification`;
