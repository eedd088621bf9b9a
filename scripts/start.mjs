import { build, install, node, say, stay } from './steps.mjs'

/** `npm start`: from a fresh clone to a running Barem. */
install()
build()
say('Starting Barem …')
stay(node, ['--disable-warning=ExperimentalWarning', 'backend/bin/start.ts']).on('exit', (code) =>
  process.exit(code ?? 0),
)
