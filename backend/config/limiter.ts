import { defineConfig, stores } from '@adonisjs/limiter'

const limiter = defineConfig({ default: 'memory', stores: { memory: stores.memory({}) } })

export default limiter

declare module '@adonisjs/limiter/types' {
  interface LimitersList {
    memory: ReturnType<typeof stores.memory>
  }
}
