import type { LoginValues } from './values.ts'
import { Form } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { LanguageSwitch } from '../../layout/LanguageSwitch.tsx'
import { PageTitle } from '../../layout/PageTitle.tsx'
import { ThemeSwitch } from '../../layout/ThemeSwitch.tsx'
import { useLocale } from '../../i18n/i18n.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { LoginNotice } from './LoginNotice.tsx'
import { rememberedUser } from './remembered.ts'
import { SignInForm } from './SignInForm.tsx'
import { SupportLines, VendorPanel } from './VendorPanel.tsx'
import './login.css'

type Mode = 'login' | 'forgot'

function firstEmpty({ tenantId, account }: Partial<LoginValues>, mode: Mode): keyof LoginValues {
  if (mode === 'forgot') return 'account'
  return tenantId ? (account ? 'password' : 'account') : 'tenantId'
}

export default function LoginPage() {
  const t = useTranslate()
  const locale = useLocale()
  const [form] = Form.useForm<LoginValues>()
  const [mode, setMode] = useState<Mode>('login')
  const [initial] = useState(() => ({ ...rememberedUser(), rememberMe: rememberedUser() !== null }))

  useEffect(() => form.setFieldsValue(initial), [form, initial])
  useEffect(() => {
    const values = form.getFieldsValue(true) as Partial<LoginValues>
    form.getFieldInstance(firstEmpty(values, mode))?.focus()
  }, [form, mode])

  const title = t(mode === 'login' ? 'account.login.title' : 'account.forgot.title')
  return (
    <div className="login">
      <PageTitle trail={[{ label: t('menu.login') }]} />
      <VendorPanel />
      <main className="login-main">
        <div className="login-tools">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <div className="login-form">
          <h1>{title}</h1>
          <p className="login-guide">{t(mode === 'login' ? 'account.login.guide' : 'account.forgot.guide')}</p>
          {mode === 'login' && <LoginNotice />}
          {/* A new language restarts the form, so that no message stays in the old one; the values stay. */}
          {mode === 'login' ? (
            <SignInForm key={locale} form={form} onForgot={() => setMode('forgot')} />
          ) : (
            <ForgotForm key={locale} form={form} onBack={() => setMode('login')} />
          )}
        </div>
        <SupportLines className="login-support-below" />
      </main>
    </div>
  )
}
