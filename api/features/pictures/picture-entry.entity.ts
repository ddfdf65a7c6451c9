import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/user.entity.js';

/**
 * What staff have said of a picture of the library. A picture that has none, because it was delivered or uploaded before
 * there was a library, gets one with the first change.
 */
@Entity()
@Check({
  name: 'picture_entry_focal_point',
  expression: 'focal_x between 0 and 100 and focal_y between 0 and 100',
})
export class PictureEntry {
  [OptionalProps]?: 'alt' | 'focalX' | 'focalY' | 'author' | 'createdAt' | 'version';

  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  /** The name in its address, `/zdjecia/<name>`. */
  @Property({ type: 'string', length: 60 })
  @Unique()
  readonly name!: string;

  /** What the picture shows; empty: not said. */
  @Property({ type: 'string', length: 200, default: '' })
  alt: string = '';

  /** % of the width, from the left: the point that stays visible where the picture is cropped. */
  @Property({ type: 'smallint', default: 50 })
  focalX: number = 50;

  /** % of the height, from the top. */
  @Property({ type: 'smallint', default: 50 })
  focalY: number = 50;

  /** Who has uploaded it; null for a picture that had no entry then. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  readonly author: Ref<User> | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  readonly createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version!: number;
}
