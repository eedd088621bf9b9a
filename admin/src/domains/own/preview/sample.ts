import { type AnyResource, type Field, relationKey, type TextShape } from '@barem/resources/kit'
import { today } from '../../../format/day.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import type { Words } from '../../../resources/model/words.ts'

/** How many rows the preview has. */
const ROWS = 3
const DAY_MS = 86_400_000

const dayIn = (days: number) => new Date(Date.parse(`${today()}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Texts of each form. */
const shaped: Record<TextShape, (place: number) => string> = {
  plate: (place) => `51C-123.4${place}`,
  url: (place) => `https://example.vn/${place}`,
}

function valueOf(field: Field, name: string, place: number, words: Words): unknown {
  const text = `${words.field(name)} ${place}`
  switch (field.type) {
    case 'code':
      return `${field.prefix}${String(place).padStart(field.width, '0')}`
    case 'integer':
      return field.daysUntil ? place * 10 : Math.min(field.max, Math.max(field.min, place * 12))
    case 'decimal':
    case 'weight':
    case 'percent':
      return String(place * 2.5)
    case 'money':
      return String(place * 1_250_000)
    case 'boolean':
      return place % 2 === 1
    case 'date':
      return dayIn(place * 10)
    case 'dateTime':
      return `${dayIn(-place)}T02:30:00Z`
    case 'email':
      return `ten${place}@example.vn`
    case 'phone':
      return `09000000${String(place).padStart(2, '0')}`
    case 'taxCode':
      return `010000000${place}`
    case 'color':
      return ['#2f6690', '#b3622e', '#4c7a34'][place - 1]
    case 'select':
      return field.choices[(place - 1) % field.choices.length] ?? null
    case 'belongsTo':
      return `sample-${place}`
    case 'attributes':
      return { [words.field(name)]: String(place) }
    case 'image':
    case 'address':
      return null
    case 'files':
    case 'belongsToMany':
      return []
    case 'text':
      return field.shape === null ? text : shaped[field.shape](place)
    default:
      return text
  }
}

/** Rows that a resource might have, to look at. */
export function sampleRows({ fields }: AnyResource, words: Words, t: Translate): AnyRow[] {
  return Array.from({ length: ROWS }, (_, index) => {
    const place = index + 1
    const entries = (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) => {
      const value = [name, valueOf(field, name, place, words)]
      if (field.type !== 'belongsTo') return [value]
      const title = t(`resources.${field.to}.title`)
      return [value, [relationKey(name), { id: `sample-${place}`, code: null, name: `${title} ${place}` }]]
    })
    return {
      id: `sample-${place}`,
      version: 1,
      createdAt: `${dayIn(-place)}T02:30:00Z`,
      ...Object.fromEntries(entries),
    }
  })
}
