import { ignitor } from '../../bin/boot.ts'
import { bringUpToDate } from '#app/environment/bring_up_to_date'

/**
 * Does to an empty STORAGE_DIR what the first start of Barem does to it, and ends: everything migrated, the demo in it.
 */
const app = (await ignitor(false)).createApp('web')
await app.init()
await app.boot()
const demo = await bringUpToDate(app)
await app.terminate()
if (!demo) throw new Error('the folder was not empty')
