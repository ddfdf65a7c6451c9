/** The first admin of the shop that the end-to-end tests start. */
export const staffAccount = {
  email: 'admin@cieniomat.example',
  password: 'end-to-end-password',
} as const;
