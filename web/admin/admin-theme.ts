import type { ThemeConfig } from 'antd';

const SEEDS = {
  colorPrimary: '--color-shade',
  colorInfo: '--color-shade',
  colorLink: '--color-sun-deep',
  colorSuccess: '--color-leaf',
  colorWarning: '--color-sun',
  colorError: '--color-brick',
  colorTextBase: '--color-ink',
  colorBgLayout: '--color-paper',
  colorBorder: '--color-line',
  colorBorderSecondary: '--color-line',
  fontFamily: '--font-text',
} as const;

const COMPONENTS = {
  Layout: { siderBg: '--color-white', headerBg: '--color-white' },
  Menu: { itemSelectedBg: '--color-sand', itemSelectedColor: '--color-ink' },
  Table: { headerBg: '--color-sand', headerColor: '--color-ink' },
} as const;

/** Ant Design's theme in the shop's own tokens, read from the page: it computes shades, so it needs resolved values. */
export function readAdminTheme(): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const resolve = (names: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(names)
        .map(([name, property]) => [name, style.getPropertyValue(property).trim()])
        .filter(([, value]) => value !== ''),
    );
  return {
    token: { ...resolve(SEEDS), borderRadius: 6 },
    components: {
      Layout: resolve(COMPONENTS.Layout),
      Menu: resolve(COMPONENTS.Menu),
      Table: resolve(COMPONENTS.Table),
    },
  };
}
