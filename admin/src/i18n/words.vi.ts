import { mergeFiles } from './flatten.ts'

export default mergeFiles(import.meta.glob(['../../../locales/vi_VN/*.json', '!**/mail.json'], { eager: true, import: 'default' }))
