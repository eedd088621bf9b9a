import type { AnyResource } from '@barem/resources/kit'
import { ApiError } from '#app/http/api_error'

/** The answer when a document is in a state that what was asked for does not fit. */
export const wrongState = ({ name, states }: AnyResource, state: string) =>
  new ApiError('DOC_ERR_001', {
    params: { state: `resources:${name}.choices.${states!.field}.${state}` },
    extra: { state },
  })
