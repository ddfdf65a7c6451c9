import type { ConfigurationRequest } from './configuration.js';
import type { Repair } from './issues.js';

/** The request after a repair of one setting. */
export function applyRepair<Request extends Partial<ConfigurationRequest>>(
  request: Request,
  { field, value }: Pick<Repair, 'field' | 'value'>,
): Request {
  const [name = '', part] = field.split('.');
  if (part === undefined) return { ...request, [name]: value };
  const group = name === 'placement' ? request.placement : request.options;
  return { ...request, [name]: { ...group, [part]: value } };
}
