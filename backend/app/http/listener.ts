import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { languageOf } from '#app/language/translate'
import { requestTooLarge } from '#app/limits/too_large'
import { ApiError } from './api_error.ts'
import { countIn, drains } from './draining.ts'
import { errorBody } from './error_body.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** Characters of an address: a list of 200 ids with filters beside it. */
const LONGEST = 12 * 1024
/** Names and values in its query. */
const MOST_PARAMETERS = 500

const isReadable = (path: string): boolean => {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

const hasMoreThan = (text: string, sign: string, most: number): boolean => {
  let found = 0
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) if (++found > most) return true
  return false
}

/** The error for a bad address, found before it is parsed; null for a good one. */
function refusal(url: string): ApiError | null {
  if (url.length > LONGEST) return requestTooLarge({ bytes: LONGEST }, 414)
  if (hasMoreThan(url, '&', MOST_PARAMETERS - 1)) return requestTooLarge({ values: MOST_PARAMETERS }, 414)
  return isReadable(url.split('?')[0]!) ? null : new ApiError('COM_ERR_006')
}

/**
 * The server; refuses addresses that are too long or not text with errors of the catalogue, where the framework would
 * answer without a body.
 */
export const listener = (handler: Handler): Server =>
  drains(
    createServer((request, response) => {
      countIn(response)
      const error = refusal(request.url ?? '/')
      if (!error) return handler(request, response)
      response.writeHead(error.status, {
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
      return response.end(JSON.stringify(errorBody(error, languageOf(request.headers['accept-language']))))
    }),
  )
