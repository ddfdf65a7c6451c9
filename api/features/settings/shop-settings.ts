import { SETTING_NAMES, type SettingName, isSecret } from '#engine/trade/settings/settings';
import { type Env, parseEnv, settingTexts } from '../../shared/env/env.js';
import { AppError } from '../../shared/errors.js';
import type { StoredSettings } from '../catalogue/catalogue-snapshot.js';
import { seal, unseal } from './seal.js';

/** What the process was started with. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/** The settings in force: the variables that the process was started with, then what the owner has entered. */
export class ShopSettings {
  private stored: StoredSettings | null = null;
  private read: Env | null = null;

  /** @param catalogue the newest catalogue in memory; the settings belong to it, so that every node follows a change */
  constructor(
    private readonly source: EnvSource,
    private readonly catalogue: { readonly latest: { readonly settings: StoredSettings } },
  ) {}

  /** The same object until a setting changes. */
  get env(): Env {
    const { settings } = this.catalogue.latest;
    if (this.read && this.stored === settings) return this.read;
    this.stored = settings;
    this.read = parseEnv(this.source, this.open(settings));
    return this.read;
  }

  /** Makes a value from the settings, and makes it again when one has changed; `end` ends the one before. */
  following<Made>(make: (env: Env) => Made, end?: (before: Made) => void): () => Made {
    let made: { env: Env; value: Made } | null = null;
    return () => {
      const { env } = this;
      if (made?.env === env) return made.value;
      if (made) end?.(made.value);
      made = { env, value: make(env) };
      return made.value;
    };
  }

  /** The texts in force where the owner has entered these. */
  textsWith(stored: StoredSettings): Readonly<Record<string, string | undefined>> {
    return settingTexts(this.source, this.open(stored));
  }

  /** Whether a variable of the environment sets it, so that nobody can change it in the shop. */
  isFixed(name: SettingName): boolean {
    return Boolean(this.source[name]);
  }

  /** Encrypts a secret for the database; throws CONFLICT where the shop has no key for that. */
  seal(text: string): string {
    const key = this.source['SECRETS_KEY'];
    if (key) return seal(text, key);
    throw new AppError(
      'CONFLICT',
      'Serwer nie ma klucza SECRETS_KEY, którym szyfruje hasła. Ustaw go i\u00a0uruchom sklep ponownie.',
    );
  }

  /** A secret that was encrypted for the database; null where that was done with another key. */
  unseal(sealed: string): string | null {
    return unseal(sealed, this.source['SECRETS_KEY'] ?? '');
  }

  /** Without secrets that were encrypted by another key: they have to be entered again. */
  private open(stored: StoredSettings): StoredSettings {
    return Object.fromEntries(
      SETTING_NAMES.flatMap((name) => {
        const text = stored[name];
        const opened = text && isSecret(name) ? this.unseal(text) : text;
        return opened ? [[name, opened]] : [];
      }),
    );
  }
}
