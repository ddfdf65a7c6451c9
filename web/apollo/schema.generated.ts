export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** An amount in złoty as a decimal string with two places ("4890.00"), gross unless said otherwise. */
  Decimal: { input: string; output: string; }
  /** An object: option code to true, false or a whole number 0-4 for options sold by the piece. */
  OptionSelection: { input: Record<string, boolean | number>; output: Record<string, boolean | number>; }
};

export type AddToCartInput = {
  configurationId: Scalars['ID']['input'];
  /** 1-99 */
  quantity?: Scalars['Int']['input'];
};

export type Article = {
  author: Scalars['String']['output'];
  category: Scalars['String']['output'];
  /** Sanitised HTML. */
  contentHtml: Scalars['String']['output'];
  date: Scalars['DateTimeISO']['output'];
  excerpt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  imageUrl: Scalars['String']['output'];
  /** minutes */
  readTime: Scalars['Int']['output'];
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** The caller's own cart. */
export type Cart = {
  /** Always "default": the caller's own, whoever calls. */
  id: Scalars['ID']['output'];
  /** The sum of quantities. */
  itemCount: Scalars['Int']['output'];
  lineCount: Scalars['Int']['output'];
  lines: Array<CartLine>;
  net: Scalars['Decimal']['output'];
  total: Scalars['Decimal']['output'];
  vat: Scalars['Decimal']['output'];
};

/** Goods in the cart, priced anew whenever they are read. */
export type CartLine = {
  configuration: Configuration;
  id: Scalars['ID']['output'];
  /** Why this line can no longer be ordered; empty when it can. */
  issues: Array<ConfigurationIssue>;
  lineTotal: Scalars['Decimal']['output'];
  /** Today's price differs from the price that the configuration was saved at. */
  priceChanged: Scalars['Boolean']['output'];
  quantity: Scalars['Int']['output'];
  /** Today's price of one piece. */
  unitPrice: Scalars['Decimal']['output'];
  withdrawal: Withdrawal;
};

/** The cart as it is now, and what stood in the way of the change. */
export type CartPayload = {
  cart: Cart;
  userErrors: Array<UserError>;
};

/** The six families of products. */
export type Category =
  | 'markizy'
  | 'pergole'
  | 'refleksole'
  | 'rolety'
  | 'zadaszenia'
  | 'zaluzje';

export type CategoryCount = {
  category: Category;
  count: Scalars['Int']['output'];
};

export type ChangeCartLineInput = {
  lineId: Scalars['ID']['input'];
  /** 1-99 */
  quantity: Scalars['Int']['input'];
};

export type Color = {
  /** #RRGGBB; on the screen it is a guide only. */
  hex: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Who runs the shop; every page, e-mail and document reads it here. */
export type Company = {
  city: Scalars['String']['output'];
  delivery: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** Emergency service, day and night. */
  emergencyPhone: Scalars['String']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  nip: Scalars['String']['output'];
  openingHours: Array<OpeningHours>;
  phone: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  street: Scalars['String']['output'];
  tagline: Scalars['String']['output'];
  warranty: Scalars['String']['output'];
};

/** A saved configuration; it keeps the price that it was saved at. */
export type Configuration = {
  additionalOptions: Scalars['OptionSelection']['output'];
  /** m² */
  area: Scalars['Decimal']['output'];
  calculatedPrice: Scalars['Decimal']['output'];
  category: Category;
  controlType: ControlType;
  createdAt: Scalars['DateTimeISO']['output'];
  /** Path of the to-scale drawing (SVG). */
  drawingUrl: Scalars['String']['output'];
  fabricColor?: Maybe<Scalars['String']['output']>;
  frameColor: Scalars['String']['output'];
  height?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  lamelOrientation: Scalars['Int']['output'];
  lines: Array<PriceLine>;
  /** Path of the product in space, in metres, standing on the ground (binary glTF). */
  modelUrl: Scalars['String']['output'];
  /** Path of the offer to print or to send on (PDF). */
  offerUrl: Scalars['String']['output'];
  openingAngle: Scalars['Int']['output'];
  /** Names of the chosen options, electric control among them. */
  optionLabels: Array<Scalars['String']['output']>;
  product: Product;
  productType: Scalars['String']['output'];
  projection?: Maybe<Scalars['Int']['output']>;
  /** Path of the QR code of the short link (SVG). */
  qrCodeUrl: Scalars['String']['output'];
  roofMaterial?: Maybe<Scalars['String']['output']>;
  roofTransparency?: Maybe<Scalars['String']['output']>;
  /** Path of the short link to it: "/k/…". */
  shortPath: Scalars['String']['output'];
  /** "400 × 300 cm" */
  sizeLabel: Scalars['String']['output'];
  variantLabel: Scalars['String']['output'];
  warnings: Array<ConfigurationWarning>;
  width: Scalars['Int']['output'];
};

/** What to make. Sizes in whole cm, angles in degrees; what is left out takes the default. */
export type ConfigurationInput = {
  additionalOptions?: InputMaybe<Scalars['OptionSelection']['input']>;
  /** manual when left out. */
  controlType?: InputMaybe<ControlType>;
  /** Not for zadaszenia. */
  fabricColor?: InputMaybe<Scalars['String']['input']>;
  frameColor?: InputMaybe<Scalars['String']['input']>;
  height?: InputMaybe<Scalars['Int']['input']>;
  /** pergole: 0-135 degrees; 0 when left out. */
  lamelOrientation?: InputMaybe<Scalars['Int']['input']>;
  /** zaluzje: 0-90 degrees; 0 when left out. */
  openingAngle?: InputMaybe<Scalars['Int']['input']>;
  productId: Scalars['Int']['input'];
  /** Variant code; the category's own name, or nothing, means the product's first variant. */
  productType?: InputMaybe<Scalars['String']['input']>;
  projection?: InputMaybe<Scalars['Int']['input']>;
  /** zadaszenia only: poliweglan or szklane; sets the variant. */
  roofMaterial?: InputMaybe<Scalars['String']['input']>;
  /** zadaszenia only: the colour of the roof. */
  roofTransparency?: InputMaybe<Scalars['String']['input']>;
  width: Scalars['Int']['input'];
};

/** Why a configuration cannot be made. */
export type ConfigurationIssue = {
  allowed?: Maybe<Array<Scalars['String']['output']>>;
  code: IssueCode;
  /** The field of the input: "width", "additionalOptions.windSensor". */
  field: Scalars['String']['output'];
  max?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  min?: Maybe<Scalars['Int']['output']>;
  repair?: Maybe<Repair>;
  /** What was sent, as text. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Advice: it is shown, kept with the order and refuses nothing. */
export type ConfigurationWarning = {
  code: WarningCode;
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
  repair?: Maybe<Repair>;
};

export type ControlType =
  | 'electric'
  | 'manual';

/** The five figures of the morning. */
export type Dashboard = {
  /** Items at or below their minimum. */
  lowStockItems: Scalars['Int']['output'];
  /** Neither resolved nor closed. */
  openInquiries: Scalars['Int']['output'];
  pendingOrders: Scalars['Int']['output'];
  totalOrders: Scalars['Int']['output'];
  /** All orders that are not cancelled. */
  totalRevenue: Scalars['Decimal']['output'];
};

export type Dimension =
  | 'height'
  | 'projection'
  | 'width';

/** Stable codes of errors; REST answers carry the same. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'CONFIGURATION_INVALID'
  | 'CONFLICT'
  | 'EMPTY_CART'
  | 'FORBIDDEN'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'INTERNAL_SERVER_ERROR'
  | 'INVALID_CREDENTIALS'
  | 'MALFORMED'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'PAYLOAD_TOO_LARGE'
  | 'PRICE_CHANGED'
  | 'QUANTITY_LIMIT'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHENTICATED'
  | 'UNSUPPORTED_MEDIA_TYPE';

export type InquiryType =
  | 'complaint'
  | 'general'
  | 'quote'
  | 'technical'
  | 'warranty';

export type IssueCode =
  | 'invalid_quantity'
  | 'not_an_integer'
  | 'not_applicable'
  | 'out_of_range'
  | 'required'
  | 'unknown_color'
  | 'unknown_option'
  | 'unknown_variant';

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type LoginPayload = {
  user?: Maybe<User>;
  userErrors: Array<UserError>;
};

export type LogoutPayload = {
  ok: Scalars['Boolean']['output'];
};

export type Mutation = {
  /** The same configuration again raises the quantity of its line. */
  addToCart: CartPayload;
  changeCartLine: CartPayload;
  clearCart: CartPayload;
  /** Signs a member of staff in; the session travels in an httpOnly cookie. */
  login: LoginPayload;
  logout: LogoutPayload;
  /** Places the caller's own cart, exactly once. */
  placeOrder: PlaceOrderPayload;
  removeFromCart: CartPayload;
  /** Keeps a configuration at today's price, for a link or the cart. */
  saveConfiguration: SaveConfigurationPayload;
  submitInquiry: SubmitInquiryPayload;
  /** For staff: any status can follow any other; the customer is told. */
  updateOrderStatus: UpdateOrderStatusPayload;
};


export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


export type MutationChangeCartLineArgs = {
  input: ChangeCartLineInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationRemoveFromCartArgs = {
  input: RemoveFromCartInput;
};


export type MutationSaveConfigurationArgs = {
  input: ConfigurationInput;
};


export type MutationSubmitInquiryArgs = {
  input: SubmitInquiryInput;
};


export type MutationUpdateOrderStatusArgs = {
  input: UpdateOrderStatusInput;
};

export type OpeningHours = {
  hours: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** How an option is charged; per_sqm is per m² of covered area. */
export type OptionUnit =
  | 'each'
  | 'once'
  | 'per_sqm';

/** A placed order: a snapshot that later changes of the catalogue do not touch. */
export type Order = {
  createdAt: Scalars['DateTimeISO']['output'];
  customerAddress: Scalars['String']['output'];
  customerEmail: Scalars['String']['output'];
  customerName: Scalars['String']['output'];
  /** E.164: "+48600100200". */
  customerPhone: Scalars['String']['output'];
  history: Array<OrderEvent>;
  id: Scalars['Int']['output'];
  lines: Array<OrderLine>;
  net: Scalars['Decimal']['output'];
  status: OrderStatus;
  /** Unguessable; opens the customer's own order page. */
  token: Scalars['String']['output'];
  totalAmount: Scalars['Decimal']['output'];
  vat: Scalars['Decimal']['output'];
};

/** A status that an order was given, by whom and when. */
export type OrderEvent = {
  /** For staff; null for the customer and for what the customer did. */
  actorName?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTimeISO']['output'];
  id: Scalars['Int']['output'];
  /** For staff. */
  note?: Maybe<Scalars['String']['output']>;
  status: OrderStatus;
};

export type OrderFilter = {
  status?: InputMaybe<OrderStatus>;
  /** Number, or a part of name, e-mail or phone. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type OrderLine = {
  /** As it was when it was ordered. */
  configuration: OrderedConfiguration;
  id: Scalars['ID']['output'];
  lineTotal: Scalars['Decimal']['output'];
  productId: Scalars['Int']['output'];
  productName: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  unitPrice: Scalars['Decimal']['output'];
  withdrawal: Withdrawal;
};

export type OrderList = {
  items: Array<Order>;
  totalCount: Scalars['Int']['output'];
};

export type OrderSort =
  | 'newest'
  | 'oldest'
  | 'total_asc'
  | 'total_desc';

/** Any status can follow any other. */
export type OrderStatus =
  | 'cancelled'
  | 'confirmed'
  | 'delivered'
  | 'in_production'
  | 'pending'
  | 'shipped';

/** What was ordered, as it was then. */
export type OrderedConfiguration = {
  additionalOptions: Scalars['OptionSelection']['output'];
  /** m² */
  area: Scalars['Decimal']['output'];
  category: Category;
  controlType: ControlType;
  /** Path of the to-scale drawing (SVG). */
  drawingUrl: Scalars['String']['output'];
  fabricColor?: Maybe<Scalars['String']['output']>;
  frameColor: Scalars['String']['output'];
  height?: Maybe<Scalars['Int']['output']>;
  lamelOrientation: Scalars['Int']['output'];
  lines: Array<PriceLine>;
  openingAngle: Scalars['Int']['output'];
  /** Names of the chosen options, electric control among them. */
  optionLabels: Array<Scalars['String']['output']>;
  productType: Scalars['String']['output'];
  projection?: Maybe<Scalars['Int']['output']>;
  roofMaterial?: Maybe<Scalars['String']['output']>;
  roofTransparency?: Maybe<Scalars['String']['output']>;
  /** Path of the link that opens it in the configurator, while it is kept there: "/k/…". */
  shortPath?: Maybe<Scalars['String']['output']>;
  /** "400 × 300 cm" */
  sizeLabel: Scalars['String']['output'];
  variantLabel: Scalars['String']['output'];
  warnings: Array<ConfigurationWarning>;
  width: Scalars['Int']['output'];
};

/** A window of a list. */
export type PageInput = {
  /** 1-200 */
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** Who orders, and what the customer saw; the goods are those of the caller's own cart. */
export type PlaceOrderInput = {
  /** 5-500 characters */
  customerAddress: Scalars['String']['input'];
  customerEmail: Scalars['String']['input'];
  /** 2-120 characters */
  customerName: Scalars['String']['input'];
  /** Without a prefix it is a Polish number. */
  customerPhone: Scalars['String']['input'];
  /** The total that the customer saw; when it is no longer right, the order is refused with PRICE_CHANGED. */
  expectedTotal: Scalars['Decimal']['input'];
  /** 16-128 printable characters; the same key gives the same order. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type PlaceOrderPayload = {
  /** The cart as it is now, when the order was not placed. */
  cart?: Maybe<Cart>;
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
};

/** One setting changed, and by how much that changes the price. */
export type PriceAlternative = {
  change: Repair;
  /** Negative where it becomes cheaper. */
  difference: Scalars['Decimal']['output'];
};

/** One line of a price; the lines add up to it exactly. */
export type PriceLine = {
  amount: Scalars['Decimal']['output'];
  /** base, area, variant, electric or the option's code */
  code: Scalars['String']['output'];
  /** How the amount came about, for people: "12 m² × 200 zł". */
  formula: Scalars['String']['output'];
  label: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  unitPrice: Scalars['Decimal']['output'];
};

/** What a configuration costs now; the price is null while there are issues. */
export type PriceQuote = {
  /** What changes the price: 10 cm less of each size, other variants and control, each option taken or left. */
  alternatives: Array<PriceAlternative>;
  /** m² */
  area?: Maybe<Scalars['Decimal']['output']>;
  calculatedPrice?: Maybe<Scalars['Decimal']['output']>;
  issues: Array<ConfigurationIssue>;
  lines: Array<PriceLine>;
  net?: Maybe<Scalars['Decimal']['output']>;
  priceListVersion: Scalars['Int']['output'];
  /** The price divided by the area. */
  pricePerSqm?: Maybe<Scalars['Decimal']['output']>;
  vat?: Maybe<Scalars['Decimal']['output']>;
  /** per cent, contained in every price */
  vatRate: Scalars['Int']['output'];
  warnings: Array<ConfigurationWarning>;
};

/** A product of the catalogue; sizes in whole centimetres. */
export type Product = {
  availableColors: Array<Scalars['String']['output']>;
  availableFrameColors: Array<Scalars['String']['output']>;
  /** Codes of the variants that this product is made in, the default first. */
  availableVariants: Array<Scalars['String']['output']>;
  basePrice: Scalars['Decimal']['output'];
  category: Category;
  description: Scalars['String']['output'];
  /** The beginning of the description: whole words, at most 160 characters. */
  excerpt: Scalars['String']['output'];
  featured: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  imageUrl: Scalars['String']['output'];
  maxHeight?: Maybe<Scalars['Int']['output']>;
  maxProjection?: Maybe<Scalars['Int']['output']>;
  maxWidth: Scalars['Int']['output'];
  minHeight?: Maybe<Scalars['Int']['output']>;
  minProjection?: Maybe<Scalars['Int']['output']>;
  minWidth: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  pricePerSqm?: Maybe<Scalars['Decimal']['output']>;
  /** 1-5; null without ratings. */
  ratingAverage?: Maybe<Scalars['Float']['output']>;
  ratingCount: Scalars['Int']['output'];
  specifications: Array<Specification>;
  subcategory?: Maybe<Scalars['String']['output']>;
};

export type ProductDimension = {
  /** cm */
  defaultValue: Scalars['Int']['output'];
  dimension: Dimension;
  /** cm; where the product gives no limit of its own. */
  fallbackMax: Scalars['Int']['output'];
  /** cm; where the product gives no limit of its own. */
  fallbackMin: Scalars['Int']['output'];
  label: Scalars['String']['output'];
};

/** Matched against name and description. */
export type ProductFeature =
  | 'automatyzacja'
  | 'czujnik_slonca'
  | 'czujnik_wiatru'
  | 'led'
  | 'smart_home';

export type ProductFilter = {
  category?: InputMaybe<Category>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** All of them. */
  features?: InputMaybe<Array<ProductFeature>>;
  /** Lowest base price. */
  priceFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** Highest base price. */
  priceTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** Words that name, category, subcategory or description must hold; case, diacritics and a typo do not matter. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type ProductList = {
  /** Counts under the same filter without its category. */
  categoryCounts: Array<CategoryCount>;
  items: Array<Product>;
  /** Of the whole list, not of this page. */
  totalCount: Scalars['Int']['output'];
};

export type ProductOption = {
  code: Scalars['String']['output'];
  description: Scalars['String']['output'];
  label: Scalars['String']['output'];
  maxQuantity: Scalars['Int']['output'];
  selectedByDefault: Scalars['Boolean']['output'];
  unit: OptionUnit;
  unitPrice: Scalars['Decimal']['output'];
};

/** Every order ends in the id. */
export type ProductSort =
  | 'featured'
  | 'name_asc'
  | 'name_desc'
  | 'price_asc'
  | 'price_desc';

/** A family of products: everything that a configurator needs to draw its form. */
export type ProductType = {
  category: Category;
  /** What the first colour is called here: "Kolor tkaniny". */
  colorLabel: Scalars['String']['output'];
  controlTypes: Array<ControlType>;
  defaultColor: Scalars['String']['output'];
  defaultFrameColor: Scalars['String']['output'];
  defaultProductId: Scalars['Int']['output'];
  dimensions: Array<ProductDimension>;
  electricControlPrice: Scalars['Decimal']['output'];
  frameColorLabel: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** degrees; 0 where there is nothing to turn */
  maxLamelOrientation: Scalars['Int']['output'];
  /** degrees; 0 where there is nothing to turn */
  maxOpeningAngle: Scalars['Int']['output'];
  options: Array<ProductOption>;
  variants: Array<ProductVariant>;
};

export type ProductVariant = {
  code: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** "1.15" means 15 % on top of base and area. */
  factor: Scalars['Decimal']['output'];
  label: Scalars['String']['output'];
};

export type Query = {
  article?: Maybe<Article>;
  /** All articles, the newest first. */
  articles: Array<Article>;
  cart: Cart;
  /** All colours by name. */
  colors: Array<Color>;
  company: Company;
  /** A saved configuration, by its unguessable id. */
  configuration?: Maybe<Configuration>;
  /** For staff. */
  dashboard: Dashboard;
  /** The signed-in member of staff, or null. */
  me?: Maybe<User>;
  /** The customer's own order, by its unguessable token. */
  order?: Maybe<Order>;
  /** For staff: how many orders are in each status. */
  orderCounts: Array<StatusCount>;
  /** For staff. */
  orders: OrderList;
  /** The price of a configuration, line by line, or what stands in its way. */
  priceQuote: PriceQuote;
  /** A product in the shop. */
  product?: Maybe<Product>;
  /** The six families with options, defaults and prices in force. */
  productTypes: Array<ProductType>;
  /** Products in the shop. */
  products: ProductList;
  textPage?: Maybe<TextPage>;
};


export type QueryArticleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConfigurationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrderArgs = {
  token: Scalars['String']['input'];
};


export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  page?: InputMaybe<PageInput>;
  sort?: OrderSort;
};


export type QueryPriceQuoteArgs = {
  input: ConfigurationInput;
};


export type QueryProductArgs = {
  id: Scalars['Int']['input'];
};


export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  page?: InputMaybe<PageInput>;
  sort?: ProductSort;
};


export type QueryTextPageArgs = {
  slug: Scalars['ID']['input'];
};

export type RemoveFromCartInput = {
  lineId: Scalars['ID']['input'];
};

/** The nearest valid value, ready to be applied. */
export type Repair = {
  field: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** JSON: a number, a string or a boolean. */
  value: Scalars['String']['output'];
};

/** The saved configuration, or the issues for which it was not saved. */
export type SaveConfigurationPayload = {
  configuration?: Maybe<Configuration>;
  issues: Array<ConfigurationIssue>;
};

/** One row of a specification, in the order of the product page. */
export type Specification = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type StatusCount = {
  count: Scalars['Int']['output'];
  status: OrderStatus;
};

export type SubmitInquiryInput = {
  /** A saved configuration that the inquiry is about. */
  configurationId?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  inquiryType: InquiryType;
  /** 5-5000 characters */
  message: Scalars['String']['input'];
  /** 2-120 characters */
  name: Scalars['String']['input'];
  /** Without a prefix it is a Polish number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 2-200 characters */
  subject: Scalars['String']['input'];
};

export type SubmitInquiryPayload = {
  inquiryId: Scalars['Int']['output'];
};

/** A long text of the site: a service or a legal page. */
export type TextPage = {
  /** Sanitised HTML. */
  contentHtml: Scalars['String']['output'];
  description: Scalars['String']['output'];
  slug: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTimeISO']['output'];
};

export type UpdateOrderStatusInput = {
  /** For staff; at most 2000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
  status: OrderStatus;
};

export type UpdateOrderStatusPayload = {
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
};

/** A member of staff. */
export type User = {
  email: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  role: UserRole;
};

/** An expected outcome of an action that the caller can act on. */
export type UserError = {
  code: ErrorCode;
  /** For people, in Polish. */
  message: Scalars['String']['output'];
  /** The field of the input that it is about. */
  path?: Maybe<Array<Scalars['String']['output']>>;
};

/** admin may do everything, accounts included. */
export type UserRole =
  | 'admin'
  | 'staff';

export type WarningCode =
  | 'projection_exceeds_width'
  | 'sensor_without_motor';

/** The right of withdrawal: none for goods made to measure, else 14 days. */
export type Withdrawal =
  | 'days14'
  | 'none';
