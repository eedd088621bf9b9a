import { rest, titles } from 'virtual:resource-words/vi_VN'
import { mergeFiles } from './flatten.ts'

export { rest }

/** What only the server says is in `server/`, and is not loaded. */
export default mergeFiles({
  ...import.meta.glob(['../../../locales/vi_VN/*.json', '!../../../locales/vi_VN/resources.json'], {
    eager: true,
    import: 'default',
  }),
  'resources.json': titles,
})
