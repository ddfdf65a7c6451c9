import type { EntityManager } from '@mikro-orm/postgresql';
import type { PermissionName } from '#engine/trade/rights/permissions';
import type { User } from '../../identity/user.entity.js';
import type { PictureFiles } from '../pictures/picture-files.js';
import type { PictureStore } from '../pictures/picture-store.js';
import type { PictureUse } from './picture-library.payloads.js';

/** Another picture that takes the place of one, everywhere. */
export interface Replacement {
  from: string;
  to: string;
  /** The files of an uploaded picture; null for a delivered one. */
  files: PictureFiles | null;
  /** What the other picture shows; empty: not said. */
  alt: string;
}

/** A kind of place where the shop shows pictures. */
export interface PicturePlace {
  /** All uses of all pictures. */
  find: (em: EntityManager, pictures: PictureStore) => Promise<readonly PictureUse[]>;
  /** Left out where a picture can only be replaced with the program. */
  replacing?: {
    /** What those who replace it need. */
    permission: PermissionName;
    /** Takes the locks that changing these places takes before that of the catalogue, in the same order. */
    lock?: (tx: EntityManager, uses: readonly PictureUse[]) => Promise<void>;
    /** Changes the places of these uses; the catalogue is locked. */
    replace: (
      tx: EntityManager,
      viewer: User,
      uses: readonly PictureUse[],
      replacement: Replacement,
    ) => Promise<void>;
  };
}
