import type { ScreenName } from '../resources/model/screenName.ts'

/** The data of a route: a title of its own (a locale key), or which screen of a resource it is. */
export type PageHandle = {
  title?: string
  screen?: ScreenName
  /** Whether it shows that there is no page, whatever the menu has at this address. */
  missing?: boolean
}
