import { PMREMGenerator, type Texture, type WebGLRenderer } from 'three';
import type { Surfaces } from '../surfaces';
import { Backdrop } from './backdrop';
import { LAWN_LOOKS } from './lawn-look';
import { disposePanorama, loadPanorama, type Panorama } from './panorama';
import type { Season } from './season';

/** The garden around the product: its background and its light, in the season that was last requested. */
export class World {
  readonly backdrop = new Backdrop();
  private readonly loaded = new Map<Season, Panorama>();
  private environment: Texture | null = null;
  private requested: Season | null = null;
  private shown: Season | null = null;
  private gone = false;

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly onShown: (season: Season, panorama: Panorama) => void,
  ) {}

  /** Shows a season as soon as it has loaded; until then the scene is lit as before. */
  async turn(season: Season): Promise<void> {
    if (season === this.requested) return;
    this.requested = season;
    const panorama = this.loaded.get(season) ?? (await this.load(season));
    this.loaded.set(season, panorama);
    if (this.gone) disposePanorama(panorama);
    else if (this.requested === season) this.show(season, panorama);
  }

  /** The light of the shown season for reflections; null before a season is shown. */
  reflections(): Texture | null {
    const panorama = this.shown && this.loaded.get(this.shown);
    if (!panorama) return null;
    this.environment?.dispose();
    const generator = new PMREMGenerator(this.renderer);
    this.environment = generator.fromEquirectangular(panorama.light).texture;
    generator.dispose();
    return this.environment;
  }

  /** Shows the garden of the current season, with the grain of its lawn; nothing before there is a season. */
  lay(surfaces: Surfaces): void {
    const panorama = this.shown && this.loaded.get(this.shown);
    if (!this.shown || !panorama) return;
    const { grain, strength } = LAWN_LOOKS[this.shown];
    this.backdrop.show(panorama.background, surfaces.grain(grain), strength);
  }

  dispose(): void {
    this.gone = true;
    for (const panorama of this.loaded.values()) disposePanorama(panorama);
    this.environment?.dispose();
    this.backdrop.dispose();
  }

  private async load(season: Season): Promise<Panorama> {
    try {
      return await loadPanorama(season);
    } catch (error) {
      // The season is loaded when it is next wanted.
      if (this.requested === season) this.requested = this.shown;
      throw error;
    }
  }

  private show(season: Season, panorama: Panorama): void {
    this.shown = season;
    this.onShown(season, panorama);
  }
}
