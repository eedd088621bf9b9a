import { isLeaf, type Condition, type Explained, type FactType, type Leaf } from '@barem/workflows'
import { formatDate } from '../../format/date.ts'
import type { Translate } from '../../i18n/translate.ts'
import { choiceName, factName } from './factWords.ts'
import { figureText, shortSum } from './figures.ts'

/** What the words of conditions are made from: the kind of documents, its facts, and rows by their ids. */
export type Speech = {
  t: Translate
  resource: string
  facts: readonly FactType[]
  names: ReadonlyMap<string, string>
  /** Whether sums are shortened, as `100 tr`. */
  short?: boolean
}

/** One value of a fact. */
function valueText({ t, resource, names, short }: Speech, fact: FactType | undefined, value: string): string {
  if (!fact) return value
  if (fact.kind === 'choice') return choiceName(t, resource, fact, value)
  if (fact.kind === 'day') return formatDate(value)
  if (fact.kind === 'rows') return names.get(value) ?? value
  return (short && fact.unit === 'money' && shortSum(t, value)) || figureText(value, fact.unit)
}

/** The comparison of a leaf in words, such as `≥ 100,000,000 đ`. */
function comparison(speech: Speech, leaf: Leaf, fact: FactType | undefined): string {
  const { t } = speech
  const value = (text: string) => valueText(speech, fact, text)
  if ('known' in leaf) return t(`workflows.operators.${leaf.known ? 'known' : 'unknown'}`)
  if ('between' in leaf) return `${t('workflows.operators.between')} ${leaf.between.map(value).join(' – ')}`
  if ('is' in leaf) return `${t(`workflows.operators.${leaf.is}`)} ${value(leaf.than)}`
  const [how, all] = 'oneOf' in leaf ? (['oneOf', leaf.oneOf] as const) : (['noneOf', leaf.noneOf] as const)
  return `${t(`workflows.operators.${how}`)} ${all.map(value).join(', ')}`
}

/** A leaf as a phrase: `Tổng cộng ≥ 100,000,000 đ`. */
export function leafText(speech: Speech, leaf: Leaf): string {
  const fact = speech.facts.find(({ name }) => name === leaf.fact)
  const name = fact ? factName(speech.t, speech.resource, fact) : leaf.fact
  return `${name} ${comparison(speech, leaf, fact)}`.trim()
}

/** A condition as a sentence. */
export function sentence(speech: Speech, condition: Condition, isInner = false): string {
  const { t } = speech
  if (isLeaf(condition)) return leafText(speech, condition)
  if ('not' in condition) return `${t('workflows.condition.not')} (${sentence(speech, condition.not)})`
  const [word, parts] = 'all' in condition ? (['and', condition.all] as const) : (['or', condition.any] as const)
  const text = parts.map((part) => sentence(speech, part, true)).join(` ${t(`workflows.condition.${word}`)} `)
  return isInner && parts.length > 1 ? `(${text})` : text
}

/** The value that a leaf was compared with, in words. */
export function foundText(speech: Speech, { leaf, value }: Extract<Explained, { leaf: Leaf }>): string {
  const fact = speech.facts.find(({ name }) => name === leaf.fact)
  if (value === null) return speech.t('workflows.condition.unknown')
  return (
    [value]
      .flat()
      .map((one) => valueText(speech, fact, one))
      .join(', ') || '—'
  )
}
