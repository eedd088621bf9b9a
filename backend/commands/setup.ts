import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { randomBytes } from 'node:crypto'
import { PHONE, normalisePhone } from '@barem/resources/kit'

const USERNAME = /^(?![._])(?!.*[._]{2})[a-zA-Z0-9._]{8,20}(?<![._])$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Makes the first company of a real installation, and the person who runs it. */
export default class Setup extends BaseCommand {
  static override commandName = 'setup'
  static override description = 'Create a company and its super admin; asks for what is not given'
  static override options: CommandOptions = { startApp: true }
  declare company: string
  declare code: string
  declare companyType: string
  declare username: string
  declare fullName: string
  declare email: string
  declare phone: string
  declare password: string
  declare generatePassword: boolean

  static {
    this.defineFlag('company', { type: 'string', description: 'Name of the company' })
    this.defineFlag('code', { type: 'string', description: 'Short code of the company, such as DONGA' })
    this.defineFlag('companyType', { type: 'string', description: 'Type of the company: CT001 (usual), CT002, CT003' })
    this.defineFlag('username', { type: 'string', description: 'User name of the super admin' })
    this.defineFlag('fullName', { type: 'string', description: 'Full name of the super admin' })
    this.defineFlag('email', { type: 'string', description: 'E-mail of the super admin' })
    this.defineFlag('phone', { type: 'string', description: 'Phone of the super admin' })
    this.defineFlag('password', {
      type: 'string',
      description: 'Password of the super admin; better typed when asked, or generated',
    })
    this.defineFlag('generatePassword', { type: 'boolean', description: 'Make a password and print it once' })
  }

  /** The flag if it will do, else an answer that will. */
  async #answer(
    given: string | undefined,
    question: string,
    test: (text: string) => boolean,
    fix: string,
    secret = false,
  ): Promise<string> {
    const validate = (text: string) => (test(text.trim()) ? true : fix)
    if (given !== undefined) {
      if (!test(given.trim())) throw new Error(`${question}: ${fix}`)
      return given.trim()
    }
    const text = secret
      ? await this.prompt.secure(question, { validate })
      : await this.prompt.ask(question, { validate })
    return text.trim()
  }

  async #password(): Promise<string> {
    if (this.generatePassword) return randomBytes(12).toString('base64url')
    return this.#answer(
      this.password,
      'Password (empty: one is made)',
      (text) => text === '' || (text.length >= 8 && text.length <= 128),
      'use 8 to 128 characters',
      true,
    ).then((text) => text || randomBytes(12).toString('base64url'))
  }

  override async run() {
    const { COMPANY_TYPES, createCompany } = await import('#app/identity/create_company')
    try {
      const name = await this.#answer(
        this.company,
        'Name of the company',
        (text) => text.length > 0 && text.length <= 255,
        'give a name of at most 255 characters',
      )
      const code = await this.#answer(
        this.code,
        'Short code of the company',
        (text) => /^[A-Z0-9]{2,20}$/.test(text),
        'use 2 to 20 capital letters and digits',
      )
      const companyType = COMPANY_TYPES.find((type) => type === (this.companyType ?? COMPANY_TYPES[0]))
      if (!companyType) throw new Error(`Type of the company: one of ${COMPANY_TYPES.join(', ')}`)
      const username = await this.#answer(
        this.username,
        'User name of the super admin',
        (text) => USERNAME.test(text),
        '8 to 20 letters, digits, dots and underscores, none of these two at either end or twice in a row',
      )
      const fullName = await this.#answer(
        this.fullName,
        'Full name',
        (text) => text.length > 0 && text.length <= 255,
        'give a name',
      )
      const email = await this.#answer(
        this.email,
        'E-mail',
        (text) => EMAIL.test(text),
        'give an address such as an@company.vn',
      )
      const phone = normalisePhone(
        await this.#answer(
          this.phone,
          'Phone',
          (text) => PHONE.test(normalisePhone(text)),
          '0 followed by 9 or 10 digits',
        ),
      )
      const password = await this.#password()
      const account = { username, fullName, email, phone, password, role: 'R001' }
      await createCompany({ code, name, companyType, accounts: [account] })
      this.logger.success(`${name} is ready. Sign in as ${username}.`)
      if (password !== this.password && (this.generatePassword || !this.password))
        this.logger.info(`Password, shown this once: ${password}`)
    } catch (error) {
      const taken = (error as { constraint?: string }).constraint === 'tenants_code_unique'
      this.logger.error(
        taken ? 'A company has this code already; choose another with --code.' : (error as Error).message,
      )
      this.exitCode = 1
    }
  }
}
