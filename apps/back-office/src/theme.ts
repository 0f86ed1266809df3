import { theme, type ThemeConfig } from 'antd';

/** Colours of the shop's themes (apps/web/src/styles/theme.css) as design tokens for antd. */
const tokens = {
  light: {
    colorPrimary: '#b4531a',
    colorLink: '#8f3f10',
    colorSuccess: '#1d7a46',
    colorSuccessBg: '#eef7f1',
    colorSuccessBorder: '#b5d9c3',
    colorWarning: '#7f5506',
    colorWarningBg: '#fdf6e3',
    colorWarningBorder: '#e5d3a1',
    colorInfo: '#1a5a94',
    colorInfoBg: '#eef4fa',
    colorInfoBorder: '#b3cbe3',
    colorError: '#b3261e',
    colorErrorBg: '#fdf0ee',
    colorErrorBorder: '#eab9b5',
    colorTextBase: '#15181c',
    colorBgBase: '#ffffff',
    colorBgContainer: '#ffffff',
    colorBgElevated: '#ffffff',
    colorBgLayout: '#fbfbf8',
    colorTextLightSolid: '#ffffff',
    colorTextDescription: '#555b62',
    colorTextPlaceholder: '#696f76',
  },
  dark: {
    colorPrimary: '#e08a52',
    colorLink: '#f0a878',
    colorSuccess: '#5cc68b',
    colorSuccessBg: '#15241b',
    colorSuccessBorder: '#2b4d39',
    colorWarning: '#e0b44c',
    colorWarningBg: '#2a2414',
    colorWarningBorder: '#5a4a20',
    colorInfo: '#7db4e6',
    colorInfoBg: '#14202b',
    colorInfoBorder: '#29455e',
    colorError: '#f2847c',
    colorErrorBg: '#2c1715',
    colorErrorBorder: '#5e2c28',
    colorTextBase: '#e9e8e3',
    colorBgBase: '#121416',
    colorBgContainer: '#181b1e',
    colorBgElevated: '#1f2327',
    colorBorder: '#3a3f45',
    colorBorderSecondary: '#272b2f',
    colorBgLayout: '#121416',
    colorTextLightSolid: '#15181c',
    colorTextDescription: '#a8adb3',
    colorTextPlaceholder: '#8b9198',
  },
} as const;

export type ThemeName = keyof typeof tokens;

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Returns antd's configuration for a theme. Breakpoints are antd's defaults: 480, 576, 768, 992, 1200 and 1600 px, as
 * in the specification (section 9).
 */
export const themeOf = (name: ThemeName): ThemeConfig => ({
  algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  token: {
    ...tokens[name],
    fontFamily: "'Letters With Breve', 'Golos Text Variable', system-ui, sans-serif",
    fontFamilyCode: "'JetBrains Mono Variable', ui-monospace, monospace",
    borderRadius: 3,
    motion: !isStill(),
  },
  components: {
    // Replaces the colour that antd would derive from the primary one, because it is too light to read on white.
    Button: { defaultHoverColor: tokens[name].colorLink, defaultHoverBorderColor: tokens[name].colorLink },
    Descriptions: { labelColor: tokens[name].colorTextDescription },
    // With this height the longest menu (six groups, one of them open) fits a window of 720 px.
    Menu: { itemSelectedColor: tokens[name].colorLink, itemHeight: 34 },
    // A colour that can be seen on both white and tinted backgrounds.
    Segmented: { trackBg: name === 'dark' ? '#2b2f34' : '#ecebe4' },
    Layout: {
      headerHeight: 56,
      headerPadding: '0 16px',
      headerBg: tokens[name].colorBgContainer,
      headerColor: tokens[name].colorTextBase,
      bodyBg: tokens[name].colorBgLayout,
      lightSiderBg: tokens[name].colorBgContainer,
      lightTriggerBg: tokens[name].colorBgContainer,
      lightTriggerColor: tokens[name].colorTextBase,
    },
  },
});
