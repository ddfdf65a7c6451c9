/** Who is logged in to the staff area. */
export const staffMember = { id: 1, name: 'Ewa Lis', email: 'ewa@example.pl', role: 'staff' };
