import { rest, titles } from 'virtual:resource-words/en_US'
import { mergeFiles } from './flatten.ts'

export { rest }

/** What only the server says is in `server/`, and is not loaded. */
export default mergeFiles({
  ...import.meta.glob(['../../../locales/en_US/*.json', '!../../../locales/en_US/resources.json'], {
    eager: true,
    import: 'default',
  }),
  'resources.json': titles,
})
