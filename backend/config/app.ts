import { defineConfig } from '@adonisjs/core/http'
import { environment } from '#app/environment/prepare'

const { appKey, trustedProxies } = environment()

export { appKey }

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: (address: string) => trustedProxies.includes(address),
  cookie: { httpOnly: true, sameSite: 'strict', path: '/v1.0/Account' },
})
