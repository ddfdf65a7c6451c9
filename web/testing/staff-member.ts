/** The member of staff who is logged in to the staff area in tests. */
export const staffMember = { id: 1, name: 'Ewa Lis', email: 'ewa@example.pl', role: 'staff' };
