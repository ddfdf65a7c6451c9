import { JsonType } from '@mikro-orm/core';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { fromStored, toStored } from '#engine/goods/configuration/stored';

/** A column of settings: stored with the version of their format; older formats are converted when they are read. */
export class SettingsType extends JsonType {
  override convertToDatabaseValue(value: unknown, ...rest: RestOf<'convertToDatabaseValue'>) {
    return super.convertToDatabaseValue(toStored(value as Configuration), ...rest);
  }

  override convertToJSValue(value: unknown, ...rest: RestOf<'convertToJSValue'>) {
    return fromStored(super.convertToJSValue(value as string, ...rest) as Record<string, unknown>);
  }
}

type RestOf<Method extends 'convertToDatabaseValue' | 'convertToJSValue'> =
  Parameters<JsonType[Method]> extends [unknown, ...infer Rest] ? Rest : never;
