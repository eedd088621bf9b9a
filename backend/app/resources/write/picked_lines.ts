import type { AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'

/** Drops lines that are made from others and that nobody has picked: the field by which they are picked is empty. */
export function dropUnpicked({ createdFrom }: AnyResource, row: Values): void {
  for (const [name, { relation, pickedBy }] of createdFrom.flatMap(({ lines }) => Object.entries(lines)))
    if (pickedBy !== undefined)
      row[name] = (row[name] as Values[]).filter((line) => !line[relation] || (line[pickedBy] ?? null) !== null)
}
