import { useTranslate } from '@refinedev/core'
import { useSession } from '../../session/session.ts'
import type { Person } from '../document.ts'
import { waitingFor } from '../waiting.ts'

/** The pending decision of the people who were asked. */
export function Waiting({ people }: { people: Person[] }) {
  const t = useTranslate()
  const who = useSession()
  return people.map((person) => (
    <li key={person.id} className="history-entry" data-action="waiting">
      <div className="history-head">
        <span>{waitingFor(t, [person], who?.userId)}</span>
      </div>
    </li>
  ))
}
