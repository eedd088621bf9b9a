import { mergeFiles } from './flatten.ts'

export default mergeFiles(import.meta.glob(['../../../locales/en_US/*.json', '!**/mail.json'], { eager: true, import: 'default' }))
