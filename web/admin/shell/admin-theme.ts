import type { ThemeConfig } from 'antd';

const COLORS = {
  colorPrimary: '--color-shade',
  colorInfo: '--color-shade',
  colorLink: '--color-sun-deep',
  // Ant Design would lighten it, too much to be read.
  colorLinkHover: '--color-ink',
  colorLinkActive: '--color-ink',
  colorSuccess: '--color-leaf',
  colorWarning: '--color-sun',
  colorError: '--color-brick',
  colorTextBase: '--color-ink',
  colorText: '--color-ink',
  colorTextSecondary: '--color-ink-soft',
  colorTextTertiary: '--color-ink-soft',
  colorTextDescription: '--color-ink-soft',
  colorTextPlaceholder: '--color-ink-soft',
  colorBgLayout: '--color-paper',
  colorBgContainer: '--color-white',
  colorBgElevated: '--color-white',
  colorBorder: '--color-line',
  colorBorderSecondary: '--color-line',
  // Ant Design would compute the backgrounds of messages from the colours above, dark and grey.
  colorInfoBg: '--color-sand',
  colorInfoBorder: '--color-line',
  colorSuccessBg: '--color-leaf-soft',
  colorSuccessBorder: '--color-line',
  colorWarningBg: '--color-sun-soft',
  colorErrorBg: '--color-brick-soft',
  controlItemBgActive: '--color-sand',
  fontFamily: '--font-text',
} as const;

const COMPONENTS = {
  Menu: {
    itemBg: '--color-white',
    itemSelectedBg: '--color-sand',
    itemSelectedColor: '--color-ink',
  },
  Segmented: { trackBg: '--color-sand', itemSelectedBg: '--color-white' },
  Table: {
    headerBg: '--color-sand',
    headerColor: '--color-ink',
    headerSortActiveBg: '--color-sand',
    headerSortHoverBg: '--color-line',
    bodySortBg: '--color-white',
    rowHoverBg: '--color-paper',
    rowSelectedBg: '--color-sun-soft',
    rowSelectedHoverBg: '--color-sun-soft',
  },
} as const;

/** Ant Design's theme from the shop's CSS tokens, with resolved values because Ant Design computes shades of them. */
export function readAdminTheme(): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const resolve = (names: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(names)
        .map(([name, property]) => [name, style.getPropertyValue(property).trim()])
        .filter(([, value]) => value !== ''),
    );
  const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    // A button that works keeps enough contrast to be read.
    token: { ...resolve(COLORS), borderRadius: 6, opacityLoading: 0.8, motion },
    components: {
      Menu: { ...resolve(COMPONENTS.Menu), activeBarBorderWidth: 0 },
      Descriptions: { colonMarginLeft: 0 },
      Segmented: resolve(COMPONENTS.Segmented),
      Table: resolve(COMPONENTS.Table),
    },
  };
}
