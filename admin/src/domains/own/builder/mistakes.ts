import type { OwnMistake } from '@barem/resources/own'
import { createContext, use } from 'react'
import { locale } from '../../../i18n/i18n.ts'
import type { Translate } from '../../../i18n/translate.ts'

/** A mistake in words, at a path of the draft. */
export type Told = { path: string; text: string }

export const MistakesContext = createContext<readonly Told[]>([])

/** Mistakes found in the browser, in words. What has no name yet has no key either, which follows from the name. */
export const told = (mistakes: readonly OwnMistake[], t: Translate): Told[] => {
  const unnamed = new Set(mistakes.flatMap(({ path, code }) => (code === 'E_NO_NAME' ? [path.split('.label')[0]] : [])))
  const isFollowing = ({ path, code }: OwnMistake) =>
    code === 'E_NO_KEY' && unnamed.has(path === 'key' ? 'label' : path.replace(/\.key$/, ''))
  return mistakes
    .filter((one) => !isFollowing(one))
    .map(({ path, code, meta, names = {} }) => {
      const called = Object.entries(names).map(([name, label]) => [name, label[locale.get()] || label.vi_VN])
      return { path, text: t(`own.mistakes.${code}`, { ...meta, ...Object.fromEntries(called) }) }
    })
}

/** What is wrong at exactly this path. */
export function useMistake(path: string): string | null {
  return use(MistakesContext).find((one) => one.path === path)?.text ?? null
}

/** How much is wrong at a path and below it. */
export function useMistakesBelow(path: string): Told[] {
  return use(MistakesContext).filter((one) => one.path === path || one.path.startsWith(`${path}.`))
}
