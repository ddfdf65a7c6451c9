import type {
  Configuration,
  ConfigurationRequest,
  ControlType,
  Dimension,
  PlacementCode,
} from '../configuration/configuration.js';
import type { Warning } from '../configuration/issues.js';
import type { PictureOf } from '../drawing/picture.js';
import type { MeasuringGuide } from '../measuring/guide.js';
import type { Polygon } from '../model/geometry.js';
import type { FamilyModel, OpeningView, Pose } from '../model/model.js';
import type { Side } from '../model/side.js';
import type { Advice } from '../place/advice.js';
import type { Locality } from '../place/locality.js';
import type { Grosze } from '../price/money.js';
import type { ProtectionReason, StartingPoint } from '../starting-points/starting-point.js';
import type { Louvres } from '../sun/louvres.js';
import type { Terrace } from '../sun/shade.js';
import type { Slats } from '../sun/window.js';
import type { FamilyCard } from './family-card.js';
import type { OverallSize, Sized } from './mounting.js';

export type OptionUnit = 'once' | 'each' | 'per_sqm';

export interface ProductVariant {
  readonly code: string;
  readonly label: string;
  /** The product's full name in this variant: "Markiza kasetowa". */
  readonly name: string;
  readonly description: string;
  /** Factor on base price and price per m² in the first price list, in hundredths: 115 means × 1.15. */
  readonly initialFactor: number;
}

export interface ProductDimension {
  readonly dimension: Dimension;
  readonly label: string;
  /** cm */
  readonly defaultValue: number;
  /** Limits in cm for products without limits of their own. */
  readonly fallbackMin: number;
  readonly fallbackMax: number;
}

export interface ProductOption {
  readonly code: string;
  readonly label: string;
  readonly description: string;
  readonly unit: OptionUnit;
  readonly maxQuantity: number;
  readonly selectedByDefault: boolean;
  /** Price of a unit in the first price list. */
  readonly initialPrice: Grosze;
}

/** A setting of how or where a product is mounted, with the value that is assumed unless the customer gives another. */
export type PlacementSetting = {
  readonly code: PlacementCode;
  /** "Wysokość montażu" */
  readonly label: string;
  readonly hint?: string;
} & (
  | {
      readonly kind: 'number';
      readonly unit: 'cm' | '°' | '';
      readonly min: number;
      readonly max: number;
      readonly defaultValue: number;
    }
  | { readonly kind: 'choice'; readonly choices: readonly [PlacementChoice, ...PlacementChoice[]] }
  | {
      /** The sides that get the pieces of an option first, as "left,front"; by default none is named. */
      readonly kind: 'sides';
      readonly option: string;
      /** The sides of a variant that can get a piece, in the usual order. */
      readonly openSides: (variant: string) => readonly Side[];
    }
);

export type SidesSetting = Extract<PlacementSetting, { kind: 'sides' }>;

interface PlacementChoice {
  readonly code: string;
  readonly label: string;
}

/** The choices of a family, with their labels and defaults. */
export interface FamilyChoices {
  readonly defaultProductId: number;
  readonly variants: readonly [ProductVariant, ...ProductVariant[]];
  readonly dimensions: readonly ProductDimension[];
  readonly defaultColor: string;
  readonly defaultFrameColor: string;
  readonly controlTypes: readonly ControlType[];
  readonly options: readonly ProductOption[];
  /** The settings of mounting; where a setting has choices, the first choice is the default. */
  readonly placement: readonly PlacementSetting[];
  /** The greatest angle of louvres in degrees; 0 for products without louvres. */
  readonly maxLamelOrientation: number;
  /** The greatest angle of slats in degrees; 0 for products without slats that turn. */
  readonly maxOpeningAngle: number;
  /** Hint below the field of the angle. */
  readonly angleHint?: string;
  /** Label of the slider that extends the product in the 3D view; absent for products that cannot be extended. */
  readonly deployLabel?: string;
  /** Said after a product was added to the cart: "Twoja markiza czeka w koszyku." */
  readonly cartMessage: string;
}

/** What a product of the family does for its owner. */
export interface Benefit {
  /** "Dach, który się otwiera" */
  readonly title: string;
  /** One sentence. */
  readonly text: string;
}

/** A wind class of PN-EN 13561 or 13659, and the wind in km/h up to which the product may stay extended. */
export interface WindClass {
  readonly windClass: number;
  readonly speed: number;
}

