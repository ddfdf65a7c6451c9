export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTimeISO: { input: string; output: string; }
  /** An amount in złoty as a decimal string with two places ("4890.00"), gross unless said otherwise. */
  Decimal: { input: string; output: string; }
  /** An object: option code to true, false or a whole number 0-4 for options sold by the piece. */
  OptionSelection: { input: Record<string, boolean | number>; output: Record<string, boolean | number>; }
};

export type AddToCartInput = {
  configurationId: Scalars['ID']['input'];
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

export type Cart = {
  id: Scalars['ID']['output'];
  /** Sum of quantities. */
  itemCount: Scalars['Int']['output'];
  lineCount: Scalars['Int']['output'];
  lines: Array<CartLine>;
  net: Scalars['Decimal']['output'];
  total: Scalars['Decimal']['output'];
  vat: Scalars['Decimal']['output'];
};

export type CartLine = {
  configuration: Configuration;
  id: Scalars['ID']['output'];
  /** Why this line can no longer be ordered; empty when it can. */
  issues: Array<ConfigurationIssue>;
  lineTotal: Scalars['Decimal']['output'];
  /** Today's price differs from the price the configuration was saved at. */
  priceChanged: Scalars['Boolean']['output'];
  quantity: Scalars['Int']['output'];
  /** Today's price of one piece. */
  unitPrice: Scalars['Decimal']['output'];
  withdrawal: Withdrawal;
};

export type CartPayload = {
  cart: Cart;
  userErrors: Array<UserError>;
};

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
  quantity: Scalars['Int']['input'];
};

