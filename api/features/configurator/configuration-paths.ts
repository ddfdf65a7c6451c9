import type { Configuration } from './configurations/configuration.payloads.js';
import { shortPath } from './configurations/short-link.js';

/** The paths of what the server makes from a saved configuration. */
export function pathsOf(
  id: string,
): Pick<Configuration, 'drawingUrl' | 'shortPath' | 'qrCodeUrl' | 'offerUrl' | 'modelUrl'> {
  return {
    drawingUrl: `/rysunki/konfiguracja/${id}.svg`,
    shortPath: shortPath(id),
    qrCodeUrl: `/rysunki/kod/${id}.svg`,
    offerUrl: `/oferta/${id}.pdf`,
    modelUrl: `/modele/${id}.glb`,
  };
}
