import { mergeFiles } from './flatten.ts'

/** The server words its own mails and errors. */
export default mergeFiles(
  import.meta.glob(['../../../locales/en_US/*.json', '!../../../locales/en_US/{mail,errors}.json'], {
    eager: true,
    import: 'default',
  }),
)
