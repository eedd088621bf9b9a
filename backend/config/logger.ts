import { defineConfig } from '@adonisjs/core/logger'

export default defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'barem',
      level: process.env.LOG_LEVEL ?? 'warn',
      redact: { paths: ['password', '*.password', 'authorization', '*.authorization'] },
    },
  },
})
