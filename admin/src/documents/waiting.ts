import type { Translate } from '../i18n/translate.ts'
import type { Person, Task } from './document.ts'

/** The id of the person at the screen. */
type Me = string | undefined

/** Whether the person at the screen is the only one; people are not shown their own name. */
export const isMe = (people: readonly Person[], me: Me): boolean => people.length === 1 && people[0].id === me

/** Names in a sentence, the person at the screen as such. */
export const namesOf = (t: Translate, people: readonly Person[], me: Me): string =>
  people.map((person) => (isMe([person], me) ? t('documents.you') : person.name)).join(', ')

/** Names the people whose decision is pending: `Waiting for …`. */
export const waitingFor = (t: Translate, people: readonly Person[], me: Me): string =>
  isMe(people, me) ? t('documents.waitingYou') : t('documents.waiting', { who: namesOf(t, people, me) })

/** The open tasks that nobody can decide any more. */
export const stuckIn = (tasks: readonly Task[]): Task[] => tasks.filter(({ obstacle }) => Boolean(obstacle))
