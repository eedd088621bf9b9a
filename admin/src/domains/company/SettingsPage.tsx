import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { leaves, visibleMenu } from '../../routes/menu.ts'
import SingleScreen from '../../resources/single/SingleScreen.tsx'
import { useSession } from '../../session/session.ts'
import { SETTINGS_KEY } from '../../session/useCompanySettings.ts'
import './settings.css'

const SHOWN_BY = [SETTINGS_KEY]

/** The company's settings, with links to its other setup. */
export default function SettingsPage({ definition }: { definition: AnyResource }) {
  const t = useTranslate()
  const group = visibleMenu(useSession()).find(({ key }) => key === 'system')
  const others = leaves(group?.children ?? []).filter(({ route }) => route !== definition.route)
  return (
    <SingleScreen definition={definition} title={t('menu.configurations')} alsoShownBy={SHOWN_BY}>
      {others.length > 0 && (
        <nav className="settings-links" aria-label={t('shell.settings.others')}>
          {others.map(({ key, label, route }) => (
            <Link key={key} to={route!}>
              {t(label)}
            </Link>
          ))}
        </nav>
      )}
    </SingleScreen>
  )
}
