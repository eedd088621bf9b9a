import type { AnyResource } from '@barem/resources/kit'
import { ApiError, type FieldError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'

/** A step that needs a reason was taken without one. */
export const REASON_MISSING: FieldError = {
  field: 'comment',
  rule: 'required',
  meta: { field: (language: Language) => translate(language, 'validation:reason') },
}

/** The error when the state of a document does not allow the request. */
export const wrongState = ({ name, states }: AnyResource, state: string) =>
  new ApiError('DOC_ERR_001', {
    params: { state: `resources:${name}.choices.${states!.field}.${state}` },
    extra: { state },
  })
