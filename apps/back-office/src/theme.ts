import { theme, type ThemeConfig } from 'antd';

/** The tokens of the shop's look (apps/web/src/styles/theme.css) for antd, in both themes. */
const tokens = {
  light: {
    colorPrimary: '#b4531a',
    colorLink: '#8f3f10',
    colorSuccess: '#1d7a46',
    colorWarning: '#7f5506',
    colorError: '#b3261e',
    colorTextBase: '#15181c',
    colorBgBase: '#ffffff',
    colorBgLayout: '#fbfbf8',
    colorTextLightSolid: '#ffffff',
    colorTextDescription: '#555b62',
    colorTextPlaceholder: '#696f76',
  },
  dark: {
    colorPrimary: '#e08a52',
    colorLink: '#f0a878',
    colorSuccess: '#5cc68b',
    colorWarning: '#e0b44c',
    colorError: '#f2847c',
    colorTextBase: '#e9e8e3',
    colorBgBase: '#121416',
    colorBgLayout: '#121416',
    colorTextLightSolid: '#15181c',
    colorTextDescription: '#a8adb3',
    colorTextPlaceholder: '#8b9198',
  },
} as const;

export type ThemeName = keyof typeof tokens;

/** Breakpoints are antd's own: 480, 576, 768, 992, 1200, 1600 px, as the specification has them (section 9). */
export const themeOf = (name: ThemeName): ThemeConfig => ({
  algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  token: {
    ...tokens[name],
    fontFamily: "'Golos Text Variable', system-ui, sans-serif",
    fontFamilyCode: "'JetBrains Mono Variable', ui-monospace, monospace",
    borderRadius: 3,
  },
  components: {
    Layout: { headerHeight: 56, headerPadding: '0 16px', bodyBg: tokens[name].colorBgLayout },
  },
});
