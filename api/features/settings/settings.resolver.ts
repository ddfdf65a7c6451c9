import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { VERSION } from '../../shared/project-files.js';
import { attempt } from '../../shared/user-error.js';
import { asStaff } from '../audit/as-staff.js';
import { checkConnection } from './check-connection.js';
import { markLaunch, readLaunchSteps } from './launch/launch-steps.js';
import { ConfirmLaunchStepInput, LaunchStep, LaunchStepsPayload } from './launch/launch.inputs.js';
import { listSettings, saveSettings } from './save-settings.js';
import {
  CheckConnectionInput,
  ConnectionCheck,
  SaveShopSettingsInput,
  ShopSetting,
  ShopSettingsPayload,
} from './settings.inputs.js';

@Resolver()
export class SettingsResolver {
  @Query(() => [ShopSetting], {
    description: 'For staff: the settings of the shop, in the order of their page.',
  })
  shopSettings(@Ctx() { em, services }: Context): Promise<ShopSetting[]> {
    return listSettings(em, services.settings);
  }

  @Query(() => [LaunchStep], {
    description: 'For staff: what the shop needs before it sells, in the order of a first hour.',
  })
  launchSteps(@Ctx() { em, services }: Context): Promise<LaunchStep[]> {
    return readLaunchSteps(em, services);
  }

  @Query(() => String, {
    description:
      'For staff: the version of the software of the shop, such as `1.1.0`, as `/healthz` says it.',
  })
  shopVersion(): string {
    return VERSION;
  }

  @Mutation(() => ShopSettingsPayload, {
    description:
      'For staff: changes settings, all or none. Pages, mails and papers follow within a second; orders keep the ' +
      'terms on which they were placed.',
  })
  async saveShopSettings(
    @Arg('input', () => SaveShopSettingsInput) { entries }: SaveShopSettingsInput,
    @Ctx() { em, viewer, services: { settings, uploads } }: StaffContext,
  ): Promise<ShopSettingsPayload> {
    const { userErrors } = await attempt(() =>
      saveSettings(em, viewer, entries, settings, uploads),
    );
    return { settings: await listSettings(em.fork(), settings), userErrors };
  }

  @Mutation(() => LaunchStepsPayload, {
    description:
      'For staff: records that the caller has done a step which only a person can confirm.',
  })
  async confirmLaunchStep(
    @Arg('input', () => ConfirmLaunchStepInput) { step }: ConfirmLaunchStepInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<LaunchStepsPayload> {
    await asStaff(em, viewer, (tx) => markLaunch(tx, viewer, step));
    return { steps: await readLaunchSteps(em.fork(), services), userErrors: [] };
  }

  @Mutation(() => ConnectionCheck, {
    description:
      'For staff: asks whether a service works with its settings. Sends a mail to the caller, or logs in; moves no ' +
      'money and issues nothing. That a mail was sent is recorded for `launchSteps`.',
  })
  checkConnection(
    @Arg('input', () => CheckConnectionInput) { connection }: CheckConnectionInput,
    @Ctx() { em, services, viewer }: StaffContext,
  ): Promise<ConnectionCheck> {
    return checkConnection(em, connection, services, viewer);
  }
}
