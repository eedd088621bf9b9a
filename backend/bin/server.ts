import { explain, ignitor } from './boot.ts'

await ignitor()
  .then((app) => app.httpServer().start())
  .catch(explain)