/** A harmonised standard for construction products, under which goods need a declaration of performance. */
export interface HarmonisedStandard {
  /** "EN 13561:2015" */
  readonly name: string;
  /** What goods under it are meant for, in Polish. */
  readonly use: string;
  /** Whether the additional thermal resistance is one of its essential characteristics. */
  readonly declaresResistance: boolean;
}

/** Texts, measuring, advice and warnings of a family. */
interface FamilyTrade {
  /** Three, the most important first. */
  readonly benefits: readonly Benefit[];
  /** One or two sentences below the picture of its profiles in section; absent where there is no such picture. */
  readonly profile?: string;
  readonly measuring: MeasuringGuide;
  readonly startingPoints: readonly StartingPoint[];
  /** What its goods protect from besides the sun; absent if from nothing else. */
  readonly protections?: readonly ProtectionReason[];
  /** Prefix of identifiers on labels and papers: "MAR" of "MAR-0007". */
  readonly identifierPrefix: string;
  /** What its goods are called in the documentation of the API: "façade blinds". */
  readonly inEnglish: string;
  /** The safety warnings that the law requires where goods are offered, in Polish, in display order. */
  readonly safetyNotes: readonly string[];
  /** Whether a projection larger than the width needs a check by an adviser. */
  readonly checksProjection: boolean;
  /** Advice on a configuration, the most important first; entries that are null do not apply to it. */
  readonly advice: (
    configuration: Configuration,
    locality: Locality | null,
  ) => readonly (Advice | null)[];
  /**
   * Warnings about a configuration that can be built only with reservations; entries that are null do not apply to it.
   */
  readonly warnings?: (configuration: Configuration) => readonly (Warning | null)[];
  /**
   * The largest area in m² and, where it matters, the largest width in cm of a product that is easily moved by hand;
   * absent where there is no limit.
   */
  readonly movedByHand?: { readonly area: number; readonly width?: number };
  /** Absent for goods under no harmonised standard. */
  readonly standard?: HarmonisedStandard;
  /** The wind class of a configuration; null or absent if unknown. */
  readonly windClass?: (configuration: Configuration) => WindClass | null;
}

/** A louvred roof, which lets a share of the sun through. */
export interface LouvredRoof {
  readonly louvres: Louvres;
  /** The rectangle that the louvres cover, at the height of their axes; cm. */
  readonly area: Polygon;
}

/** How a family shades a terrace. */
export interface TerraceSun {
  readonly on: 'terrace';
  /** The ground under the product, cm. */
  readonly terrace: (configuration: Configuration) => Terrace;
  readonly louvredRoof?: (configuration: Configuration) => LouvredRoof;
  /** What the figures of shade assume, as the end of a Polish sentence: "przy markizie rozwiniętej do końca". */
  readonly assumption?: string;
}

/** How a family shades a window. */
export interface WindowSun {
  readonly on: 'window';
  readonly slats?: (configuration: Configuration) => Slats;
}

/** How products of a family are built and drawn, and what they shade. */
interface FamilyConstruction {
  readonly model: (configuration: Configuration, pose: Pose) => FamilyModel;
  /** The ordered size together with the parts that stick out of it; null or absent where no part does. */
  readonly overallSize?: (configuration: Sized) => OverallSize | null;
  readonly picture: PictureOf;
  /** How far a product is extended in pictures; some products leave part of their window visible. */
  readonly shownPose: Pose;
  /** Angles of louvres or slats in pictures, so that they are recognisable. */
  readonly shownAngles: Pick<ConfigurationRequest, 'lamelOrientation' | 'openingAngle'>;
  /** The snow in N/m² that its roof bears; absent where it has no roof that stays out in snow. */
  readonly snowCapacity?: (configuration: Configuration) => number;
  /** Where the 3D view looks from when it opens: what is sold fills the picture. */
  readonly openingView: OpeningView;
  /** Whether a configuration is free-standing; absent if the family never is. */
  readonly isFreeStanding?: (configuration: Configuration) => boolean;
  /** Whether products of the family are mounted indoors. */
  readonly isIndoors: boolean;
  /** Null if it is unknown how much sun passes through the products: then no shade is computed. */
  readonly sun: TerraceSun | WindowSun | null;
}

/** A family of products: everything that the shop needs to know about it. */
export interface Family extends FamilyCard, FamilyChoices, FamilyTrade, FamilyConstruction {}
