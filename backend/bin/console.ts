import { explain, ignitor } from './boot.ts'

await ignitor(false)
  .then((app) => app.ace().handle(process.argv.slice(2)))
  .catch(explain)
