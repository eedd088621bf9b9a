import { ApiError } from '#app/http/api_error'

/** 429 that says when to come back, in seconds. */
export const tooManyRequests = (seconds: number) =>
  new ApiError('COM_ERR_016', { params: { seconds }, retryAfter: seconds })
