import type { FieldAction } from '../phone/kept';

export const ACTION_LABELS: Record<FieldAction['kind'], string> = {
  save: 'Protokół',
  photograph: 'Zdjęcie',
  sign: 'Podpis pod protokołem',
  accept: 'Zgoda na zmianę',
  end: 'Zakończenie wizyty',
};

/** Whether the server does not have it yet. */
export const isUnsent = ({ state }: FieldAction): boolean => state !== 'sent';
