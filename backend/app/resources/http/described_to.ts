import { visibleTo, type AnyResource } from '@barem/resources/kit'
import type { Described } from '#app/description/described'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'

/** Makes descriptions of routes of a resource from what their reader sees of it; null for what they do not see. */
export const describedTo =
  (resource: AnyResource) =>
  (describe: (seen: AnyResource, engine: Engine) => Described | null) =>
  (caller: Identity, engine: Engine): Described | null =>
    describe(
      visibleTo(resource, (area, level) => may(caller, area, level)),
      engine,
    )
