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
  /** The `JSON` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSON: { input: unknown; output: unknown; }
  /** An object: option code to true, false or a whole number 0-4 for options sold by the piece. */
  OptionSelection: { input: Record<string, boolean | number>; output: Record<string, boolean | number>; }
};

/** An account of the staff, as admins see it. */
export type Account = {
  createdAt: Scalars['DateTimeISO']['output'];
  /** Since then it opens nothing. */
  disabledAt?: Maybe<Scalars['DateTimeISO']['output']>;
  email: Scalars['String']['output'];
  /** False until the person has followed the first link. */
  hasPassword: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  lastSeenAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Until then the mailed link sets a password; null: there is none that holds. */
  linkExpiresAt?: Maybe<Scalars['DateTimeISO']['output']>;
  name: Scalars['String']['output'];
  role: UserRole;
  /** Sign-ins that still hold. */
  sessionCount: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type AccountFilter = {
  role?: InputMaybe<UserRole>;
  state?: InputMaybe<AccountState>;
  /** A part of name or e-mail. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type AccountInput = {
  accountId: Scalars['Int']['input'];
};

export type AccountList = {
  items: Array<Account>;
  totalCount: Scalars['Int']['output'];
};

export type AccountPayload = {
  /** As it is now. */
  account?: Maybe<Account>;
  userErrors: Array<UserError>;
};

export type AccountSort =
  | 'email_asc'
  | 'email_desc'
  | 'name_asc'
  | 'name_desc'
  | 'newest'
  | 'oldest'
  | 'seen_asc'
  | 'seen_desc';

/** invited: the person has not set a password yet. */
export type AccountState =
  | 'active'
  | 'disabled'
  | 'invited';

export type AddOrderNoteInput = {
  orderId: Scalars['Int']['input'];
  /** 1-2000 characters */
  text: Scalars['String']['input'];
};

export type AddToCartInput = {
  configurationId: Scalars['ID']['input'];
  /** 1-99 */
  quantity?: Scalars['Int']['input'];
};

export type AdjustStockInput = {
  /** Pieces that came, or below zero went; not 0. */
  delta: Scalars['Int']['input'];
  itemId: Scalars['Int']['input'];
  /** 3-300 characters */
  reason: Scalars['String']['input'];
};

export type AdminProductFilter = {
  category?: InputMaybe<Category>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lowest base price. */
  priceFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** Highest base price. */
  priceTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** In the shop, unless said otherwise. */
  state?: InputMaybe<ProductState>;
  /** The number, or words without regard to case and diacritics. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type AdminProductList = {
  items: Array<Product>;
  /** Of the whole list, not of this page. */
  totalCount: Scalars['Int']['output'];
};

/** Every order ends in the id. */
export type AdminProductSort =
  | 'category_asc'
  | 'category_desc'
  | 'changed_asc'
  | 'changed_desc'
  | 'name_asc'
  | 'name_desc'
  | 'price_asc'
  | 'price_desc'
  | 'sqm_price_asc'
  | 'sqm_price_desc';

export type AnswerInquiryInput = {
  id: Scalars['Int']['input'];
  /** From now on. */
  status: InquiryStatus;
  /** 2-10000 characters, mailed to the customer. */
  text: Scalars['String']['input'];
  /** As the client has read it. */
  version: Scalars['Int']['input'];
};

/** What an API token can be allowed to do. */
export type ApiScope = {
  /** For people, in Polish. */
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** What the token's account must be. */
  role: UserRole;
};

/** A key of a program that acts for an account; its secret is shown once. */
export type ApiToken = {
  createdAt: Scalars['DateTimeISO']['output'];
  /** Null: it does not expire. */
  expiresAt?: Maybe<Scalars['DateTimeISO']['output']>;
  id: Scalars['Int']['output'];
  /** To the minute. */
  lastUsedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  name: Scalars['String']['output'];
  /** The account that it acts for. */
  owner: User;
  /** How the secret begins, to know it by. */
  prefix: Scalars['String']['output'];
  revokedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  scopes: Array<Scalars['String']['output']>;
};

export type ApiTokenFilter = {
  /** For whom it acts. */
  accountId?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ApiTokenState>;
  /** A part of the name, or the prefix. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type ApiTokenList = {
  items: Array<ApiToken>;
  totalCount: Scalars['Int']['output'];
};

export type ApiTokenPayload = {
  apiToken?: Maybe<ApiToken>;
  /** Of a new token: shown here and never again. */
  secret?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type ApiTokenSort =
  | 'name_asc'
  | 'name_desc'
  | 'newest'
  | 'oldest'
  | 'used_asc'
  | 'used_desc';

export type ApiTokenState =
  | 'active'
  | 'expired'
  | 'revoked';

export type Article = {
  author: Scalars['String']['output'];
  category: Scalars['String']['output'];
  /** Sanitised HTML. */
  contentHtml: Scalars['String']['output'];
  date: Scalars['DateTimeISO']['output'];
  excerpt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  imageUrl: Scalars['String']['output'];
  picture: Picture;
  /** minutes */
  readTime: Scalars['Int']['output'];
  sections: Array<TextSection>;
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** A size that was not asked for, and the value in cm that the price was reckoned with. */
export type AssumedSize = {
  field: Dimension;
  value: Scalars['Int']['output'];
};

export type AuditAction =
  | 'changed'
  | 'created'
  | 'deleted';

/** One column that a change touched. */
export type AuditChange = {
  after?: Maybe<Scalars['JSON']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  /** Its name in code. */
  column: Scalars['String']['output'];
  kind: AuditValueKind;
  /** For people, in Polish. */
  label: Scalars['String']['output'];
};

/** What a member of staff changed, or a token in the name of one. */
export type AuditEntry = {
  action: AuditAction;
  /** Who made the change. */
  actor: User;
  at: Scalars['DateTimeISO']['output'];
  changes: Array<AuditChange>;
  id: Scalars['ID']['output'];
  subjectId: Scalars['String']['output'];
  /** What was changed, for people, in Polish. */
  subjectLabel: Scalars['String']['output'];
  /** The kind of thing that was changed, by its name in code. */
  subjectType: Scalars['String']['output'];
  /** Name of the API token by which the account acted; null: by a session. */
  tokenName?: Maybe<Scalars['String']['output']>;
};

export type AuditFilter = {
  action?: InputMaybe<AuditAction>;
  /** Id of the account that made the change. */
  actorId?: InputMaybe<Scalars['Int']['input']>;
  /** From this instant on. */
  from?: InputMaybe<Scalars['DateTimeISO']['input']>;
  subjectId?: InputMaybe<Scalars['String']['input']>;
  /** A name that `auditSubjects` answers. */
  subjectType?: InputMaybe<Scalars['String']['input']>;
  /** A part of any value before or after; fewer than three characters are the id. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Before this instant. */
  to?: InputMaybe<Scalars['DateTimeISO']['input']>;
};

export type AuditList = {
  items: Array<AuditEntry>;
  /** At most 2000: of a longer list, dates show the rest. */
  totalCount: Scalars['Int']['output'];
};

export type AuditSort =
  | 'newest'
  | 'oldest';

/** A kind of thing whose changes are recorded. */
export type AuditSubject = {
  /** For people, in Polish. */
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** How the values of a column are to be shown. */
export type AuditValueKind =
  | 'account'
  | 'call_outcome'
  | 'category'
  | 'centimetres'
  | 'data'
  | 'flag'
  | 'inquiry_priority'
  | 'inquiry_status'
  | 'inquiry_type'
  | 'list'
  | 'money'
  | 'number'
  | 'order_status'
  | 'role'
  | 'secret'
  | 'text'
  | 'time';

/** A call to a customer, and what came of it. */
export type CallAttempt = {
  actorName: Scalars['String']['output'];
  at: Scalars['DateTimeISO']['output'];
  /** When the customer wants to be called. */
  callBackAt?: Maybe<Scalars['DateTimeISO']['output']>;
  id: Scalars['Int']['output'];
  note?: Maybe<Scalars['String']['output']>;
  outcome: CallOutcome;
};

export type CallInput = {
  kind: CallKind;
  /** Of the order or the inquiry. */
  number: Scalars['Int']['input'];
};

/** What a customer is to be called about. */
export type CallKind =
  | 'inquiry'
  | 'order';

/** answered: the customer has been spoken to, and leaves the queue. */
export type CallOutcome =
  | 'answered'
  | 'call_back'
  | 'no_answer';

export type CallPayload = {
  /** As it is now; null when it is not in the queue. */
  entry?: Maybe<CallQueueEntry>;
  userErrors: Array<UserError>;
};

export type CallQueue = {
  items: Array<CallQueueEntry>;
  totalCount: Scalars['Int']['output'];
};

/** Something has changed in the queue of calls. */
export type CallQueueChange = {
  /** It has just come in. */
  appeared: Scalars['Boolean']['output'];
  /** As it is now; null when it has left the queue, or when the queue is to be read anew. */
  entry?: Maybe<CallQueueEntry>;
  /** The order that was placed or got another status, also one that is not in the queue. */
  order?: Maybe<Order>;
};

/** A pending order or a new inquiry whose customer has not been spoken to. */
export type CallQueueEntry = {
  /** The newest first. */
  attempts: Array<CallAttempt>;
  /** As agreed with the customer. */
  callBackAt?: Maybe<Scalars['DateTimeISO']['output']>;
  customerEmail: Scalars['String']['output'];
  customerName: Scalars['String']['output'];
  /** E.164; an inquiry may have none. */
  customerPhone?: Maybe<Scalars['String']['output']>;
  /** When to call: as agreed, or else as promised. */
  dueAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  isOverdue: Scalars['Boolean']['output'];
  kind: CallKind;
  /** Of the order or the inquiry. */
  number: Scalars['Int']['output'];
  /** Minutes until then while the shop is open; of an overdue call, since then: negative. */
  openMinutesLeft: Scalars['Int']['output'];
  /** Opens the order. */
  orderToken?: Maybe<Scalars['String']['output']>;
  /** Of an inquiry. */
  priority?: Maybe<InquiryPriority>;
  /** Until when a call was promised. */
  promisedUntil: Scalars['DateTimeISO']['output'];
  receivedAt: Scalars['DateTimeISO']['output'];
  /** Who is about to call. */
  takenBy?: Maybe<User>;
  /** The ordered products, or the subject of the inquiry. */
  title: Scalars['String']['output'];
  /** Of an order. */
  totalAmount?: Maybe<Scalars['Decimal']['output']>;
};

export type CancelPriceChangeInput = {
  id: Scalars['Int']['input'];
};

export type CancelPriceListInput = {
  version: Scalars['Int']['input'];
};

/** A text for answers that are given often; {imie}, {klient} and {numer} stand for the inquiry’s. */
export type CannedAnswer = {
  id: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  /** Staff choose by it; the customer never sees it. */
  title: Scalars['String']['output'];
  /** An edit names the version that it was made of. */
  version: Scalars['Int']['output'];
};

export type CannedAnswerPayload = {
  /** As it is now, also when the edit was refused. */
  cannedAnswer?: Maybe<CannedAnswer>;
  userErrors: Array<UserError>;
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
  picture?: Maybe<Picture>;
};

export type ChangeCartLineInput = {
  lineId: Scalars['ID']['input'];
  /** 1-99 */
  quantity: Scalars['Int']['input'];
};

export type ChangeOrderStatusesInput = {
  /** For staff, in the history of each; at most 2000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** 1-200, each order once. */
  orders: Array<SeenOrderInput>;
  /** Whether the customer is mailed, 10 seconds later; left out: unless the order moves back to an earlier status. */
  sendsMail?: InputMaybe<Scalars['Boolean']['input']>;
  status: OrderStatus;
};

export type ChangeOrderStatusesPayload = {
  /** Those that were changed. */
  orders: Array<Order>;
  /** The rest of those that were named. */
  refused: Array<RefusedOrder>;
  userErrors: Array<UserError>;
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  /** 12-128 characters */
  newPassword: Scalars['String']['input'];
};

export type ChangePricesInput = {
  /** In złoty, two places at most; negative: cheaper. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the base price changes. */
  basePrice?: Scalars['Boolean']['input'];
  /** Two places at most; negative: cheaper. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the price per m² changes. */
  pricePerSqm?: Scalars['Boolean']['input'];
  /** At most 500. */
  products: Array<SeenProductInput>;
  rounding?: PriceRounding;
};

export type Color = {
  /** #RRGGBB; on the screen it is a guide only. */
  hex: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ColorSales = {
  color: Scalars['String']['output'];
  pieces: Scalars['Int']['output'];
  revenue: Scalars['Decimal']['output'];
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
  manufacturer: Manufacturer;
  name: Scalars['String']['output'];
  nip: Scalars['String']['output'];
  openingHours: Array<OpeningHours>;
  phone: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  /** Of this year and the next two. */
  publicHolidays: Array<PublicHoliday>;
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

/** What to make. Sizes in whole cm, angles in degrees; what is left out takes the default, but a size is assumed for a price only. */
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

/** A text to agree to, as it is in force. */
export type Consent = {
  code: ConsentCode;
  /** A path of the shop: the document that it speaks of. */
  documentPath?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

/** What a customer can be asked to agree to. */
export type ConsentCode =
  | 'made_to_measure'
  | 'newsletter'
  | 'terms';

export type ControlType =
  | 'electric'
  | 'manual';

/** The person gets a link by mail and sets the password. */
export type CreateAccountInput = {
  email: Scalars['String']['input'];
  /** 2-120 characters */
  name: Scalars['String']['input'];
  role: UserRole;
};

export type CreateApiTokenInput = {
  /** The account that it acts for, with no more rights than that has. */
  accountId: Scalars['Int']['input'];
  /** 1-730; null: it does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** 2-80 characters */
  name: Scalars['String']['input'];
  scopes: Array<Scalars['String']['input']>;
};

export type CreateCannedAnswerInput = {
  /** 5-5000 characters; may hold {imie}, {klient} and {numer}. */
  text: Scalars['String']['input'];
  /** 2-80 characters; no two have the same. */
  title: Scalars['String']['input'];
};

/** A new product; sizes in whole centimetres. */
export type CreateProductInput = {
  availableColors: Array<Scalars['String']['input']>;
  availableFrameColors: Array<Scalars['String']['input']>;
  /** Codes of variants of the category, the default first; null: all of them. */
  availableVariants?: InputMaybe<Array<Scalars['String']['input']>>;
  basePrice: Scalars['Decimal']['input'];
  category: Category;
  /** 1-10000 characters */
  description: Scalars['String']['input'];
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** A path of the shop, as the upload of a picture answers it; null: its to-scale drawing. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** cm */
  maxHeight?: InputMaybe<Scalars['Int']['input']>;
  /** cm */
  maxProjection?: InputMaybe<Scalars['Int']['input']>;
  maxWidth: Scalars['Int']['input'];
  /** cm */
  minHeight?: InputMaybe<Scalars['Int']['input']>;
  /** cm */
  minProjection?: InputMaybe<Scalars['Int']['input']>;
  minWidth: Scalars['Int']['input'];
  /** 2-200 characters */
  name: Scalars['String']['input'];
  pricePerSqm?: InputMaybe<Scalars['Decimal']['input']>;
  /** In this order; the first three are shown on the card. */
  specifications?: InputMaybe<Array<SpecificationInput>>;
  subcategory?: InputMaybe<Scalars['String']['input']>;
};

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

export type DeleteCannedAnswerInput = {
  id: Scalars['Int']['input'];
};

export type DeleteCannedAnswerPayload = {
  deletedId?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteInventoryItemInput = {
  id: Scalars['Int']['input'];
};

export type DeleteOrderNoteInput = {
  noteId: Scalars['Int']['input'];
};

export type Dimension =
  | 'height'
  | 'projection'
  | 'width';

export type DiscardPriceListDraftInput = {
  version: Scalars['Int']['input'];
};

export type DuplicateProductInput = {
  id: Scalars['Int']['input'];
};

export type EndSessionInput = {
  sessionId: Scalars['ID']['input'];
};

export type EndSessionsInput = {
  /** For admins: whose; null: one's own. */
  accountId?: InputMaybe<Scalars['Int']['input']>;
};

export type EndSessionsPayload = {
  endedCount: Scalars['Int']['output'];
  userErrors: Array<UserError>;
};

/** Stable codes of errors; REST answers carry the same. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'CHANGED_MEANWHILE'
  | 'CONFIGURATION_INVALID'
  | 'CONFLICT'
  | 'CONSENT_REQUIRED'
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
  | 'UNAVAILABLE'
  | 'UNSUPPORTED_MEDIA_TYPE';

/** What a product costs at its usual size, moved by hand where it can be, without options; sizes in cm. */
export type ExampleQuote = {
  height?: Maybe<Scalars['Int']['output']>;
  product: Product;
  projection?: Maybe<Scalars['Int']['output']>;
  quote: PriceQuote;
  /** The kind of product in words: "Markiza kasetowa". */
  variantName: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type ExampleSize =
  | 'largest'
  | 'smallest'
  | 'usual';

export type FeatureProductsInput = {
  featured: Scalars['Boolean']['input'];
  /** At most 500. */
  ids: Array<Scalars['Int']['input']>;
};

/** What was agreed to, in which version, when. */
export type GivenConsent = {
  code: ConsentCode;
  givenAt: Scalars['DateTimeISO']['output'];
  version: Scalars['String']['output'];
};

/** What a customer has written, for staff. */
export type Inquiry = {
  /** The oldest first. */
  answers: Array<InquiryAnswer>;
  /** Who sees to it. */
  assignee?: Maybe<User>;
  /** What it is about. */
  configuration?: Maybe<Configuration>;
  createdAt: Scalars['DateTimeISO']['output'];
  customerEmail: Scalars['String']['output'];
  customerName: Scalars['String']['output'];
  /** Of the same customer: the newest 20. */
  customerOrders: Array<Order>;
  /** E.164: "+48600100200". */
  customerPhone?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  inquiryType: InquiryType;
  message: Scalars['String']['output'];
  /** Others of the same customer: the newest 20. */
  otherInquiries: Array<Inquiry>;
  /** How the message begins, in one line. */
  preview: Scalars['String']['output'];
  priority: InquiryPriority;
  /** The latest answer. */
  response?: Maybe<Scalars['String']['output']>;
  status: InquiryStatus;
  subject: Scalars['String']['output'];
  updatedAt: Scalars['DateTimeISO']['output'];
  /** An edit names the version that it was made of. */
  version: Scalars['Int']['output'];
};

/** An answer to the customer, as it is mailed. */
export type InquiryAnswer = {
  at: Scalars['DateTimeISO']['output'];
  authorName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** The mail that brings it to the customer, and each time that it was sent again; the oldest first. Empty once they are deleted. */
  mails: Array<Mail>;
  text: Scalars['String']['output'];
};

export type InquiryFilter = {
  /** Who sees to it; 0: nobody yet. */
  assigneeId?: InputMaybe<Scalars['Int']['input']>;
  /** true: new or in progress, so that the customer waits for us; false: the others. */
  awaiting?: InputMaybe<Scalars['Boolean']['input']>;
  inquiryType?: InputMaybe<InquiryType>;
  /** true: neither resolved nor closed; false: one of these. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  priority?: InputMaybe<InquiryPriority>;
  status?: InputMaybe<InquiryStatus>;
  /** Number, or a part of name, e-mail, phone, subject or message; one letter or two where a word begins. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type InquiryList = {
  items: Array<Inquiry>;
  totalCount: Scalars['Int']['output'];
};

export type InquiryPayload = {
  /** As it is now, also when the edit was refused. */
  inquiry?: Maybe<Inquiry>;
  userErrors: Array<UserError>;
};

export type InquiryPriority =
  | 'high'
  | 'low'
  | 'medium';

export type InquirySort =
  | 'newest'
  | 'oldest'
  | 'priority_asc'
  | 'priority_desc';

/** Any status can follow any other. */
export type InquiryStatus =
  | 'closed'
  | 'in_progress'
  | 'new'
  | 'resolved'
  | 'waiting_for_customer';

export type InquiryStatusCount = {
  count: Scalars['Int']['output'];
  status: InquiryStatus;
};

export type InquiryType =
  | 'complaint'
  | 'general'
  | 'quote'
  | 'technical'
  | 'warranty';

export type InventoryFilter = {
  category?: InputMaybe<Category>;
  /** At or below the minimum. */
  low?: InputMaybe<Scalars['Boolean']['input']>;
  productId?: InputMaybe<Scalars['Int']['input']>;
  /** Words of the product, a colour or the place. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What is in stock of a product in one colour of cloth and of frame, at one place. */
export type InventoryItem = {
  /** In stock and not reserved; below zero it is the shortage. */
  available: Scalars['Int']['output'];
  /** Colour of the cloth, the louvres or the roof. */
  colorVariant: Scalars['String']['output'];
  frameColorVariant: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  level: StockLevel;
  location?: Maybe<Scalars['String']['output']>;
  minStockLevel: Scalars['Int']['output'];
  /** The latest first. */
  movements: StockMovementList;
  product: Product;
  /** Pieces that open orders need and have not taken yet. */
  reserved: Scalars['Int']['output'];
  /** Pieces that are there. */
  stockQuantity: Scalars['Int']['output'];
  /** Raised by every change; an edit names the one that it saw. */
  version: Scalars['Int']['output'];
};


/** What is in stock of a product in one colour of cloth and of frame, at one place. */
export type InventoryItemMovementsArgs = {
  page?: InputMaybe<PageInput>;
};

export type InventoryItemInput = {
  /** One of the product's colours. */
  colorVariant: Scalars['String']['input'];
  /** One of the product's frame colours. */
  frameColorVariant: Scalars['String']['input'];
  location?: InputMaybe<Scalars['String']['input']>;
  minStockLevel?: Scalars['Int']['input'];
  productId: Scalars['Int']['input'];
  stockQuantity: Scalars['Int']['input'];
};

export type InventoryItemPayload = {
  /** As it is now; after CHANGED_MEANWHILE what somebody else has made of it. */
  item?: Maybe<InventoryItem>;
  userErrors: Array<UserError>;
};

export type InventoryList = {
  items: Array<InventoryItem>;
  totalCount: Scalars['Int']['output'];
};

export type InventorySort =
  | 'newest'
  | 'product_asc'
  | 'product_desc'
  | 'quantity_asc'
  | 'quantity_desc';

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

/** An e-mail and what became of it. */
export type Mail = {
  /** How often it has been tried without success. */
  attempts: Scalars['Int']['output'];
  /** Whether its text is still kept: that of a sent one may have been deleted. */
  canBeResent: Scalars['Boolean']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** The inquiry that it is about. */
  inquiryId?: Maybe<Scalars['Int']['output']>;
  /** When it is tried again. */
  nextAttemptAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The order that it is about. */
  orderId?: Maybe<Scalars['Int']['output']>;
  /** What the mail server answered the last time, in its own words. */
  problem?: Maybe<Scalars['String']['output']>;
  recipient: Scalars['String']['output'];
  /** Who had it sent again. */
  resentByName?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['DateTimeISO']['output']>;
  state: MailState;
  subject: Scalars['String']['output'];
};

/** retrying: has failed and is tried again; failed: given up. */
export type MailState =
  | 'failed'
  | 'queued'
  | 'retrying'
  | 'sent';

/** Who made the goods, as each offer must name them. */
export type Manufacturer = {
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Street, postal code and city. */
  postalAddress: Scalars['String']['output'];
};

export type Mutation = {
  /** For staff: a note that the customer never sees. */
  addOrderNote: OrderNotePayload;
  /** The same configuration again raises the quantity of its line. */
  addToCart: CartPayload;
  /** For staff: books pieces that came or went. */
  adjustStock: InventoryItemPayload;
  /** For staff: the answer is mailed and kept. */
  answerInquiry: InquiryPayload;
  /** For staff: they leave the shop; what holds them stays whole. */
  archiveProducts: ProductsPayload;
  /** For staff: a change that has not taken effect is given up. */
  cancelPriceChange: ScheduledPriceChangePayload;
  /** For administrators: a version whose time has not come becomes the draft again. */
  cancelPriceList: PriceListDraftPayload;
  changeCartLine: CartPayload;
  /** For staff: one status for many orders; what others have changed meanwhile stays as it is and is named. */
  changeOrderStatuses: ChangeOrderStatusesPayload;
  /** Changes one's own password; all other sessions of the account end. */
  changePassword: PasswordPayload;
  /** For staff: prices of many products at once, as they were previewed; all or none. */
  changePrices: ProductsPayload;
  clearCart: CartPayload;
  /** By the link of the first e-mail, once. */
  confirmNewsletter: NewsletterPayload;
  /** For admins: a new account, whose person is mailed a link to set the password. */
  createAccount: AccountPayload;
  /** For admins: a token for a program that acts for an account. */
  createApiToken: ApiTokenPayload;
  /** For staff. */
  createCannedAnswer: CannedAnswerPayload;
  /** For staff. */
  createInventoryItem: InventoryItemPayload;
  /** For staff. */
  createProduct: ProductPayload;
  /** For staff. */
  deleteCannedAnswer: DeleteCannedAnswerPayload;
  /** For staff; its movements stay. Refused while orders claim pieces of it. */
  deleteInventoryItem: InventoryItemPayload;
  /** For staff: only what the caller has written. */
  deleteOrderNote: OrderNotePayload;
  /** For admins: closes an account and ends its sessions at once. */
  disableAccount: AccountPayload;
  /** For administrators. */
  discardPriceListDraft: PriceListDraftPayload;
  /** For staff: a copy waits in the archive until it is restored. */
  duplicateProduct: ProductPayload;
  /** For admins: opens a disabled account again. */
  enableAccount: AccountPayload;
  /** Ends one session at once: one's own, or for admins any. */
  endSession: EndSessionsPayload;
  /** Ends all sessions of an account at once, but for the one that asks. */
  endSessions: EndSessionsPayload;
  /** For staff: makes them bestsellers, or no longer. */
  featureProducts: ProductsPayload;
  /** Signs a member of staff in; the session travels in an httpOnly cookie. */
  login: LoginPayload;
  logout: LogoutPayload;
  /** Places the caller's own cart, exactly once. */
  placeOrder: PlaceOrderPayload;
  /** For administrators: the draft becomes the next version, now or at a time to come. */
  publishPriceList: PriceListDraftPayload;
  /** For staff: what came of a call. */
  recordCall: CallPayload;
  /** For staff: anybody may make this call. */
  releaseCall: CallPayload;
  removeFromCart: CartPayload;
  /** Another configuration in the place of a line, in the same number; added to the line that holds it already. */
  replaceCartLine: CartPayload;
  /** Tells staff, as an inquiry, what the customer wants changed. */
  requestOrderChange: RequestOrderChangePayload;
  /** Mails a link that sets a password; the answer is the same whether there is an account or not. */
  requestPasswordLink: PasswordPayload;
  /** For staff: a mail that was sent goes out once more; one that was not begins anew and is still one. Mails that are about no order and no inquiry are for admins. */
  resendMails: ResendMailsPayload;
  /** For staff: a mail that was sent goes out once more; one that was not begins anew and is still one. */
  resendOrderMail: ResendOrderMailPayload;
  /** For staff: they are in the shop again. */
  restoreProducts: ProductsPayload;
  /** For admins: from now on it opens nothing. */
  revokeApiToken: ApiTokenPayload;
  /** Keeps a configuration at today's price, for a link or the cart. */
  saveConfiguration: SaveConfigurationPayload;
  /** For administrators. */
  savePriceListDraft: PriceListDraftPayload;
  /** For staff: changes prices as they were previewed, at a time to come or now. */
  schedulePriceChange: ScheduledPriceChangePayload;
  /** For admins: mails the person a link to set a password, valid for 24 hours, once. */
  sendPasswordLink: AccountPayload;
  /** Sets the password by a mailed link, once. */
  setPassword: PasswordPayload;
  submitInquiry: SubmitInquiryPayload;
  /** Mails a link that confirms; until then nothing else is sent. */
  subscribeToNewsletter: SubscribeToNewsletterPayload;
  /** For staff: nobody else makes this call. */
  takeCall: CallPayload;
  /** For staff: takes back changes of the status within 10 seconds, with their mails, by the normal rules of stock; what is mailed already, or overtaken by another change, stays and is named. */
  undoOrderStatuses: UndoOrderStatusesPayload;
  /** By the link of any e-mail of the newsletter. */
  unsubscribeFromNewsletter: NewsletterPayload;
  /** For admins. */
  updateAccount: AccountPayload;
  /** For staff. */
  updateCannedAnswer: CannedAnswerPayload;
  /** For staff: status, priority, who sees to it. */
  updateInquiry: InquiryPayload;
  /** For staff; another quantity becomes a movement of the difference. */
  updateInventoryItem: InventoryItemPayload;
  /** For staff: any status can follow any other. The customer is mailed, unless the order moves back. */
  updateOrderStatus: UpdateOrderStatusPayload;
  /** For staff: archived products too. */
  updateProduct: ProductPayload;
  /** Changes one's own name. */
  updateProfile: ProfilePayload;
  /** Takes a statement of withdrawal; it is answered alike whether or not the order is known. */
  withdraw: WithdrawPayload;
};


export type MutationAddOrderNoteArgs = {
  input: AddOrderNoteInput;
};


export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


export type MutationAdjustStockArgs = {
  input: AdjustStockInput;
};


export type MutationAnswerInquiryArgs = {
  input: AnswerInquiryInput;
};


export type MutationArchiveProductsArgs = {
  input: ProductsInput;
};


export type MutationCancelPriceChangeArgs = {
  input: CancelPriceChangeInput;
};


export type MutationCancelPriceListArgs = {
  input: CancelPriceListInput;
};


export type MutationChangeCartLineArgs = {
  input: ChangeCartLineInput;
};


export type MutationChangeOrderStatusesArgs = {
  input: ChangeOrderStatusesInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangePricesArgs = {
  input: ChangePricesInput;
};


export type MutationConfirmNewsletterArgs = {
  input: NewsletterTokenInput;
};


export type MutationCreateAccountArgs = {
  input: CreateAccountInput;
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationCreateCannedAnswerArgs = {
  input: CreateCannedAnswerInput;
};


export type MutationCreateInventoryItemArgs = {
  input: InventoryItemInput;
};


export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


export type MutationDeleteCannedAnswerArgs = {
  input: DeleteCannedAnswerInput;
};


export type MutationDeleteInventoryItemArgs = {
  input: DeleteInventoryItemInput;
};


export type MutationDeleteOrderNoteArgs = {
  input: DeleteOrderNoteInput;
};


export type MutationDisableAccountArgs = {
  input: AccountInput;
};


export type MutationDiscardPriceListDraftArgs = {
  input: DiscardPriceListDraftInput;
};


export type MutationDuplicateProductArgs = {
  input: DuplicateProductInput;
};


export type MutationEnableAccountArgs = {
  input: AccountInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationEndSessionsArgs = {
  input: EndSessionsInput;
};


export type MutationFeatureProductsArgs = {
  input: FeatureProductsInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationPublishPriceListArgs = {
  input: PublishPriceListInput;
};


export type MutationRecordCallArgs = {
  input: RecordCallInput;
};


export type MutationReleaseCallArgs = {
  input: CallInput;
};


export type MutationRemoveFromCartArgs = {
  input: RemoveFromCartInput;
};


export type MutationReplaceCartLineArgs = {
  input: ReplaceCartLineInput;
};


export type MutationRequestOrderChangeArgs = {
  input: RequestOrderChangeInput;
};


export type MutationRequestPasswordLinkArgs = {
  input: RequestPasswordLinkInput;
};


export type MutationResendMailsArgs = {
  input: ResendMailsInput;
};


export type MutationResendOrderMailArgs = {
  input: ResendOrderMailInput;
};


export type MutationRestoreProductsArgs = {
  input: ProductsInput;
};


export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


export type MutationSaveConfigurationArgs = {
  input: ConfigurationInput;
};


export type MutationSavePriceListDraftArgs = {
  input: SavePriceListDraftInput;
};


export type MutationSchedulePriceChangeArgs = {
  input: SchedulePriceChangeInput;
};


export type MutationSendPasswordLinkArgs = {
  input: AccountInput;
};


export type MutationSetPasswordArgs = {
  input: SetPasswordInput;
};


export type MutationSubmitInquiryArgs = {
  input: SubmitInquiryInput;
};


export type MutationSubscribeToNewsletterArgs = {
  input: SubscribeToNewsletterInput;
};


export type MutationTakeCallArgs = {
  input: TakeCallInput;
};


export type MutationUndoOrderStatusesArgs = {
  input: UndoOrderStatusesInput;
};


export type MutationUnsubscribeFromNewsletterArgs = {
  input: NewsletterTokenInput;
};


export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


export type MutationUpdateCannedAnswerArgs = {
  input: UpdateCannedAnswerInput;
};


export type MutationUpdateInquiryArgs = {
  input: UpdateInquiryInput;
};


export type MutationUpdateInventoryItemArgs = {
  input: UpdateInventoryItemInput;
};


export type MutationUpdateOrderStatusArgs = {
  input: UpdateOrderStatusInput;
};


export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationWithdrawArgs = {
  input: WithdrawInput;
};

export type NewsletterPayload = {
  done: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type NewsletterTokenInput = {
  /** Of the link in an e-mail. */
  token: Scalars['String']['input'];
};

export type OpeningHours = {
  /** Minutes after midnight on a Polish clock; null when closed. */
  closes?: Maybe<Scalars['Int']['output']>;
  /** 1 is Monday. */
  days: Array<Scalars['Int']['output']>;
  /** For people: "8:00–18:00" or "nieczynne". */
  hours: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** Minutes after midnight on a Polish clock; null when closed. */
  opens?: Maybe<Scalars['Int']['output']>;
};

/** How an option is charged; per_sqm is per m² of covered area. */
export type OptionUnit =
  | 'each'
  | 'once'
  | 'per_sqm';

/** A placed order: a snapshot that later changes of the catalogue do not touch. */
export type Order = {
  /** The oldest first. */
  changeRequests: Array<OrderChangeRequest>;
  /** What the customer agreed to when ordering. */
  consents: Array<GivenConsent>;
  createdAt: Scalars['DateTimeISO']['output'];
  customerAddress: Scalars['String']['output'];
  customerEmail: Scalars['String']['output'];
  customerName: Scalars['String']['output'];
  /** E.164: "+48600100200". */
  customerPhone: Scalars['String']['output'];
  /** The oldest first; the customer is not shown what was taken back at once. */
  history: Array<OrderEvent>;
  id: Scalars['Int']['output'];
  lines: Array<OrderLine>;
  /** For staff: what was mailed to the customer, the oldest first; null for others. */
  mails?: Maybe<Array<OrderMail>>;
  net: Scalars['Decimal']['output'];
  /** For staff, the oldest first; null for the customer. */
  notes?: Maybe<Array<OrderNote>>;
  status: OrderStatus;
  /** Unguessable; opens the customer's own order page. */
  token: Scalars['String']['output'];
  totalAmount: Scalars['Decimal']['output'];
  /** For staff: the change of the status that can be taken back now; null for others. */
  undoableChange?: Maybe<UndoableChange>;
  vat: Scalars['Decimal']['output'];
  /** Raised by every change; an edit names the one that it saw. */
  version: Scalars['Int']['output'];
  /** Statements of withdrawal that name this order and its e-mail. */
  withdrawals?: Maybe<Array<WithdrawalNotice>>;
};

/** What a customer wants changed in an order. */
export type OrderChangeRequest = {
  createdAt: Scalars['DateTimeISO']['output'];
  /** Of the inquiry that staff answer. */
  id: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

/** A status that an order was given, by whom and when. */
export type OrderEvent = {
  /** For staff; null for the customer and for what the customer did. */
  actorName?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTimeISO']['output'];
  id: Scalars['Int']['output'];
  /** For staff. */
  note?: Maybe<Scalars['String']['output']>;
  /** For staff: whether the customer is mailed; null where it is not known. */
  sendsMail?: Maybe<Scalars['Boolean']['output']>;
  status: OrderStatus;
  /** For staff: the entry whose change this one took back. */
  undoesId?: Maybe<Scalars['Int']['output']>;
};

export type OrderFilter = {
  /** Placed from this instant on. */
  from?: InputMaybe<Scalars['DateTimeISO']['input']>;
  status?: InputMaybe<OrderStatus>;
  /** Number ("12", "#12", "nr 12"), phone as people write it, or words in any order, each a part of name, e-mail, phone or address; one letter or two where a word begins. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Placed before this instant. */
  to?: InputMaybe<Scalars['DateTimeISO']['input']>;
};

export type OrderLine = {
  /** As it was when it was ordered. */
  configuration: OrderedConfiguration;
  id: Scalars['ID']['output'];
  lineTotal: Scalars['Decimal']['output'];
  productId: Scalars['Int']['output'];
  productName: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** For staff: pieces that stock lacks for this line; null where none is kept of its colours, for what is cancelled, and for the customer. */
  shortage?: Maybe<Scalars['Int']['output']>;
  unitPrice: Scalars['Decimal']['output'];
  withdrawal: Withdrawal;
};

export type OrderList = {
  /** How much of `totalAmount` is of cancelled orders. */
  cancelledAmount: Scalars['Decimal']['output'];
  items: Array<Order>;
  /** Sum of the whole list, cancelled orders among it. */
  totalAmount: Scalars['Decimal']['output'];
  /** Of a search at most 1000: see `totalIsExact`. */
  totalCount: Scalars['Int']['output'];
  /** False where a search finds more than 1000: then only so many are counted and in the sums. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An e-mail that tells a customer of an order. */
export type OrderMail = {
  /** How often it has been tried without success. */
  attempts: Scalars['Int']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** When it is tried again. */
  nextAttemptAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What the mail server answered the last time, in its own words. */
  problem?: Maybe<Scalars['String']['output']>;
  recipient: Scalars['String']['output'];
  /** Who had it sent again. */
  resentByName?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['DateTimeISO']['output']>;
  state: MailState;
  subject: Scalars['String']['output'];
};

/** What a member of staff has noted about an order; customers never see it. */
export type OrderNote = {
  authorName: Scalars['String']['output'];
  createdAt: Scalars['DateTimeISO']['output'];
  id: Scalars['Int']['output'];
  /** Whether the caller wrote it and may delete it. */
  own: Scalars['Boolean']['output'];
  /** 1-2000 characters */
  text: Scalars['String']['output'];
};

export type OrderNotePayload = {
  /** With its notes as they are now. */
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
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

/** Whose password a mailed link sets. */
export type PasswordLinkView = {
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type PasswordPayload = {
  ok: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** A picture and all that a page needs to show it without a jump; of a file that was not uploaded only the address is known. */
export type Picture = {
  /** What is to be seen, for those who do not see it; in Polish. */
  alt: Scalars['String']['output'];
  /** px, of the largest file. */
  height?: Maybe<Scalars['Int']['output']>;
  /** A blurred preview as a data: address. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** The same in several widths, the best format first. */
  sources: Array<PictureSource>;
  /** One file that every browser can show: a path of the shop. */
  url: Scalars['String']['output'];
  /** px, of the largest file. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** One format of a picture, as the `source` of a `picture` takes it. */
export type PictureSource = {
  /** Addresses with their widths: "/zdjecia/a-480.avif 480w, …". */
  srcSet: Scalars['String']['output'];
  /** The MIME type: "image/avif". */
  type: Scalars['String']['output'];
};

/** Who orders, and what the customer saw; the goods are those of the caller's own cart. */
export type PlaceOrderInput = {
  /** The consent `terms`; without it the order is refused with CONSENT_REQUIRED. */
  acceptsTerms?: Scalars['Boolean']['input'];
  /** The consent `made_to_measure`; required where the cart holds such goods. */
  acknowledgesMadeToMeasure?: Scalars['Boolean']['input'];
  /** 5-500 characters */
  customerAddress: Scalars['String']['input'];
  customerEmail: Scalars['String']['input'];
  /** 2-120 characters */
  customerName: Scalars['String']['input'];
  /** Without a prefix it is a Polish number. */
  customerPhone: Scalars['String']['input'];
  /** The lines that the customer saw; where the cart holds others, the order is refused with CONFLICT. */
  expectedGoods?: InputMaybe<Array<SeenGoodsInput>>;
  /** The total that the customer saw; when it is no longer right, the order is refused with PRICE_CHANGED. */
  expectedTotal: Scalars['Decimal']['input'];
  /** 1-255 printable characters; the same key gives the same order. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The consent `newsletter`, of free will: mails a link that confirms. */
  subscribesToNewsletter?: Scalars['Boolean']['input'];
};

export type PlaceOrderPayload = {
  /** The cart as it is now, when the order was not placed. */
  cart?: Maybe<Cart>;
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
};

/** Which prices, and how they change: products by a filter or one by one. */
export type PreviewPriceChangeInput = {
  /** In złoty, two places at most; negative: cheaper. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the base price changes. */
  basePrice?: Scalars['Boolean']['input'];
  /** All products that it finds; an empty one: all in the shop. */
  filter?: InputMaybe<AdminProductFilter>;
  /** Two places at most; negative: cheaper. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the price per m² changes. */
  pricePerSqm?: Scalars['Boolean']['input'];
  /** In place of a filter; at most 500. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  rounding?: PriceRounding;
};

export type PreviewPricesInput = {
  /** In złoty, two places at most; negative: cheaper. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the base price changes. */
  basePrice?: Scalars['Boolean']['input'];
  /** Two places at most; negative: cheaper. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the price per m² changes. */
  pricePerSqm?: Scalars['Boolean']['input'];
  /** At most 500. */
  productIds: Array<Scalars['Int']['input']>;
  rounding?: PriceRounding;
};

/** One setting changed, and by how much that changes the price. */
export type PriceAlternative = {
  change: Repair;
  /** Negative where it becomes cheaper. */
  difference: Scalars['Decimal']['output'];
};

/** Prices of one product before and after a change. */
export type PriceChange = {
  name: Scalars['String']['output'];
  newBasePrice: Scalars['Decimal']['output'];
  newPricePerSqm?: Maybe<Scalars['Decimal']['output']>;
  oldBasePrice: Scalars['Decimal']['output'];
  oldPricePerSqm?: Maybe<Scalars['Decimal']['output']>;
  productId: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

/** The filter by which products were chosen. */
export type PriceChangeFilter = {
  category?: Maybe<Category>;
  featured?: Maybe<Scalars['Boolean']['output']>;
  priceFrom?: Maybe<Scalars['Decimal']['output']>;
  priceTo?: Maybe<Scalars['Decimal']['output']>;
  state: ProductState;
  text?: Maybe<Scalars['String']['output']>;
};

/** What a change would make of prices. */
export type PriceChangePreview = {
  /** How many of them would cost something else. */
  changedCount: Scalars['Int']['output'];
  /** The first 20 by name. */
  examples: Array<PriceChange>;
  /** How many products it is about. */
  productCount: Scalars['Int']['output'];
  /** How many of them another change waits for. */
  scheduledCount: Scalars['Int']['output'];
  /** Names what was previewed: another price or product since, and it is refused. */
  seen: Scalars['String']['output'];
  sums: PriceSums;
};

export type PriceChangePreviewPayload = {
  preview?: Maybe<PriceChangePreview>;
  userErrors: Array<UserError>;
};

export type PriceChangeState =
  | 'applied'
  | 'cancelled'
  | 'waiting';

export type PriceChangesPayload = {
  changes: Array<PriceChange>;
  userErrors: Array<UserError>;
};

/** What a product costs at one size; sizes in cm. */
export type PriceExample = {
  /** As the configurator would say it, VAT contained. */
  calculatedPrice: Scalars['Decimal']['output'];
  height?: Maybe<Scalars['Int']['output']>;
  projection?: Maybe<Scalars['Int']['output']>;
  size: ExampleSize;
  /** "400 × 300 cm" */
  sizeLabel: Scalars['String']['output'];
  width: Scalars['Int']['output'];
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

export type PriceListDraftPayload = {
  /** As it is now; after CHANGED_MEANWHILE what somebody else has made of it. */
  draft?: Maybe<PriceListDraftView>;
  userErrors: Array<UserError>;
};

/** The price list that is being prepared; without one it is the one in force. */
export type PriceListDraftView = {
  /** The published version that it began from. */
  basedOn: Scalars['Int']['output'];
  entries: Array<PriceListEntry>;
  updatedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  updatedByName?: Maybe<Scalars['String']['output']>;
  /** 0 where nothing has been drafted yet; a save names the one it saw. */
  version: Scalars['Int']['output'];
};

/** One figure of a price list. */
export type PriceListEntry = {
  /** Null for what all families share. */
  category?: Maybe<Category>;
  /** electric, "pergole.option.zipGuides", "zaluzje.factor.z90" */
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
  unit: PriceUnit;
  /** złoty, or the factor: "1.15" */
  value: Scalars['Decimal']['output'];
};

export type PriceListEntryInput = {
  key: Scalars['String']['input'];
  value: Scalars['Decimal']['input'];
};

export type PriceListHistory = {
  /** The latest first. */
  items: Array<PublishedPriceList>;
  totalCount: Scalars['Int']['output'];
};

/** Figures that differ from the list in force; the others stay as they are. */
export type PriceListInput = {
  entries: Array<PriceListEntryInput>;
};

/** What a price list does to one configuration. */
export type PricePreview = {
  after: Scalars['Decimal']['output'];
  before: Scalars['Decimal']['output'];
  /** Size, variant and options, for people. */
  configuration: Scalars['String']['output'];
  /** Negative where it becomes cheaper. */
  difference: Scalars['Decimal']['output'];
  productId: Scalars['Int']['output'];
  productName: Scalars['String']['output'];
};

/** What a configuration costs now; the price is null while there are issues. */
export type PriceQuote = {
  /** What changes the price: 10 cm less of each size, other variants and control, each option taken or left. */
  alternatives: Array<PriceAlternative>;
  /** m², rounded half up */
  area?: Maybe<Scalars['Decimal']['output']>;
  /** Sizes that the request left out: without projection and height the area is width × width. None can be left out of what is saved. */
  assumed: Array<AssumedSize>;
  calculatedPrice?: Maybe<Scalars['Decimal']['output']>;
  issues: Array<ConfigurationIssue>;
  lines: Array<PriceLine>;
  net?: Maybe<Scalars['Decimal']['output']>;
  priceListVersion: Scalars['Int']['output'];
  /** The price divided by the area. */
  pricePerSqm?: Maybe<Scalars['Decimal']['output']>;
  /** Null where the price has not gone down in the last 30 days. */
  reduction?: Maybe<PriceReduction>;
  vat?: Maybe<Scalars['Decimal']['output']>;
  /** per cent, contained in every price */
  vatRate: Scalars['Int']['output'];
  warnings: Array<ConfigurationWarning>;
};

/** The price went down not more than 30 days ago; all of this very configuration. */
export type PriceReduction = {
  /** The lowest price of the 30 days before. */
  lowestPrice: Scalars['Decimal']['output'];
  since: Scalars['DateTimeISO']['output'];
};

/** Halves go up. nines: to the nearest whole amount that ends in 9 zł. */
export type PriceRounding =
  | 'grosz'
  | 'nines'
  | 'ten_zloty'
  | 'zloty';

/** How prices change: by a percentage or an amount. */
export type PriceRule = {
  /** In złoty. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** Whether base prices change. */
  basePrice: Scalars['Boolean']['output'];
  percent?: Maybe<Scalars['Float']['output']>;
  /** Whether prices per m² change. */
  pricePerSqm: Scalars['Boolean']['output'];
  rounding: PriceRounding;
};

/** Sums of prices over all products of a change. */
export type PriceSums = {
  newBasePrices: Scalars['Decimal']['output'];
  newPricesPerSqm: Scalars['Decimal']['output'];
  oldBasePrices: Scalars['Decimal']['output'];
  oldPricesPerSqm: Scalars['Decimal']['output'];
};

/** once, each (a piece), per_sqm; factor: multiplies base price and area. */
export type PriceUnit =
  | 'each'
  | 'factor'
  | 'once'
  | 'per_sqm';

/** A product of the catalogue; sizes in whole centimetres. */
export type Product = {
  /** Null in the shop. */
  archivedAt?: Maybe<Scalars['DateTimeISO']['output']>;
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
  /** The picture, further ones, and last the to-scale drawing with its dimensions. */
  gallery: Array<Picture>;
  /** The first three specifications, or as many as there are: what a card has room for. */
  highlights: Array<Specification>;
  id: Scalars['Int']['output'];
  /** By which it is known on its label and in its papers. */
  identifier: Scalars['String']['output'];
  /** One file of its picture. In the database `/zdjecia/<name>`, which outlives the versions of the file. */
  imageUrl: Scalars['String']['output'];
  maxHeight?: Maybe<Scalars['Int']['output']>;
  maxProjection?: Maybe<Scalars['Int']['output']>;
  maxWidth: Scalars['Int']['output'];
  minHeight?: Maybe<Scalars['Int']['output']>;
  minProjection?: Maybe<Scalars['Int']['output']>;
  minWidth: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** A photograph, or the to-scale drawing where there is none. */
  picture: Picture;
  pricePerSqm?: Maybe<Scalars['Decimal']['output']>;
  /** 1-5; null without ratings. */
  ratingAverage?: Maybe<Scalars['Float']['output']>;
  ratingCount: Scalars['Int']['output'];
  /** Warnings for its user, in Polish, the gravest first; they belong on the offer itself. */
  safetyNotes: Array<Scalars['String']['output']>;
  specifications: Array<Specification>;
  subcategory?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTimeISO']['output'];
  /** Raised by every change; an edit names the one it has seen. */
  version: Scalars['Int']['output'];
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
  /** For the head of the page: of the category, or of the whole shop. */
  picture?: Maybe<Picture>;
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

export type ProductPayload = {
  /** As it is now; with CHANGED_MEANWHILE what others have made of it. */
  product?: Maybe<Product>;
  userErrors: Array<UserError>;
};

export type ProductPrices = {
  /** The smallest, the usual and the largest size in the first variant, without options; the same size once. */
  examples: Array<PriceExample>;
  /** Per cent, contained in every price. */
  vatRate: Scalars['Int']['output'];
};

export type ProductSales = {
  /** As the product is called now. */
  name: Scalars['String']['output'];
  pieces: Scalars['Int']['output'];
  productId: Scalars['Int']['output'];
  revenue: Scalars['Decimal']['output'];
};

/** Every order ends in the id. */
export type ProductSort =
  | 'featured'
  | 'name_asc'
  | 'name_desc'
  | 'price_asc'
  | 'price_desc';

/** In the shop, archived, or both. */
export type ProductState =
  | 'active'
  | 'all'
  | 'archived';

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

export type ProductsInput = {
  /** At most 500. */
  ids: Array<Scalars['Int']['input']>;
};

export type ProductsPayload = {
  /** As they are now. */
  products: Array<Product>;
  userErrors: Array<UserError>;
};

export type ProfilePayload = {
  /** As it is now. */
  user?: Maybe<User>;
  userErrors: Array<UserError>;
};

/** A day on which the shop is closed by law. */
export type PublicHoliday = {
  /** In Poland: "2026-12-24". */
  date: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type PublishPriceListInput = {
  /** Null: now. At most a year ahead. */
  at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Why, for staff; 3-300 characters. */
  note: Scalars['String']['input'];
  /** Of the draft, as it was seen. */
  version: Scalars['Int']['input'];
};

/** A published price list; the latest one whose time has come is in force. */
export type PublishedPriceList = {
  entries: Array<PriceListEntry>;
  inForce: Scalars['Boolean']['output'];
  note?: Maybe<Scalars['String']['output']>;
  publishedAt: Scalars['DateTimeISO']['output'];
  publishedByName?: Maybe<Scalars['String']['output']>;
  /** What the version before it had in their place. */
  replaced: Array<PriceListEntry>;
  /** Its time has not come yet: it can be cancelled. */
  scheduled: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type Query = {
  /** For admins. */
  account?: Maybe<Account>;
  /** For admins. */
  accounts: AccountList;
  /** For staff: a product, archived ones too. */
  adminProduct?: Maybe<Product>;
  /** For staff: products, archived ones on request. */
  adminProducts: AdminProductList;
  /** For admins. */
  apiScopes: Array<ApiScope>;
  /** For admins. */
  apiTokens: ApiTokenList;
  article?: Maybe<Article>;
  /** All articles, the newest first. */
  articles: Array<Article>;
  /** For admins: the record of what staff have changed. */
  auditEntries: AuditList;
  /** For admins: the kinds of things in the record. */
  auditSubjects: Array<AuditSubject>;
  /** For staff: pending orders and new inquiries whose customer was promised a call within 24 hours; what is due first comes first. At most the first 1000. */
  callQueue: CallQueue;
  /** For staff: by title. */
  cannedAnswers: Array<CannedAnswer>;
  cart: Cart;
  /** All colours by name. */
  colors: Array<Color>;
  company: Company;
  /** A saved configuration, by its unguessable id. */
  configuration?: Maybe<Configuration>;
  /** The texts that forms ask to agree to; none of them is agreed to unasked. */
  consents: Array<Consent>;
  /** For staff. */
  dashboard: Dashboard;
  /** The product that the configurator of a family opens with; null where the family has none in the shop. */
  defaultProduct?: Maybe<Product>;
  /** What the default product of a family costs at its usual size; null where the family has none in the shop. */
  exampleQuote?: Maybe<ExampleQuote>;
  /** For staff. */
  inquiries: InquiryList;
  /** For staff. */
  inquiry: Inquiry;
  /** For staff: who may see to an inquiry. */
  inquiryAssignees: Array<User>;
  /** For staff: how many inquiries are in each status. */
  inquiryCounts: Array<InquiryStatusCount>;
  /** For staff. */
  inventory: InventoryList;
  /** For staff. */
  inventoryItem: InventoryItem;
  /** The signed-in member of staff, or null. */
  me?: Maybe<User>;
  /** The families that have products in the shop. */
  offeredCategories: Array<Category>;
  /** The customer's own order, by its unguessable token. */
  order?: Maybe<Order>;
  /** For staff: how many orders are in each status, of those that the rest of the filter lets through. */
  orderCounts: Array<StatusCount>;
  /** For staff. */
  orders: OrderList;
  /** Null where the link is unknown, used or expired. */
  passwordLink?: Maybe<PasswordLinkView>;
  /** A picture of the shop by its name: "home", "kategoria-markizy". These are drawn to scale where there is none. */
  picture?: Maybe<Picture>;
  /** For staff: what schedulePriceChange would make of prices; nothing is written. */
  priceChangePreview: PriceChangePreviewPayload;
  /** For administrators. */
  priceListDraft: PriceListDraftView;
  /** For administrators: the published price lists. */
  priceLists: PriceListHistory;
  /** For administrators: what figures would do to sample configurations; nothing is written. */
  pricePreview: Array<PricePreview>;
  /** The price of a configuration, line by line, or what stands in its way. */
  priceQuote: PriceQuote;
  /** A product in the shop. */
  product?: Maybe<Product>;
  /** For staff: what changePrices would make of the prices; nothing is written. */
  productPriceChanges: PriceChangesPayload;
  /** What a product costs at three sizes; null where it is not in the shop. */
  productPrices?: Maybe<ProductPrices>;
  /** The six families with options, defaults and prices in force. */
  productTypes: Array<ProductType>;
  /** Products in the shop. */
  products: ProductList;
  /** Three others of the same family, those of a near price first. */
  relatedProducts: Array<Product>;
  /** For staff: sales of a period beside the period before. */
  salesReport: SalesReport;
  /** For staff. */
  scheduledPriceChange?: Maybe<ScheduledPriceChange>;
  /** For staff: changes of prices that wait, and those that were made or cancelled. */
  scheduledPriceChanges: ScheduledPriceChangeList;
  /** The sessions that hold: one's own, or for admins those of an account. */
  sessions: Array<StaffSession>;
  textPage?: Maybe<TextPage>;
  /** For staff: of `undeliveredMails`. */
  undeliveredMailSummary: UndeliveredMailSummary;
  /** For staff: e-mails that were given up, have failed and are tried again, or are 5 minutes past their time. Those that are about no order and no inquiry are for admins. */
  undeliveredMails: UndeliveredMailList;
};


export type QueryAccountArgs = {
  id: Scalars['Int']['input'];
};


export type QueryAccountsArgs = {
  filter?: InputMaybe<AccountFilter>;
  page?: InputMaybe<PageInput>;
  sort?: AccountSort;
};


export type QueryAdminProductArgs = {
  id: Scalars['Int']['input'];
};


export type QueryAdminProductsArgs = {
  filter?: InputMaybe<AdminProductFilter>;
  page?: InputMaybe<PageInput>;
  sort?: AdminProductSort;
};


export type QueryApiTokensArgs = {
  filter?: InputMaybe<ApiTokenFilter>;
  page?: InputMaybe<PageInput>;
  sort?: ApiTokenSort;
};


export type QueryArticleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAuditEntriesArgs = {
  filter?: InputMaybe<AuditFilter>;
  page?: InputMaybe<PageInput>;
  sort?: AuditSort;
};


export type QueryCallQueueArgs = {
  page?: InputMaybe<PageInput>;
};


export type QueryConfigurationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDefaultProductArgs = {
  category: Category;
};


export type QueryExampleQuoteArgs = {
  category: Category;
};


export type QueryInquiriesArgs = {
  filter?: InputMaybe<InquiryFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InquirySort;
};


export type QueryInquiryArgs = {
  id: Scalars['Int']['input'];
};


export type QueryInventoryArgs = {
  filter?: InputMaybe<InventoryFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InventorySort;
};


export type QueryInventoryItemArgs = {
  id: Scalars['Int']['input'];
};


export type QueryOrderArgs = {
  token: Scalars['String']['input'];
};


export type QueryOrderCountsArgs = {
  filter?: InputMaybe<OrderFilter>;
};


export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  page?: InputMaybe<PageInput>;
  sort?: OrderSort;
};


export type QueryPasswordLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryPictureArgs = {
  name: Scalars['ID']['input'];
};


export type QueryPriceChangePreviewArgs = {
  input: PreviewPriceChangeInput;
};


export type QueryPriceListsArgs = {
  page?: InputMaybe<PageInput>;
};


export type QueryPricePreviewArgs = {
  input: PriceListInput;
};


export type QueryPriceQuoteArgs = {
  input: ConfigurationInput;
};


export type QueryProductArgs = {
  id: Scalars['Int']['input'];
};


export type QueryProductPriceChangesArgs = {
  input: PreviewPricesInput;
};


export type QueryProductPricesArgs = {
  productId: Scalars['Int']['input'];
};


export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  page?: InputMaybe<PageInput>;
  sort?: ProductSort;
};


export type QueryRelatedProductsArgs = {
  productId: Scalars['Int']['input'];
};


export type QuerySalesReportArgs = {
  input: SalesReportInput;
};


export type QueryScheduledPriceChangeArgs = {
  id: Scalars['Int']['input'];
};


export type QueryScheduledPriceChangesArgs = {
  page?: InputMaybe<PageInput>;
};


export type QuerySessionsArgs = {
  accountId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTextPageArgs = {
  slug: Scalars['ID']['input'];
};


export type QueryUndeliveredMailsArgs = {
  page?: InputMaybe<PageInput>;
  sort?: UndeliveredMailSort;
};

export type RecordCallInput = {
  /** With call_back, and only then: in the future, at most 60 days ahead. */
  callBackAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Of an inquiry whose customer answered: its status from now on. A token needs inquiries:write to record answered calls about inquiries, with or without it: they set the assignee. */
  inquiryStatus?: InputMaybe<InquiryStatus>;
  kind: CallKind;
  /** For staff; at most 2000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Of the order or the inquiry. */
  number: Scalars['Int']['input'];
  /** Of an order whose customer answered: its status from now on. A token needs orders:write for it. */
  orderStatus?: InputMaybe<OrderStatus>;
  outcome: CallOutcome;
  /** With `orderStatus`: whether the customer is mailed, as in `updateOrderStatus`. */
  sendsMail?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An order that was not changed, and why. */
export type RefusedOrder = {
  /** As it is now; null where there is none. */
  order?: Maybe<Order>;
  orderId: Scalars['Int']['output'];
  reason: UserError;
};

/** A change that was not taken back, and why. */
export type RefusedUndo = {
  eventId: Scalars['Int']['output'];
  reason: UserError;
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

export type ReplaceCartLineInput = {
  /** What the line holds from now on. */
  configurationId: Scalars['ID']['input'];
  lineId: Scalars['ID']['input'];
};

export type RequestOrderChangeInput = {
  /** 5-5000 characters */
  message: Scalars['String']['input'];
  /** Of the order. */
  token: Scalars['String']['input'];
};

export type RequestOrderChangePayload = {
  /** As it is now; null where there is none. */
  order?: Maybe<Order>;
  /** NOT_FOUND for an unknown token, CONFLICT once production has begun. */
  userErrors: Array<UserError>;
};

export type RequestPasswordLinkInput = {
  email: Scalars['String']['input'];
};

export type ResendMailsInput = {
  /** 1-200, each once; left out: all that do not get through. */
  mailIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ResendMailsPayload = {
  /** How many are queued anew; the others were just being sent. */
  resentCount: Scalars['Int']['output'];
  userErrors: Array<UserError>;
};

export type ResendOrderMailInput = {
  mailId: Scalars['ID']['input'];
};

export type ResendOrderMailPayload = {
  /** With its mails as they are now. */
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
};

export type RevokeApiTokenInput = {
  apiTokenId: Scalars['Int']['input'];
};

/** Weeks begin on Monday. */
export type SalesGranularity =
  | 'day'
  | 'month'
  | 'week';

/** Sales of a period by the day in Warsaw on which an order was placed; cancelled orders are in no revenue. */
export type SalesReport = {
  /** As many days, directly before the period. */
  before: SalesTotals;
  /** Of cloth, louvres or roof: the ten of most pieces; nothing cancelled. */
  colors: Array<ColorSales>;
  /** Of the frame: the ten of most pieces. */
  frameColors: Array<ColorSales>;
  granularity: SalesGranularity;
  /** Every day, week or month of the period, also without orders; the first and the last may be cut short. */
  points: Array<SalesTotals>;
  /** The ten of most revenue; nothing cancelled. */
  products: Array<ProductSales>;
  /** What has become of the period's orders. */
  statuses: Array<StatusCount>;
  /** The whole period. */
  total: SalesTotals;
};

/** A period of whole days in Warsaw, ten years at most. */
export type SalesReportInput = {
  /** Its first day: "2026-11-01". */
  from: Scalars['String']['input'];
  /** null: by the length of the period; one that would give more than 400 points is refused. */
  granularity?: InputMaybe<SalesGranularity>;
  /** Its last day, included. */
  to: Scalars['String']['input'];
};

/** What was ordered from one day to another. */
export type SalesTotals = {
  /** First day in Warsaw: "2026-11-01". */
  from: Scalars['String']['output'];
  /** Orders placed, whatever has become of them. */
  orderCount: Scalars['Int']['output'];
  /** Total of those that are not cancelled. */
  revenue: Scalars['Decimal']['output'];
  /** Last day, included. */
  to: Scalars['String']['output'];
};

/** The saved configuration, or the issues for which it was not saved. */
export type SaveConfigurationPayload = {
  configuration?: Maybe<Configuration>;
  issues: Array<ConfigurationIssue>;
};

export type SavePriceListDraftInput = {
  entries: Array<PriceListEntryInput>;
  /** The version that the edit began from; 0 for the first. */
  version: Scalars['Int']['input'];
};

export type SchedulePriceChangeInput = {
  /** In złoty, two places at most; negative: cheaper. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** Null: now. At most a year ahead. */
  at?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Whether the base price changes. */
  basePrice?: Scalars['Boolean']['input'];
  /** All products that it finds; an empty one: all in the shop. */
  filter?: InputMaybe<AdminProductFilter>;
  /** Why, for staff; at most 300 characters. */
  note?: Scalars['String']['input'];
  /** Two places at most; negative: cheaper. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the price per m² changes. */
  pricePerSqm?: Scalars['Boolean']['input'];
  /** In place of a filter; at most 500. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  rounding?: PriceRounding;
  /** What the preview told as `seen`. */
  seen: Scalars['String']['input'];
};

/** One product of a scheduled change: as previewed, and once applied, as it was. */
export type ScheduledPrice = {
  name: Scalars['String']['output'];
  newBasePrice: Scalars['Decimal']['output'];
  newPricePerSqm?: Maybe<Scalars['Decimal']['output']>;
  oldBasePrice: Scalars['Decimal']['output'];
  oldPricePerSqm?: Maybe<Scalars['Decimal']['output']>;
  productId: Scalars['Int']['output'];
  /** The new price would have been impossible: it kept its own. */
  skipped: Scalars['Boolean']['output'];
};

/** A change of product prices at a time to come. Its products are those that its preview counted; the rule is applied to the prices that they have at that moment. */
export type ScheduledPriceChange = {
  appliedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** When it takes effect: with the first full minute from then on. */
  at: Scalars['DateTimeISO']['output'];
  cancelledAt?: Maybe<Scalars['DateTimeISO']['output']>;
  cancelledByName?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTimeISO']['output'];
  createdByName: Scalars['String']['output'];
  /** Null: chosen one by one. */
  filter?: Maybe<PriceChangeFilter>;
  id: Scalars['Int']['output'];
  /** Why, for staff. */
  note: Scalars['String']['output'];
  /** Its products by their numbers. */
  prices: ScheduledPriceList;
  productCount: Scalars['Int']['output'];
  rule: PriceRule;
  /** Products whose price had changed so that the new one would be impossible. */
  skippedCount: Scalars['Int']['output'];
  state: PriceChangeState;
  /** As previewed; once it has been applied, as it was. */
  sums: PriceSums;
};


/** A change of product prices at a time to come. Its products are those that its preview counted; the rule is applied to the prices that they have at that moment. */
export type ScheduledPriceChangePricesArgs = {
  page?: InputMaybe<PageInput>;
};

export type ScheduledPriceChangeList = {
  /** The latest first. */
  items: Array<ScheduledPriceChange>;
  totalCount: Scalars['Int']['output'];
};

export type ScheduledPriceChangePayload = {
  priceChange?: Maybe<ScheduledPriceChange>;
  userErrors: Array<UserError>;
};

export type ScheduledPriceList = {
  items: Array<ScheduledPrice>;
  totalCount: Scalars['Int']['output'];
};

/** A line of the cart as the customer saw it. */
export type SeenGoodsInput = {
  configurationId: Scalars['ID']['input'];
  /** 1-99 */
  quantity: Scalars['Int']['input'];
};

export type SeenOrderInput = {
  orderId: Scalars['Int']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

export type SeenProductInput = {
  id: Scalars['Int']['input'];
  /** The one that the preview told. */
  version: Scalars['Int']['input'];
};

export type SetPasswordInput = {
  /** 12-128 characters */
  password: Scalars['String']['input'];
  /** Of the mailed link. */
  token: Scalars['String']['input'];
};

/** One row of a specification, in the order of the product page. */
export type Specification = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type SpecificationInput = {
  /** 1-100 characters */
  name: Scalars['String']['input'];
  /** 1-500 characters */
  value: Scalars['String']['input'];
};

/** One sign-in of a member of staff that still holds. */
export type StaffSession = {
  /** Where the sign-in came from. */
  address?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTimeISO']['output'];
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
  expiresAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** To the minute. */
  lastSeenAt: Scalars['DateTimeISO']['output'];
  /** What the browser called itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type StatusCount = {
  count: Scalars['Int']['output'];
  /** False where a search finds so many orders that not all of them are counted. */
  isExact: Scalars['Boolean']['output'];
  status: OrderStatus;
};

/** low: at or below the minimum; medium: at or below twice the minimum. */
export type StockLevel =
  | 'good'
  | 'low'
  | 'medium';

/** One entry of the ledger of stock; entries are only added. */
export type StockMovement = {
  /** Null for what the shop did itself. */
  actorName?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTimeISO']['output'];
  /** Pieces that came, or below zero went. */
  delta: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  kind: StockMovementKind;
  /** The order that took it or gave it back. */
  orderId?: Maybe<Scalars['Int']['output']>;
  /** The quantity of the item after it. */
  quantityAfter: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

/** adjusted: by staff; consumed and returned: by an order. */
export type StockMovementKind =
  | 'adjusted'
  | 'consumed'
  | 'opening'
  | 'returned';

export type StockMovementList = {
  items: Array<StockMovement>;
  totalCount: Scalars['Int']['output'];
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

export type SubscribeToNewsletterInput = {
  email: Scalars['String']['input'];
};

export type SubscribeToNewsletterPayload = {
  /** The wish was taken; the same whether or not the address is subscribed already. */
  accepted: Scalars['Boolean']['output'];
};

export type Subscription = {
  /** For staff, over /graphql/stream: every change of the queue, whoever made it, and every order that is placed or gets another status. */
  callQueueChanged: CallQueueChange;
};

export type TakeCallInput = {
  kind: CallKind;
  /** Of the order or the inquiry. */
  number: Scalars['Int']['input'];
  /** Also from a colleague. */
  takeOver?: Scalars['Boolean']['input'];
};

export type TextFact = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A long text of the site: a service or a legal page. */
export type TextPage = {
  /** Sanitised HTML. */
  contentHtml: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** What matters most, in short. */
  facts: Array<TextFact>;
  questions: Array<TextQuestion>;
  sections: Array<TextSection>;
  slug: Scalars['ID']['output'];
  /** What happens, in its order. */
  steps: Array<TextStep>;
  stepsTitle?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTimeISO']['output'];
};

export type TextQuestion = {
  /** Sanitised HTML. */
  answerHtml: Scalars['String']['output'];
  question: Scalars['String']['output'];
};

/** A part of a long text, under a heading. */
export type TextSection = {
  /** The id of its heading in the HTML. */
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type TextStep = {
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type UndeliveredMailList = {
  items: Array<Mail>;
  totalCount: Scalars['Int']['output'];
};

export type UndeliveredMailSort =
  | 'newest'
  | 'oldest';

/** How many e-mails do not get through. */
export type UndeliveredMailSummary = {
  /** Given up. */
  failed: Scalars['Int']['output'];
  /** Were never tried, though their time was over 5 minutes ago. */
  late: Scalars['Int']['output'];
  /** When the oldest was written. */
  oldestAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Have failed and are tried again. */
  retrying: Scalars['Int']['output'];
};

export type UndoOrderStatusesInput = {
  /** Entries of the history, 1-200, each once. */
  eventIds: Array<Scalars['Int']['input']>;
};

export type UndoOrderStatusesPayload = {
  /** Those that have their former status again. */
  orders: Array<Order>;
  /** The rest of those that were named. */
  refused: Array<RefusedUndo>;
  /** Where not one was taken back, why. */
  userErrors: Array<UserError>;
};

/** The latest change of the status, while it can be taken back. */
export type UndoableChange = {
  /** Of the entry in the history. */
  eventId: Scalars['Int']['output'];
  previousStatus: OrderStatus;
  /** 1-10 */
  secondsLeft: Scalars['Int']['output'];
  /** Whether a mail to the customer waits. */
  sendsMail: Scalars['Boolean']['output'];
};

export type UpdateAccountInput = {
  accountId: Scalars['Int']['input'];
  /** 2-120 characters */
  name: Scalars['String']['input'];
  role: UserRole;
  /** The version that the change was made on. */
  version: Scalars['Int']['input'];
};

export type UpdateCannedAnswerInput = {
  id: Scalars['Int']['input'];
  /** 5-5000 characters; may hold {imie}, {klient} and {numer}. */
  text: Scalars['String']['input'];
  /** 2-80 characters; no two have the same. */
  title: Scalars['String']['input'];
  /** As the client has read it. */
  version: Scalars['Int']['input'];
};

/** What is left out stays as it is. */
export type UpdateInquiryInput = {
  /** Who sees to it; 0: nobody. */
  assigneeId?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['Int']['input'];
  priority?: InputMaybe<InquiryPriority>;
  status?: InputMaybe<InquiryStatus>;
  /** As the client has read it. */
  version: Scalars['Int']['input'];
};

export type UpdateInventoryItemInput = {
  /** One of the product's colours. */
  colorVariant: Scalars['String']['input'];
  /** One of the product's frame colours. */
  frameColorVariant: Scalars['String']['input'];
  id: Scalars['Int']['input'];
  location?: InputMaybe<Scalars['String']['input']>;
  minStockLevel?: Scalars['Int']['input'];
  productId: Scalars['Int']['input'];
  stockQuantity: Scalars['Int']['input'];
  /** The version that the edit began from. */
  version: Scalars['Int']['input'];
};

export type UpdateOrderStatusInput = {
  /** For staff; at most 2000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
  /** Whether the customer is mailed, 10 seconds later; left out: unless the order moves back to an earlier status. */
  sendsMail?: InputMaybe<Scalars['Boolean']['input']>;
  status: OrderStatus;
  /** The version that was seen: with it, a colleague’s change is not written over. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateOrderStatusPayload = {
  /** As it is now; with CHANGED_MEANWHILE what others have made of it. */
  order?: Maybe<Order>;
  userErrors: Array<UserError>;
};

/** What is absent stays as it is. */
export type UpdateProductInput = {
  availableColors?: InputMaybe<Array<Scalars['String']['input']>>;
  availableFrameColors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Codes of variants of the category, the default first; null: all of them. */
  availableVariants?: InputMaybe<Array<Scalars['String']['input']>>;
  basePrice?: InputMaybe<Scalars['Decimal']['input']>;
  category?: InputMaybe<Category>;
  /** 1-10000 characters */
  description?: InputMaybe<Scalars['String']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['Int']['input'];
  /** A path of the shop, as the upload of a picture answers it; null: its to-scale drawing. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** cm */
  maxHeight?: InputMaybe<Scalars['Int']['input']>;
  /** cm */
  maxProjection?: InputMaybe<Scalars['Int']['input']>;
  maxWidth?: InputMaybe<Scalars['Int']['input']>;
  /** cm */
  minHeight?: InputMaybe<Scalars['Int']['input']>;
  /** cm */
  minProjection?: InputMaybe<Scalars['Int']['input']>;
  minWidth?: InputMaybe<Scalars['Int']['input']>;
  /** 2-200 characters */
  name?: InputMaybe<Scalars['String']['input']>;
  pricePerSqm?: InputMaybe<Scalars['Decimal']['input']>;
  /** In this order; the first three are shown on the card. */
  specifications?: InputMaybe<Array<SpecificationInput>>;
  subcategory?: InputMaybe<Scalars['String']['input']>;
  /** The one that the client has seen. */
  version: Scalars['Int']['input'];
};

export type UpdateProfileInput = {
  /** 2-120 characters */
  name: Scalars['String']['input'];
  /** The version that the change was made on. */
  version: Scalars['Int']['input'];
};

/** A member of staff. */
export type User = {
  createdAt: Scalars['DateTimeISO']['output'];
  /** Since then it opens nothing. */
  disabledAt?: Maybe<Scalars['DateTimeISO']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  role: UserRole;
  /** Grows with every change; an edit names the one it has seen. */
  version: Scalars['Int']['output'];
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

export type WithdrawInput = {
  /** Of the order; the receipt goes there. */
  email: Scalars['String']['input'];
  /** Which goods, at most 1000 characters; nothing: all of the order. */
  goods?: InputMaybe<Scalars['String']['input']>;
  /** 2-120 characters */
  name: Scalars['String']['input'];
  orderNumber: Scalars['Int']['input'];
  /** Nobody has to; at most 2000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type WithdrawPayload = {
  /** The receipt, which is mailed as well. */
  notice: WithdrawalNotice;
};

/** The right of withdrawal: none for goods made to measure, else 14 days. */
export type Withdrawal =
  | 'days14'
  | 'none';

/** A consumer’s statement that they withdraw from a contract, as it was received. */
export type WithdrawalNotice = {
  email: Scalars['String']['output'];
  /** Which goods; null: all of the order. */
  goods?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** As it was stated. */
  orderNumber: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTimeISO']['output'];
};
