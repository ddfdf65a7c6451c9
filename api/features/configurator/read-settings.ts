import type { Pool } from 'pg';
import type { Configuration as Settings } from '../../../engine/configuration/configuration.js';
import { AppError } from '../../shared/errors.js';
import { isUuid } from './configurations/configuration.service.js';

/** What is saved or ordered never changes, so a browser may keep what is made of it for ever. */
export const FOR_EVER = 'private, max-age=31536000, immutable';

export interface KeptSettings {
  id: string;
  settings: Settings;
}

/** The settings of a saved configuration or an ordered line; throws NOT_FOUND where there is none of this id. */
export async function readSettings(
  pool: Pool,
  table: 'configuration' | 'order_line',
  id: string,
): Promise<KeptSettings> {
  if (!isUuid(id)) throw new AppError('NOT_FOUND');
  const text = `select id, settings from ${table} where id = $1`;
  const { rows } = await pool.query<KeptSettings>(text, [id]);
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
