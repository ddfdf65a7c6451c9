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
  /** Hint below the field of the angle. */
  readonly angleHint?: string;
  /** Label of the slider that extends the product in the 3D view; absent for fixed products. */
  readonly deployLabel?: string;
  /** "Twoja markiza czeka w koszyku." */
  readonly cartMessage: string;
}

/** What buyers and fitters have to know. */
export interface FamilyTrade {
  /** Prefix of identifiers on labels and papers: "MAR" of "MAR-0007". */
  readonly identifierPrefix: string;
  /** Warnings that a buyer must see on the offer itself, in Polish, the gravest first. */
  readonly safetyNotes: readonly string[];
  /** Whether it has to bear snow, so that the place matters for its strength. */
  readonly bearsSnow: boolean;
  /** Whether a projection larger than the width needs a check by an adviser. */
  readonly checksProjection: boolean;
  /** What to know before ordering a configuration, most important first; null where there is nothing to say. */
  readonly advice: (
    configuration: Configuration,
    locality: Locality | null,
  ) => readonly (Advice | null)[];
  /** The wind class of a configuration; null or absent where it is not known. */
  readonly windClass?: (configuration: Configuration) => WindClass | null;
}

/** A louvred roof, which lets a share of the sun through. */
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
  /** Code of the option whose pieces shade the sides. */
  readonly screens?: string;
  /** What the figures assume, as the end of a Polish sentence. */
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
  /** How far pictures show it extended; products before a window leave part of it free. */
  readonly shownPose: Pose;
  /** Angles of louvres or slats in pictures, so that they are recognisable. */
  readonly shownAngles: Pick<ConfigurationRequest, 'lamelOrientation' | 'openingAngle'>;
  /** Whether a configuration stands away from the house's wall; absent where the family never does. */
  readonly isFreeStanding?: (configuration: Configuration) => boolean;
  /** Whether it hangs in a room. */
  readonly isIndoors: boolean;
  /** Null where it is unknown how much sun passes. */
  readonly sun: TerraceSun | WindowSun | null;
}

/** A family of products: everything that the shop knows of it. */
export interface Family extends FamilyCard, FamilyChoices, FamilyTrade, FamilyConstruction {}
