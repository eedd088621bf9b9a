import { explain, ignitor } from './boot.ts'
import { listener } from '#app/http/listener'

await ignitor()
  .then((app) => app.httpServer().start(listener))
  .catch(explain)
