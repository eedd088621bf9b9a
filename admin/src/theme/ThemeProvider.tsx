import { App, ConfigProvider } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useAntdLocale } from '../i18n/i18n.ts'
import { useIsMobile, useIsStill } from '../layout/useMedia.ts'
import { nonce } from './nonce.ts'
import { themeOf } from './tokens.ts'
import { useDensity, useMode } from './preferences.ts'

/** antd with our look and the language on screen; everything below can use messages and dialogs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const mode = useMode()
  const density = useDensity()
  const phone = useIsMobile()
  const still = useIsStill()
  const theme = useMemo(() => themeOf({ mode, density, phone, still }), [mode, density, phone, still])
  const locale = useAntdLocale()
  const modal = useMemo(() => ({ closable: { 'aria-label': locale?.global?.close } }), [locale])
  return (
    <ConfigProvider
      theme={theme}
      locale={locale}
      // Dialogs would say Close in every language.
      modal={modal}
      csp={nonce ? { nonce } : undefined}
      button={{ autoInsertSpace: false }}
      // Screen readers read lists drawn in full as shown; virtual ones by the values behind them, such as ids.
      virtual={false}
      form={{ requiredMark: RequiredLabel }}
    >
      <App className="barem-app" message={{ top: 16 }} notification={{ placement: 'topRight' }}>
        {children}
      </App>
    </ConfigProvider>
  )
}

/** Puts the star behind the name, so that labels stay on one edge. */
function RequiredLabel(label: ReactNode, { required }: { required: boolean }) {
  return (
    <>
      {label}
      {required && (
        <span className="required-mark" aria-hidden>
          *
        </span>
      )}
    </>
  )
}
