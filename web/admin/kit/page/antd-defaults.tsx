import type { ConfigProviderProps } from 'antd';
import { joinClasses } from '../../../lib/join-classes';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { Icon, type IconName } from '../../../ui/image/icon';
import styles from './antd-defaults.module.css';

/** One of our icons instead of Ant Design's, whose accessible names are English. */
export function AntdIcon({ name, className }: { name: IconName; className?: string }) {
  return (
    <span className={joinClasses('anticon', styles.icon, className)} aria-hidden="true">
      <Icon name={name} />
    </span>
  );
}

function AntdSpinner() {
  return <span className={joinClasses('anticon', styles.spinner)} aria-hidden="true" />;
}

const search = <AntdIcon name="search" />;
const close = <AntdIcon name="close" className={styles.control} />;
const success = <AntdIcon name="check" />;
const info = <AntdIcon name="info" />;
const warning = <AntdIcon name="warning" />;
const messageIcons = {
  successIcon: success,
  infoIcon: info,
  warningIcon: warning,
  errorIcon: warning,
};

/** What Ant Design's components look like here; its own icons have English accessible names. */
export const ANTD_DEFAULTS: ConfigProviderProps = {
  alert: messageIcons,
  button: { loadingIcon: <AntdSpinner /> },
  // One column of labels, so that the values begin below one another; the colon follows a label's last word.
  descriptions: { styles: { label: { display: 'block', flex: '0 0 clamp(7.5rem, 30%, 11rem)' } } },
  // An empty list is told in words only, without a picture.
  empty: { image: false, styles: { image: { display: 'none' } } },
  inputSearch: {
    searchIcon: (
      <>
        {search}
        <VisuallyHidden>Szukaj</VisuallyHidden>
      </>
    ),
  },
  modal: messageIcons,
  select: {
    suffixIcon: <AntdIcon name="chevron-down" className={styles.control} />,
    loadingIcon: <AntdSpinner />,
    menuItemSelectedIcon: success,
    removeIcon: close,
  },
};

/** For `showSearch` of a Select. */
export const SEARCH_ICON = { searchIcon: search };

/** For `allowClear` of a Select. */
export const CLEARABLE_SELECT = { clearIcon: close, label: 'Wyczyść' };

/** For `allowClear` of an Input. */
export const CLEARABLE_INPUT = {
  clearIcon: (
    <>
      {close}
      <VisuallyHidden>Wyczyść</VisuallyHidden>
    </>
  ),
};
