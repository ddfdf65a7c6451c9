/** What a role says of discounts, of which `percent` is the highest. */
export const discountLimitText = (percent: number): string =>
  percent === 0
    ? 'Twoja rola nie pozwala na rabaty (najwyżej 0%).'
    : `Twoja rola pozwala na rabat do ${percent}%.`;
