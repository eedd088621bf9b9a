import { mergeFiles } from './flatten.ts'

/** The server words its own mails and errors. */
export default mergeFiles(
  import.meta.glob(['../../../locales/vi_VN/*.json', '!../../../locales/vi_VN/{mail,errors}.json'], {
    eager: true,
    import: 'default',
  }),
)
