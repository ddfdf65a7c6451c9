import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { SavedConfiguration } from '../configurator/configuration.entity.js';

export const INQUIRY_TYPES = ['quote', 'technical', 'warranty', 'general', 'complaint'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];
export const InquiryTypeEnum = Object.fromEntries(INQUIRY_TYPES.map((type) => [type, type]));
registerEnumType(InquiryTypeEnum, { name: 'InquiryType' });

export const INQUIRY_STATUSES = [
  'new',
  'in_progress',
  'waiting_for_customer',
  'resolved',
  'closed',
] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];
export const OPEN_INQUIRY_STATUSES = ['new', 'in_progress', 'waiting_for_customer'] as const;

export const INQUIRY_PRIORITIES = ['low', 'medium', 'high'] as const;
export type InquiryPriority = (typeof INQUIRY_PRIORITIES)[number];

@Entity()
@Index({ properties: ['status', 'createdAt', 'id'] })
export class Inquiry {
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Property({ type: 'string', length: 120 })
  customerName!: string;

  @Property({ type: 'string', length: 254 })
  customerEmail!: string;

  @Property({ type: 'string', length: 20, nullable: true })
  customerPhone!: string | null;

  @Property({ type: 'string', length: 200 })
  subject!: string;

  @Property({ type: 'text' })
  message!: string;

  @Enum({ items: () => [...INQUIRY_TYPES] })
  inquiryType!: InquiryType;

  @Enum({ items: () => [...INQUIRY_STATUSES] })
  status: InquiryStatus = 'new';

  @Enum({ items: () => [...INQUIRY_PRIORITIES] })
  priority!: InquiryPriority;

  @ManyToOne(() => SavedConfiguration, { ref: true, nullable: true })
  configuration!: Ref<SavedConfiguration> | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
