import { describe, expect, it } from '@jest/globals';
import { receiptRow, sumDetails, totalRow } from './receipt.js';

const area = { label: 'Powierzchnia', formula: '12 m² × 200 zł', amount: '2400.00' };

describe('a receipt', () => {
  it('shows how an amount is calculated', () => {
    expect(receiptRow(area)).toEqual({
      label: 'Powierzchnia',
      note: '12 m² × 200 zł',
      amount: '2\u00a0400\u00a0zł',
    });
  });

  it.each([
    ['a surcharge in per cent', '15% × 2\u00a0200\u00a0zł'],
    ['exactly 1 m²', '1\u00a0m² × 200\u00a0zł'],
    ['several pieces', '2\u00a0szt. × 450\u00a0zł'],
    ['11 pieces', '11\u00a0szt. × 450\u00a0zł'],
    ['what is included', 'w\u00a0cenie'],
  ])('explains %s', (_case, formula) => {
    expect(receiptRow({ ...area, formula }).note).toBe(formula);
  });

  it('does not repeat the amount of a single piece', () => {
    expect(receiptRow({ ...area, formula: '1\u00a0szt. × 2\u00a0400\u00a0zł' }).note).toBeNull();
  });

  it('shows grosze where there are any', () => {
    expect(totalRow({ calculatedPrice: '4890.05' })).toEqual({
      label: 'Razem brutto',
      note: null,
      amount: '4\u00a0890,05\u00a0zł',
    });
  });

  it('says what VAT the total contains and what a square metre costs', () => {
    const sum = { calculatedPrice: '4890.00', vatRate: 23, area: '1234.50' };
    expect(sumDetails({ ...sum, vat: '914.39', pricePerSqm: '407.50' })).toEqual([
      { label: 'w\u00a0tym VAT 23%', note: null, amount: '914,39\u00a0zł' },
      {
        label: 'Cena za m²',
        note: 'powierzchnia 1\u00a0234,5\u00a0m²',
        amount: '407,50\u00a0zł',
      },
    ]);
    expect(sumDetails({ ...sum, vat: null, pricePerSqm: null })).toEqual([]);
  });

  it('names the lowest price of the 30 days before a reduction', () => {
    const sum = {
      calculatedPrice: '4890.00',
      vatRate: 23,
      vat: null,
      pricePerSqm: null,
      area: null,
    };
    expect(sumDetails({ ...sum, reduction: { lowestPrice: '5190.00' } })).toEqual([
      {
        label: 'Najniższa cena z\u00a030\u00a0dni przed obniżką',
        note: null,
        amount: '5\u00a0190\u00a0zł',
      },
    ]);
    expect(sumDetails({ ...sum, reduction: null })).toEqual([]);
  });
});
