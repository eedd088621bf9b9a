import { useCan } from '@refinedev/core'
import { useSession } from '../session/session.ts'
import type { Session } from '../session/token.ts'
import { type Decision, decide } from './access.ts'

const numbers = new WeakMap<Session, number>()
let last = 0

/** Tells tokens apart, so that no answer outlives the one that it was read from. */
function numberOf(who: Session | null): number {
  if (!who) return 0
  const number = numbers.get(who) ?? ++last
  numbers.set(who, number)
  return number
}

type Question = { resource?: string; action: string; params?: Record<string, unknown> }

/** Refine's `useCan`, answered as it is asked: nothing flashes, and a renewed token is answered at once. */
export function useDecision(question: Question): Decision {
  const who = useSession()
  const { data } = useCan({
    ...question,
    params: { ...question.params, token: numberOf(who) },
    queryOptions: { initialData: () => decide(who, question), staleTime: Infinity, placeholderData: undefined },
  })
  return data ?? decide(who, question)
}
