interface Named {
  name: string | null;
  companyName: string | null;
  email: string | null;
  phone: string | null;
}

/** How staff call a customer: the company, the person, or the contact of one who has given no name. */
export const customerTitle = ({ name, companyName, email, phone }: Named): string =>
  companyName ?? name ?? email ?? phone ?? 'Klient bez nazwy';
