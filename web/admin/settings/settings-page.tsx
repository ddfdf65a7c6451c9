import { Button, Descriptions, Tag } from 'antd';
import { useState } from 'react';
import { keysOf } from '#engine/trade/fields/pick';
import {
  SETTING_GROUPS,
  type SettingGroup,
  type SettingName,
  accessTo,
} from '#engine/trade/settings/settings';
import type { Connection } from '../../apollo/schema.generated';
import { AdminPage, Section } from '../kit/page/admin-page';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { may, useViewer } from '../kit/page/viewer';
import { LogoPicture } from './brand-fields';
import { ConnectionCheck } from './connection-check';
import { LaunchSteps } from './launch-steps';
import { definitionOf, shownSetting } from './setting-texts';
import { SettingsDialog } from './settings-dialog';
import { SettingsPageDocument, type ShopSettingValueFragment } from './settings-page.generated';
import styles from './settings-page.module.css';

/** What the owner sets for the whole shop, in groups that are edited one by one. */
export function SettingsPage() {
  const { data, error, refetch } = useStaffQuery(SettingsPageDocument, {});
  const [edited, edit] = useState<SettingGroup | null>(null);
  const settings = data?.shopSettings ?? [];
  const of = (group: SettingGroup) =>
    settings.filter(({ name }) => definitionOf(name)?.group === group);
  return (
    <AdminPage title="Ustawienia">
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={12} />}
      {data && <LaunchSteps steps={data.launchSteps} demoData={data.demoData} />}
      {data && (
        <div className={styles.groups}>
          {keysOf(SETTING_GROUPS).map((group) => (
            <Group key={group} group={group} settings={of(group)} onEdit={() => edit(group)} />
          ))}
        </div>
      )}
      {edited && (
        <SettingsDialog
          title={SETTING_GROUPS[edited]}
          settings={of(edited)}
          onClose={() => edit(null)}
        />
      )}
    </AdminPage>
  );
}

/** A logo as a picture, a colour with a sample, any other setting as people read it. */
function ShownSetting({ setting }: { setting: ShopSettingValueFragment }) {
  const { name, value } = setting;
  const kind = definitionOf(name)?.kind;
  if (kind === 'logo' && value) return <LogoPicture name={value} isDark={name === 'LOGO_DARK'} />;
  return (
    <>
      {kind === 'color' && value && (
        <svg className={styles.sample} viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={value} />
        </svg>
      )}
      {shownSetting(setting)}
    </>
  );
}

/** The groups that configure a service, under its name in the API. */
const isConnection = (group: SettingGroup): group is Connection & SettingGroup =>
  group === 'mail' || group === 'payments' || group === 'ksef';

interface GroupProps {
  group: SettingGroup;
  settings: readonly ShopSettingValueFragment[];
  onEdit: () => void;
}

function Group({ group, settings, onEdit }: GroupProps) {
  const title = SETTING_GROUPS[group];
  const viewer = useViewer();
  return (
    <Section title={title}>
      <Descriptions
        size="small"
        column={1}
        items={settings.map((setting) => ({
          key: setting.name,
          label: setting.label,
          children: (
            <>
              <ShownSetting setting={setting} />
              {setting.isFixed && <Tag className={styles.fixed}>ustawione na serwerze</Tag>}
            </>
          ),
        }))}
      />
      <div className={styles.actions}>
        {settings.some(({ name }) => may(viewer, accessTo(name as SettingName))) && (
          <Button aria-label={`Zmień: ${title}`} onClick={onEdit}>
            Zmień
          </Button>
        )}
        {isConnection(group) && may(viewer, 'settings:write') && (
          <ConnectionCheck connection={group} title={title} />
        )}
      </div>
    </Section>
  );
}
