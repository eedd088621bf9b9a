import mail from '@adonisjs/mail/services/main'
import { environment } from '#app/environment/prepare'
import { ONE_TIME_MINUTES, type OneTimePassword } from '#app/identity/passwords'
import { translate, type Language } from '#app/language/translate'

/** Mails a one-time password, in the language that it was asked for in. */
export async function sendOneTimePassword(
  { email, fullName, password }: OneTimePassword,
  language: Language,
): Promise<void> {
  const params = { name: fullName, password, minutes: ONE_TIME_MINUTES, url: environment().publicUrl ?? '' }
  await mail.send((message) => {
    message
      .to(email, fullName)
      .subject(translate(language, 'mail:oneTimePassword.subject'))
      .text(translate(language, 'mail:oneTimePassword.body', params))
  })
}
