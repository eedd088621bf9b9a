import { defineConfig } from '@adonisjs/core/http'
import { environment } from '#app/environment/prepare'

const { appKey, trustedProxies } = environment()

export { appKey }

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: (address: string) => trustedProxies.includes(address),
  // Nothing of ours nests in an address, and 500 nested names cost a stranger's request more than it may.
  qs: {
    parse: { depth: 0, parameterLimit: 500, allowSparse: false, arrayLimit: 20, comma: true },
    stringify: { encode: true, encodeValuesOnly: false, arrayFormat: 'indices', skipNulls: false },
  },
  cookie: { httpOnly: true, sameSite: 'strict', path: '/v1.0/Account' },
})
