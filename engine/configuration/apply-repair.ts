import type { ConfigurationRequest } from './configuration.js';
import type { Repair } from './issues.js';

/** The request after a repair of one setting. */
export function applyRepair(
  request: ConfigurationRequest,
  { field, value }: Pick<Repair, 'field' | 'value'>,
): ConfigurationRequest {
  const [name = '', part] = field.split('.');
  if (part !== undefined && name === 'placement')
    return { ...request, placement: { ...request.placement, [part]: value } };
  if (part !== undefined && typeof value !== 'string')
    return { ...request, additionalOptions: { ...request.additionalOptions, [part]: value } };
  return { ...request, [name]: value };
}
