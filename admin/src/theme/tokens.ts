import { theme, type ThemeConfig } from 'antd'

export type Mode = 'light' | 'dark'
export type Density = 'comfortable' | 'compact'

/** One steel blue for the brand, in both modes. */
const brand = { colorPrimary: '#3a77aa', colorInfo: '#3a77aa' }

/** The stock colours under the mouse are too close to those of the words on them. */
const hovered: Record<Mode, NonNullable<ThemeConfig['token']>> = {
  light: { colorPrimaryHover: '#2f689a', colorErrorHover: '#a9322a' },
  dark: { colorPrimaryHover: '#2f689a', colorErrorHover: '#f9948b' },
}

/** Hues for status alone; brighter on dark ground, where the algorithm takes some light away again. */
const status: Record<Mode, NonNullable<ThemeConfig['token']>> = {
  light: {
    colorSuccess: '#237a4b',
    colorSuccessBg: '#eaf6ef',
    colorSuccessBorder: '#b9dfca',
    colorWarning: '#9c6009',
    colorWarningBg: '#fdf4e3',
    colorWarningBorder: '#f0d7a7',
    colorError: '#c63d33',
    colorErrorBg: '#fdf0ee',
    colorErrorBorder: '#f2c4bf',
    colorInfoBg: '#eaf2f9',
    colorInfoBorder: '#bdd6eb',
    colorPrimaryBg: '#eaf2f9',
  },
  dark: { colorSuccess: '#46c486', colorWarning: '#e5a83c', colorError: '#f97165' },
}

/** Greys with a touch of steel, stronger than the stock ones where text is shown on them. */
const neutrals: Record<Mode, NonNullable<ThemeConfig['token']>> = {
  light: {
    colorTextBase: '#14202b',
    colorBgLayout: '#f4f6f8',
    colorBorder: '#ccd4dc',
    colorBorderSecondary: '#e4e9ee',
    colorTextTertiary: 'rgba(20, 32, 43, 0.64)',
    colorTextDescription: 'rgba(20, 32, 43, 0.64)',
    colorTextPlaceholder: 'rgba(20, 32, 43, 0.62)',
    colorLink: '#2f689a',
    colorLinkHover: '#24527a',
    colorPrimaryText: '#2f689a',
    colorSplit: 'rgba(20, 50, 80, 0.1)',
  },
  dark: {
    colorTextBase: '#e9eef3',
    colorBgBase: '#12161a',
    colorBgLayout: '#0f1317',
    colorBgContainer: '#171c22',
    colorBgElevated: '#1f262d',
    colorBorder: '#39444f',
    colorBorderSecondary: '#272f37',
    colorTextTertiary: 'rgba(233, 238, 243, 0.62)',
    colorTextDescription: 'rgba(233, 238, 243, 0.62)',
    colorTextPlaceholder: 'rgba(233, 238, 243, 0.5)',
    colorLink: '#86b6de',
    colorLinkHover: '#a9cdec',
    colorPrimaryText: '#86b6de',
    colorErrorText: '#f0857c',
    colorSplit: 'rgba(200, 220, 240, 0.12)',
  },
}

/** The brand where it is read as text: the button's blue is too dark on a dark ground. */
const accent: Record<Mode, string> = { light: '#2f689a', dark: '#86b6de' }

/** Words on red: on a dark ground the red is bright. */
const onError: Record<Mode, string> = { light: '#fff', dark: '#1b0b09' }

/** A switch that is off: its word is white on it. */
const switchedOff: Record<Mode, string> = { light: '#6b7782', dark: '#5b6772' }

/** Vietnamese stacks marks above capitals: no line is lower than one and a half. */
const lineHeights = {
  lineHeightLG: 1.5,
  lineHeightHeading1: 1.5,
  lineHeightHeading2: 1.5,
  lineHeightHeading3: 1.5,
  lineHeightHeading4: 1.5,
  lineHeightHeading5: 1.5,
}

const densities: Record<Density, NonNullable<ThemeConfig['token']>> = {
  comfortable: { controlHeight: 32 },
  compact: { controlHeight: 28, sizeStep: 3 },
}

/** Sizes that a finger hits without looking twice, whatever the density. */
const touched: NonNullable<ThemeConfig['token']> = { controlHeight: 44, controlHeightSM: 44, controlHeightLG: 48 }

const rowPadding: Record<Density, number> = { comfortable: 10, compact: 5 }

export interface Look {
  mode: Mode
  density: Density
  /** Touch targets are larger. */
  phone: boolean
  /** Turns animations off. */
  still: boolean
}

/** The whole look. Lengths are pixels. */
export function themeOf({ mode, density, phone, still }: Look): ThemeConfig {
  const flat = { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' }
  return {
    cssVar: { key: 'barem' },
    hashed: false,
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...brand,
      ...status[mode],
      ...neutrals[mode],
      ...hovered[mode],
      ...lineHeights,
      ...densities[density],
      ...(phone && touched),
      motion: !still,
      fontFamily: "'Inter Variable', system-ui, sans-serif",
      fontSize: 14,
      borderRadius: 6,
      wireframe: false,
    },
    components: {
      Button: {
        ...flat,
        fontWeight: 500,
        defaultHoverColor: accent[mode],
        defaultActiveColor: accent[mode],
        dangerColor: onError[mode],
      },
      Dropdown: { colorTextLightSolid: onError[mode] },
      Form: { verticalLabelPadding: '0 0 4px', labelColor: 'var(--barem-label)', itemMarginBottom: 20 },
      Menu: menuTokens(mode, phone),
      Table: {
        cellPaddingBlock: rowPadding[density],
        cellPaddingInline: 12,
        headerBg: 'transparent',
        headerSplitColor: 'transparent',
      },
      Tabs: { itemSelectedColor: accent[mode], itemHoverColor: accent[mode], inkBarColor: accent[mode] },
      Switch: { colorTextQuaternary: switchedOff[mode], colorTextTertiary: switchedOff[mode] },
      Card: { boxShadowTertiary: 'none' },
      Layout: { headerBg: 'transparent' },
      DatePicker: {
        colorTextDisabled: neutrals[mode].colorTextTertiary,
        ...(phone && { cellWidth: 44, cellHeight: 32 }),
      },
      ...(phone && { Segmented: { trackPadding: 0 } }),
    },
  }
}

function menuTokens(mode: Mode, phone: boolean): NonNullable<NonNullable<ThemeConfig['components']>['Menu']> {
  const [selected, selectedBg, hoverBg] =
    mode === 'dark'
      ? ['#a9cdec', 'rgba(120, 175, 225, 0.16)', 'rgba(200, 220, 240, 0.07)']
      : ['#245a89', 'rgba(58, 119, 170, 0.12)', 'rgba(20, 50, 80, 0.05)']
  return {
    itemBg: 'transparent',
    subMenuItemBg: 'transparent',
    itemSelectedColor: selected,
    itemSelectedBg: selectedBg,
    subMenuItemSelectedColor: selected,
    itemHoverBg: hoverBg,
    itemHeight: phone ? 44 : 36,
    itemMarginInline: 8,
    itemBorderRadius: 6,
    activeBarBorderWidth: 0,
    collapsedWidth: 80,
  }
}
