/** schema.org data of an offer of goods made to measure: what one configuration costs, with VAT and delivery. */
export function offerJsonLd({ url, price, name }: { url: string; price: string; name: string }) {
  return {
    '@type': 'Offer',
    name,
    url,
    price,
    priceCurrency: 'PLN',
    availability: 'https://schema.org/MadeToOrder',
    itemCondition: 'https://schema.org/NewCondition',
    priceSpecification: {
      '@type': 'PriceSpecification',
      price,
      priceCurrency: 'PLN',
      valueAddedTaxIncluded: true,
    },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'PLN' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'PL' },
    },
    // Goods made to measure cannot be returned: art. 38 (1) (3) of the act on consumer rights.
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'PL',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    },
  };
}
