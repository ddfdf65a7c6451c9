/** The fields of a product's card. The documents of this file are like those that the shop's pages send. */
const CARD = `id name description category imageUrl featured basePrice pricePerSqm minWidth maxWidth minHeight
  maxHeight minProjection maxProjection ratingAverage ratingCount specifications { name value }`;

export const PRODUCTS = `query Products($filter: ProductFilter, $page: PageInput) {
  products(filter: $filter, page: $page) { totalCount items { ${CARD} } }
}`;

export const PRODUCT = `query Product($id: Int!) {
  product(id: $id) { ${CARD} subcategory availableColors availableFrameColors availableVariants }
}`;

export const PRICE_QUOTE = `query PriceQuote($input: ConfigurationInput!) {
  priceQuote(input: $input) {
    calculatedPrice area net vat vatRate pricePerSqm priceListVersion
    lines { code label quantity unitPrice amount formula }
    issues { code field message min max allowed value repair { field value label } }
    warnings { code field message repair { field value label } }
  }
}`;

export const SAVE_CONFIGURATION = `mutation SaveConfiguration($input: ConfigurationInput!) {
  saveConfiguration(input: $input) { configuration { id calculatedPrice } issues { message } }
}`;

const CART = `id lineCount itemCount total net vat
  lines { id quantity unitPrice lineTotal priceChanged withdrawal issues { code message }
    configuration { id sizeLabel variantLabel fabricColor frameColor optionLabels drawingUrl calculatedPrice
      product { id name category } } }`;

export const CART_READ = `query Cart { cart { ${CART} } }`;

/** The orders with the fields that the staff area's list shows. */
export const STAFF_ORDERS = `query Orders($page: PageInput!) {
  orders(page: $page) {
    totalCount
    items { id status version customerName customerEmail customerPhone createdAt totalAmount }
  }
}`;

export const ADD_TO_CART = `mutation AddToCart($input: AddToCartInput!) {
  addToCart(input: $input) { cart { ${CART} } userErrors { code message path } }
}`;

export const PLACE_ORDER = `mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id token totalAmount status } userErrors { code message path } }
}`;
