import type { ConfigurationRequest } from './configuration.js';
import type { Repair } from './issues.js';

/** The request with one setting changed as the repair says. */
export function applyRepair(
  request: ConfigurationRequest,
  { field, value }: Pick<Repair, 'field' | 'value'>,
): ConfigurationRequest {
  const [name = '', option] = field.split('.');
  if (option !== undefined && typeof value !== 'string') {
    return { ...request, additionalOptions: { ...request.additionalOptions, [option]: value } };
  }
  return { ...request, [name]: value };
}
