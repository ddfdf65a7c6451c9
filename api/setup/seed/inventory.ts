/** A stock item of the demo shop, by colours of fabric and frame; counted in sets for one piece each. */
export interface SeedInventoryItem {
  productId: number;
  colorVariant: string;
  frameColorVariant: string;
  stockQuantity: number;
  minStockLevel: number;
  location: string | null;
}

type Row = readonly [
  productId: number,
  colorVariant: string,
  frameColorVariant: string,
  stockQuantity: number,
  minStockLevel: number,
  location: string | null,
];

const ROWS: readonly Row[] = [
  [1, 'Czerwony', 'Biały', 18, 5, 'Hala A, regał 1'],
  [1, 'Beżowy', 'Antracyt', 9, 5, 'Hala A, regał 1'],
  [1, 'Szary', 'Antracyt', 3, 5, 'Hala A, regał 2'],
  [1, 'Zielony', 'Brązowy', 12, 5, 'Hala A, regał 2'],
  [2, 'Biały', 'Antracyt', 6, 2, 'Hala C, pole 1'],
  [2, 'Antracyt', 'Antracyt', 4, 2, 'Hala C, pole 1'],
  [2, 'Szary', 'Szary', 1, 2, 'Hala C, pole 2'],
  [3, 'Biały', 'Antracyt', 24, 8, 'Hala B, regał 4'],
  [3, 'Antracyt', 'Antracyt', 15, 8, 'Hala B, regał 4'],
  [3, 'Aluminium', 'Aluminium', 7, 8, 'Hala B, regał 5'],
  [4, 'Przezroczysty', 'Antracyt', 8, 3, 'Hala C, pole 4'],
  [4, 'Przyciemniony', 'Antracyt', 5, 3, 'Hala C, pole 4'],
  [4, 'Przyciemniony', 'Biały', 2, 3, 'Hala C, pole 5'],
  [5, 'Szary', 'Antracyt', 14, 5, 'Hala B, regał 1'],
  [5, 'Beżowy', 'Biały', 6, 5, 'Hala B, regał 1'],
  [6, 'Beżowy', 'Biały', 42, 10, 'Magazyn małych gabarytów, regał 1'],
  [6, 'Ecru', 'Biały', 28, 10, 'Magazyn małych gabarytów, regał 1'],
  [6, 'Szary', 'Antracyt', 10, 10, 'Magazyn małych gabarytów, regał 2'],
  [7, 'Beżowy', 'Antracyt', 7, 3, 'Hala A, regał 3'],
  [7, 'Szary', 'Czarny', 4, 3, 'Hala A, regał 3'],
  [8, 'Żółty', 'Biały', 11, 4, 'Hala A, regał 4'],
  [8, 'Krem', 'Szary', 4, 4, 'Hala A, regał 4'],
  [9, 'Zielony', 'Biały', 6, 3, 'Hala A, regał 5'],
  [9, 'Czerwony', 'Czarny', 2, 3, 'Hala A, regał 5'],
  [10, 'Szary', 'Czarny', 8, 3, 'Hala A, regał 6'],
  [10, 'Antracyt', 'Antracyt', 5, 3, 'Hala A, regał 6'],
  [11, 'Niebieski', 'Biały', 3, 2, 'Hala A, regał 7'],
  [11, 'Krem', 'Brązowy', 5, 2, 'Hala A, regał 7'],
  [12, 'Brązowy', 'Brązowy', 3, 2, 'Hala C, pole 2'],
  [12, 'Antracyt', 'Antracyt', 5, 2, 'Hala C, pole 2'],
  [13, 'Antracyt', 'Antracyt', 2, 2, 'Hala C, pole 3'],
  [13, 'Biały', 'Biały', 3, 2, 'Hala C, pole 3'],
  [14, 'Biały', 'Biały', 5, 2, 'Hala C, pole 6'],
  [15, 'Szary', 'Szary', 4, 2, 'Hala C, pole 6'],
  [16, 'Aluminium', 'Aluminium', 19, 6, 'Hala B, regał 5'],
  [16, 'Biały', 'Biały', 11, 6, 'Hala B, regał 5'],
  [17, 'Antracyt', 'Antracyt', 16, 6, 'Hala B, regał 6'],
  [17, 'Szary', 'Szary', 5, 6, 'Hala B, regał 6'],
  [18, 'Szary', 'Antracyt', 7, 4, 'Hala B, regał 7'],
  [18, 'Biały', 'Biały', 9, 4, 'Hala B, regał 7'],
  [19, 'Beżowy', 'Brązowy', 6, 4, 'Hala B, regał 8'],
  [20, 'Przezroczysty', 'Czarny', 4, 2, 'Hala C, stojak szkła 1'],
  [20, 'Przyciemniony', 'Antracyt', 1, 2, 'Hala C, stojak szkła 1'],
  [21, 'Przyciemniony', 'Biały', 9, 3, 'Hala C, pole 5'],
  [22, 'Przezroczysty', 'Aluminium', 13, 4, 'Hala C, stojak szkła 2'],
  [23, 'Przyciemniony', 'Brązowy', 3, 2, null],
  [24, 'Beżowy', 'Antracyt', 8, 3, 'Hala B, regał 2'],
  [24, 'Antracyt', 'Czarny', 6, 3, 'Hala B, regał 2'],
  [25, 'Czarny', 'Biały', 5, 4, 'Hala B, regał 3'],
  [26, 'Zielony', 'Biały', 9, 4, 'Hala B, regał 3'],
  [27, 'Niebieski', 'Biały', 21, 8, 'Magazyn małych gabarytów, regał 3'],
  [27, 'Antracyt', 'Antracyt', 13, 8, 'Magazyn małych gabarytów, regał 3'],
  [28, 'Żółty', 'Biały', 8, 8, 'Magazyn małych gabarytów, regał 4'],
  [28, 'Biały', 'Biały', 33, 8, 'Magazyn małych gabarytów, regał 4'],
  [29, 'Szary', 'Antracyt', 7, 4, 'Magazyn małych gabarytów, regał 5'],
  [30, 'Zielony', 'Biały', 17, 6, null],
];

export const SEED_INVENTORY: readonly SeedInventoryItem[] = ROWS.map(
  ([productId, colorVariant, frameColorVariant, stockQuantity, minStockLevel, location]) => ({
    productId,
    colorVariant,
    frameColorVariant,
    stockQuantity,
    minStockLevel,
    location,
  }),
);
