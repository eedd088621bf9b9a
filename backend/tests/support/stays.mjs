import { node, stay } from '../../../scripts/steps.mjs'

/** What `npm start` leaves running once everything is installed and built. */
stay(node, ['--disable-warning=ExperimentalWarning', 'backend/bin/start.ts']).on('exit', (code) =>
  process.exit(code ?? 0),
)
