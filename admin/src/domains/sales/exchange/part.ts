import type { AnyResource } from '@barem/resources/kit'
import { Form, type FormInstance } from 'antd'
import { useMemo, useState } from 'react'
import { ApiError } from '../../../http/apiError.ts'
import type { Refusals } from '../../../resources/form/refusals.ts'
import { showRefusal } from '../../../resources/form/problems.ts'
import { suggestedValues } from '../../../resources/form/suggestions.ts'
import { emptyValues, type Values } from '../../../resources/form/values.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import { useSeen } from '../../../resources/model/visible.ts'
import type { Words } from '../../../resources/model/words.ts'

/** One of the documents that are made together: its form, and what of it was refused. */
export type Part = {
  definition: AnyResource
  words: Words
  form: FormInstance<Values>
  start: Values
  refusals: Refusals
}

/** The part of a page that makes a document of this resource, beginning with these values. */
export function usePart(resource: string, own: Values): Part {
  const definition = useSeen(definitionOf(resource)!)
  const words = useWords(definition)
  const [form] = Form.useForm<Values>()
  const [refusals] = useState<Refusals>(() => new Map())
  const start = useMemo(
    () => ({ ...emptyValues(definition.fields), ...suggestedValues(definition), ...own }),
    [definition],
  )
  return { definition, words, form, start, refusals }
}

/** The errors of a refusal at paths that begin so, by the rest of these paths. */
export function refusedIn(failure: ApiError, prefixes: readonly string[]): ApiError | null {
  const errors = Object.entries(failure.errors).flatMap(([path, messages]) => {
    const prefix = prefixes.find((one) => path.startsWith(one))
    if (prefix === undefined) return []
    const field = prefix.endsWith('lines.') ? `lines.${path.slice(prefix.length)}` : path.slice(prefix.length)
    return messages.map((message) => ({ field, rule: '', message }))
  })
  if (errors.length === 0) return null
  return new ApiError(failure.statusCode, { code: failure.code, message: failure.message, errors }, failure.message)
}

/** Says a refusal at the fields of a part that are shown. Returns the rest of it as text. */
export const showAt = ({ form, refusals, words }: Part, failure: ApiError | null, shown: readonly string[]) =>
  failure && showRefusal(form, failure, shown, refusals, words)
