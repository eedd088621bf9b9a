import type { AnyResource } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'

/** A document whose action posts, and who takes it. */
export interface Acting {
  engine: Engine
  resource: AnyResource
  id: string
  /** The document as it will be stored. */
  after: Values
  writer: Writer
  /** Name of the action. */
  action: string
}
