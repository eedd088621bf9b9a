import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { languageOf } from '#app/language/translate'
import { ApiError } from './api_error.ts'
import { errorBody } from './error_body.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

const isReadable = (url: string): boolean => {
  try {
    decodeURI(url.split('?')[0]!)
    return true
  } catch {
    return false
  }
}

/** The server, refusing paths that are no text in our own words; the framework would answer them without any. */
export const listener = (handler: Handler): Server =>
  createServer((request, response) => {
    if (isReadable(request.url ?? '/')) return handler(request, response)
    const error = new ApiError('COM_ERR_006')
    response.writeHead(error.status, {
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    return response.end(JSON.stringify(errorBody(error, languageOf(request.headers['accept-language']))))
  })
