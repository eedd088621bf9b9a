import { rest, titles } from 'virtual:resource-words/en_US'
import { mergeFiles } from './flatten.ts'

export { rest }

/** The server words its own mails and errors. */
export default mergeFiles({
  ...import.meta.glob(['../../../locales/en_US/*.json', '!../../../locales/en_US/{mail,errors,resources}.json'], {
    eager: true,
    import: 'default',
  }),
  'resources.json': titles,
})
