import type {
  Configuration,
  ConfigurationRequest,
  ControlType,
  Dimension,
} from '../configuration/configuration.js';
import type { PictureOf } from '../drawing/picture.js';
import type { FamilyModel, Pose } from '../model/model.js';
import type { Polygon } from '../model/geometry.js';
import type { Advice, Locality } from '../place/advice.js';
import type { WindClass } from '../place/wind-class.js';
import type { Grosze } from '../price/money.js';
import type { Louvres } from '../sun/louvres.js';
import type { Terrace } from '../sun/shade.js';
import type { Slats } from '../sun/window.js';
import type { FamilyCard } from './family-card.js';

export type OptionUnit = 'once' | 'each' | 'per_sqm';

export interface ProductVariant {
  readonly code: string;
  readonly label: string;
  /** The product's full name in this variant: "Markiza kasetowa". */
  readonly name: string;
  readonly description: string;
  /** Factor on base and area in the first price list, in hundredths: 115 means × 1.15. */
  readonly initialFactor: number;
}

export interface ProductDimension {
  readonly dimension: Dimension;
  readonly label: string;
  /** cm */
  readonly defaultValue: number;
  /** Limits in cm where the product gives none. */
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

/** What can be chosen, how it is called, and what is taken when nothing is chosen. */
export interface FamilyChoices {
  readonly defaultProductId: number;
  readonly variants: readonly [ProductVariant, ...ProductVariant[]];
  readonly dimensions: readonly ProductDimension[];
  /** The fields of a request that name variant and colour. */
  readonly variantField: 'productType' | 'roofMaterial';
  readonly colorField: 'fabricColor' | 'roofTransparency';
  readonly colorLabel: string;
  readonly frameColorLabel: string;
  readonly defaultColor: string;
  readonly defaultFrameColor: string;
  readonly controlTypes: readonly ControlType[];
  readonly options: readonly ProductOption[];
  /** Greatest angle in degrees; 0 where the product has nothing to turn. */
  readonly maxLamelOrientation: number;
  readonly maxOpeningAngle: number;
  /** A word on the field of the angle; absent where there is none. */
  readonly angleHint?: string;
  /** What is rolled out or let down is called so in the 3D view; absent where nothing is. */
  readonly deployLabel?: string;
  /** "Twoja markiza czeka w koszyku." */
  readonly cartMessage: string;
}

/** What buyer and fitter have to know. */
export interface FamilyTrade {
  /** "MAR" of "MAR-0007", by which a product is known on its label and in its papers. */
  readonly identifierPrefix: string;
  /** Warnings that a buyer must see on the offer itself, in Polish, the gravest first. */
  readonly safetyNotes: readonly string[];
  /** Whether snow lies on it, so that the place decides about its strength. */
  readonly bearsSnow: boolean;
  /** Whether an adviser has to look at it where it reaches farther from the wall than it is wide. */
  readonly checksProjection: boolean;
  /** What to know before ordering a configuration, most important first; null where there is nothing to say. */
  readonly advice: (
    configuration: Configuration,
    locality: Locality | null,
  ) => readonly (Advice | null)[];
  /** The wind class of a configuration; null or absent where it is not known. */
  readonly windClass?: (configuration: Configuration) => WindClass | null;
}

/** A roof of louvres, which let a share of the sun through. */
export interface LouvredRoof {
  readonly louvres: Louvres;
  /** The area that they cover, cm. */
  readonly area: Polygon;
}

/** What shades a terrace. */
export interface TerraceSun {
  readonly on: 'terrace';
  /** The ground under the product, cm. */
  readonly terrace: (configuration: Configuration) => Terrace;
  readonly louvredRoof?: (configuration: Configuration) => LouvredRoof;
  /** Code of the option whose pieces add shade at the sides. */
  readonly screens?: string;
  /** What the figures assume: the end of a sentence. */
  readonly assumption?: string;
}

/** What keeps the sun off a window. */
export interface WindowSun {
  readonly on: 'window';
  readonly slats?: (configuration: Configuration) => Slats;
}

/** How the product is built, drawn and lit. */
export interface FamilyConstruction {
  readonly model: (configuration: Configuration, pose: Pose) => FamilyModel;
  readonly picture: PictureOf;
  /** How far pictures show it rolled out: what hangs before a window leaves some of it free. */
  readonly shownPose: Pose;
  /** The angles at which pictures show what can be turned, so that it is seen for what it is. */
  readonly shownAngles: Pick<ConfigurationRequest, 'lamelOrientation' | 'openingAngle'>;
  /** Whether a configuration stands away from the house's wall; absent where none does. */
  readonly isFreeStanding?: (configuration: Configuration) => boolean;
  /** Whether it hangs in a room. */
  readonly isIndoors: boolean;
  /** Null where it is not known how much sun passes. */
  readonly sun: TerraceSun | WindowSun | null;
}

/** A family of products: everything that the shop knows of it. */
export interface Family extends FamilyCard, FamilyChoices, FamilyTrade, FamilyConstruction {}