export type Color = {
  hex: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type Company = {
  city: Scalars['String']['output'];
  delivery: Scalars['String']['output'];
  email: Scalars['String']['output'];
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

/** A saved configuration: it keeps the price it was saved at. */
export type Configuration = {
  additionalOptions: Scalars['OptionSelection']['output'];
  area: Scalars['Decimal']['output'];
  calculatedPrice: Scalars['Decimal']['output'];
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
  openingAngle: Scalars['Int']['output'];
  /** Names of the chosen options, electric control among them. */
  optionLabels: Array<Scalars['String']['output']>;
  product: Product;
  productType: Scalars['String']['output'];
  projection?: Maybe<Scalars['Int']['output']>;
  roofMaterial?: Maybe<Scalars['String']['output']>;
  roofTransparency?: Maybe<Scalars['String']['output']>;
  /** 400 × 300 cm */
  sizeLabel: Scalars['String']['output'];
  variantLabel: Scalars['String']['output'];
  warnings: Array<ConfigurationWarning>;
  width: Scalars['Int']['output'];
};

export type ConfigurationInput = {
  additionalOptions?: InputMaybe<Scalars['OptionSelection']['input']>;
  controlType?: ControlType;
  /** Not for zadaszenia. */
  fabricColor?: InputMaybe<Scalars['String']['input']>;
  frameColor?: InputMaybe<Scalars['String']['input']>;
  /** cm */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** pergole: degrees */
  lamelOrientation?: Scalars['Int']['input'];
  /** zaluzje: degrees */
  openingAngle?: Scalars['Int']['input'];
  productId: Scalars['Int']['input'];
  /** Variant code; the category's own name, or nothing, means the first variant. */
  productType?: InputMaybe<Scalars['String']['input']>;
  /** cm */
  projection?: InputMaybe<Scalars['Int']['input']>;
  /** zadaszenia only: poliweglan or szklane; sets the variant. */
  roofMaterial?: InputMaybe<Scalars['String']['input']>;
  /** zadaszenia only: colour of the roof. */
  roofTransparency?: InputMaybe<Scalars['String']['input']>;
  /** cm */
  width: Scalars['Int']['input'];
};

export type ConfigurationIssue = {
  allowed?: Maybe<Array<Scalars['String']['output']>>;
  code: IssueCode;
  field: Scalars['String']['output'];
  max?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  min?: Maybe<Scalars['Int']['output']>;
  repair?: Maybe<Repair>;
  /** What was sent, as text. */
  value?: Maybe<Scalars['String']['output']>;
};

export type ConfigurationWarning = {
  code: WarningCode;
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
  repair?: Maybe<Repair>;
};

export type ControlType =
  | 'electric'
  | 'manual';

export type Dashboard = {
  lowStockItems: Scalars['Int']['output'];
  openInquiries: Scalars['Int']['output'];
  pendingOrders: Scalars['Int']['output'];
  totalOrders: Scalars['Int']['output'];
  totalRevenue: Scalars['Decimal']['output'];
};

export type Dimension =
  | 'height'
  | 'projection'
  | 'width';

export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'CONFIGURATION_INVALID'
  | 'CONFLICT'
  | 'EMPTY_CART'
  | 'FORBIDDEN'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'INVALID_CREDENTIALS'
  | 'NOT_FOUND'
  | 'PRICE_CHANGED'
  | 'QUANTITY_LIMIT'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHENTICATED';

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
  addToCart: CartPayload;
  changeCartLine: CartPayload;
  clearCart: CartPayload;
  login: LoginPayload;
  logout: LogoutPayload;
  placeOrder: PlaceOrderPayload;
  removeFromCart: CartPayload;
  saveConfiguration: SaveConfigurationPayload;
  submitInquiry: SubmitInquiryPayload;
  /** Staff. */
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

export type OptionUnit =
  | 'each'
  | 'once'
  | 'per_sqm';

export type Order = {
  createdAt: Scalars['DateTimeISO']['output'];
  customerAddress: Scalars['String']['output'];
  customerEmail: Scalars['String']['output'];
  customerName: Scalars['String']['output'];
  customerPhone: Scalars['String']['output'];
  history: Array<OrderEvent>;
  id: Scalars['Int']['output'];
  lines: Array<OrderLine>;
  net: Scalars['Decimal']['output'];
  status: OrderStatus;
  /** Opens the customer's own order page. */
  token: Scalars['String']['output'];
  totalAmount: Scalars['Decimal']['output'];
  vat: Scalars['Decimal']['output'];
};

export type OrderEvent = {
  /** Staff only. */
  actorName?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** Staff only. */
  note?: Maybe<Scalars['String']['output']>;
  status: OrderStatus;
};

export type OrderFilter = {
  status?: InputMaybe<OrderStatus>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type OrderLine = {
  /** Snapshot at the time of the order. */
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

export type OrderStatus =
  | 'cancelled'
  | 'confirmed'
  | 'delivered'
  | 'in_production'
  | 'pending'
  | 'shipped';

export type OrderedConfiguration = {
  area: Scalars['Decimal']['output'];
  category: Category;
  controlType: ControlType;
  drawingUrl: Scalars['String']['output'];
  fabricColor?: Maybe<Scalars['String']['output']>;
  frameColor: Scalars['String']['output'];
  height?: Maybe<Scalars['Int']['output']>;
  lines: Array<PriceLine>;
  optionLabels: Array<Scalars['String']['output']>;
  productType: Scalars['String']['output'];
  projection?: Maybe<Scalars['Int']['output']>;
  roofMaterial?: Maybe<Scalars['String']['output']>;
  roofTransparency?: Maybe<Scalars['String']['output']>;
  sizeLabel: Scalars['String']['output'];
  variantLabel: Scalars['String']['output'];
  warnings: Array<ConfigurationWarning>;
  width: Scalars['Int']['output'];
};

export type PageInput = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

export type PlaceOrderInput = {
  customerAddress: Scalars['String']['input'];
  customerEmail: Scalars['String']['input'];
  customerName: Scalars['String']['input'];
  customerPhone: Scalars['String']['input'];
  /** The total that the customer saw; the order is refused with PRICE_CHANGED when it is no longer right. */
  expectedTotal: Scalars['Decimal']['input'];
  /** 16-128 characters; the same key gives the same order. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type PlaceOrderPayload = {
  /** The cart as it is now, when the order was not placed. */
  cart?: Maybe<Cart>;
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
};

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

export type PriceQuote = {
  area?: Maybe<Scalars['Decimal']['output']>;
  /** Null while there are issues. */
  calculatedPrice?: Maybe<Scalars['Decimal']['output']>;
  issues: Array<ConfigurationIssue>;
  lines: Array<PriceLine>;
  net?: Maybe<Scalars['Decimal']['output']>;
  priceListVersion: Scalars['Int']['output'];
  /** Price divided by area. */
  pricePerSqm?: Maybe<Scalars['Decimal']['output']>;
  vat?: Maybe<Scalars['Decimal']['output']>;
  vatRate: Scalars['Int']['output'];
  warnings: Array<ConfigurationWarning>;
};

export type Product = {
  availableColors: Array<Scalars['String']['output']>;
  availableFrameColors: Array<Scalars['String']['output']>;
  /** Codes of the variants this product is made in, the default first. */
  availableVariants: Array<Scalars['String']['output']>;
  basePrice: Scalars['Decimal']['output'];
  category: Category;
  description: Scalars['String']['output'];
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
  ratingAverage?: Maybe<Scalars['Float']['output']>;
  ratingCount: Scalars['Int']['output'];
  specifications: Array<Specification>;
  subcategory?: Maybe<Scalars['String']['output']>;
};

export type ProductDimension = {
  /** cm */
  defaultValue: Scalars['Int']['output'];
  dimension: Dimension;
  fallbackMax: Scalars['Int']['output'];
  /** Limits in cm where the product gives none. */
  fallbackMin: Scalars['Int']['output'];
  label: Scalars['String']['output'];
};

export type ProductFeature =
  | 'automatyzacja'
  | 'czujnik_slonca'
  | 'czujnik_wiatru'
  | 'led'
  | 'smart_home';

export type ProductFilter = {
  category?: InputMaybe<Category>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  features?: InputMaybe<Array<ProductFeature>>;
  priceFrom?: InputMaybe<Scalars['Decimal']['input']>;
  priceTo?: InputMaybe<Scalars['Decimal']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type ProductList = {
  /** Counts under the same filter without its category. */
  categoryCounts: Array<CategoryCount>;
  items: Array<Product>;
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

export type ProductSort =
  | 'featured'
  | 'name_asc'
  | 'name_desc'
  | 'price_asc'
  | 'price_desc';

/** A family of products: everything the configurator needs to draw its form. */
export type ProductType = {
  category: Category;
  /** Kolor tkaniny, Kolor lameli, Kolor dachu ... */
  colorLabel: Scalars['String']['output'];
  controlTypes: Array<ControlType>;
  defaultColor: Scalars['String']['output'];
  defaultFrameColor: Scalars['String']['output'];
  defaultProductId: Scalars['Int']['output'];
  dimensions: Array<ProductDimension>;
  electricControlPrice: Scalars['Decimal']['output'];
  frameColorLabel: Scalars['String']['output'];
  label: Scalars['String']['output'];
  options: Array<ProductOption>;
  variants: Array<ProductVariant>;
};

export type ProductVariant = {
  code: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** 1.15 means 15 % on top of base and area. */
  factor: Scalars['Decimal']['output'];
  label: Scalars['String']['output'];
};

export type Query = {
  article?: Maybe<Article>;
  articles: Array<Article>;
  cart: Cart;
  colors: Array<Color>;
  company: Company;
  configuration?: Maybe<Configuration>;
  /** Staff. */
  dashboard: Dashboard;
  /** The signed-in member of staff, or null. */
  me?: Maybe<User>;
  /** The customer's own order, by its unguessable token. */
  order?: Maybe<Order>;
  /** Staff. */
  orderCounts: Array<StatusCount>;
  /** Staff. */
  orders: OrderList;
  priceQuote: PriceQuote;
  product?: Maybe<Product>;
  productTypes: Array<ProductType>;
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

export type Repair = {
  field: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** JSON-encoded: number, string or boolean. */
  value: Scalars['String']['output'];
};

export type SaveConfigurationPayload = {
  configuration?: Maybe<Configuration>;
  issues: Array<ConfigurationIssue>;
  userErrors: Array<UserError>;
};

export type Specification = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type StatusCount = {
  count: Scalars['Int']['output'];
  status: OrderStatus;
};

export type SubmitInquiryInput = {
  configurationId?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  inquiryType: InquiryType;
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
};

export type SubmitInquiryPayload = {
  inquiryId: Scalars['ID']['output'];
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
  note?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
  status: OrderStatus;
};

export type UpdateOrderStatusPayload = {
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
};

export type User = {
  email: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  role: UserRole;
};

/** An expected outcome that the user can act on. */
export type UserError = {
  code: ErrorCode;
  message: Scalars['String']['output'];
  path?: Maybe<Array<Scalars['String']['output']>>;
};

export type UserRole =
  | 'admin'
  | 'staff';

export type WarningCode =
  | 'projection_exceeds_width'
  | 'sensor_without_motor';

export type Withdrawal =
  | 'days14'
  | 'none';
