import { useTranslation } from 'react-i18next'
import type { Person } from '../document.ts'

/** What has not happened yet: the decision of those who were asked. */
export function Waiting({ people }: { people: Person[] }) {
  const { t } = useTranslation()
  return people.map((person) => (
    <li key={person.id} className="history-entry" data-action="waiting">
      <div className="history-head">
        <span>{t('documents.waiting', { who: person.name })}</span>
      </div>
    </li>
  ))
}
