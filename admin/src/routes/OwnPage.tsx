import { createElement } from 'react'
import { useParams } from 'react-router'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { screens } from '../resources/index.ts'
import { useDefinitions } from '../resources/model/registry.ts'
import type { ScreenName } from '../resources/model/screenName.ts'
import { RequireArea } from './guards.tsx'
import { ownScreenRoutes } from './resourceScreens.ts'

/** A generated screen of whichever of the company's own resources the address names. */
export function OwnPage({ screen }: { screen: ScreenName }) {
  const { key = '' } = useParams()
  useDefinitions()
  const route = ownScreenRoutes().find(
    (one) => one.screen === screen && one.definition.route.toLowerCase() === `/own/${key.toLowerCase()}`,
  )
  if (!route) return <NotFoundPage />
  const { definition, level } = route
  return (
    <RequireArea area={definition.area} level={level}>
      {createElement(screens[screen]!, { key: definition.name, definition })}
    </RequireArea>
  )
}
