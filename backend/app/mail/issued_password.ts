import mail from '@adonisjs/mail/services/main'
import { environment } from '#app/environment/prepare'
import { translate } from '#app/language/translate'

/** Mails the password that an account was given by an administrator. In Vietnamese: nobody knows yet what its owner reads. */
export async function sendIssuedPassword({
  email,
  fullName,
  password,
}: {
  email: string
  fullName: string
  password: string
}): Promise<void> {
  const params = { name: fullName, password, url: environment().publicUrl ?? '' }
  await mail.send((message) => {
    message
      .to(email, fullName)
      .subject(translate('vi_VN', 'mail:issuedPassword.subject'))
      .text(translate('vi_VN', 'mail:issuedPassword.body', params))
  })
}
