interface Address {
  street: string | null;
  postalCode: string | null;
  city: string | null;
}

/** Street, postal code and city in one line; null where they are not configured. */
export const addressOf = ({ street, postalCode, city }: Address): string | null =>
  street && `${street}, ${postalCode} ${city}`;

/** The given facts that are configured, joined: "Cień, ul. Polna 1, 00-950 Warszawa, NIP 5260250274". */
export const joinFacts = (facts: readonly (string | null)[], separator = ', '): string =>
  facts.filter((fact) => fact !== null).join(separator);
