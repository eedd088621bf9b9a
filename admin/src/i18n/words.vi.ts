import { rest, titles } from 'virtual:resource-words/vi_VN'
import { mergeFiles } from './flatten.ts'

export { rest }

/** The server words its own mails and errors. */
export default mergeFiles({
  ...import.meta.glob(['../../../locales/vi_VN/*.json', '!../../../locales/vi_VN/{mail,errors,resources}.json'], {
    eager: true,
    import: 'default',
  }),
  'resources.json': titles,
})
