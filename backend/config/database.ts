import { defineConfig } from '@adonisjs/lucid'
import pg from 'pg'
import { environment } from '#app/environment/prepare'

const { databaseUrl, engine } = environment()

// A day is a day: as a Date it would move with the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text)

export default defineConfig({
  connection: 'pg',
  connections: {
    pg: {
      client: 'pg' as const,
      connection: {
        connectionString: databaseUrl,
        ...(!engine && { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }),
        // Compiling the SQL of a list took seconds, and running it a fraction of one.
        ...(!engine && { options: '-c jit=off' }),
      },
      // The embedded engine has one session: a second connection would wait for the first.
      pool: engine ? { min: 0, max: 1 } : { min: 0, max: 20 },
      migrations: { naturalSort: true, paths: ['database/migrations'] },
      schemaGeneration: { enabled: false },
    },
  },
})
