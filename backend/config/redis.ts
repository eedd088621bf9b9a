import { defineConfig } from '@adonisjs/redis'
import { environment } from '#app/environment/prepare'

const { hostname, port, username, password, protocol } = new URL(environment().redisUrl ?? 'redis://127.0.0.1:6379')

/** Only several nodes need Redis; without REDIS_URL nothing connects. */
export default defineConfig({
  connection: 'main',
  connections: {
    main: {
      host: hostname,
      port: Number(port || 6379),
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' && { tls: {} }),
      connectTimeout: 3000,
      maxRetriesPerRequest: 1,
    },
  },
})
