import mail from '@adonisjs/mail/services/main'
import { environment } from '#app/environment/prepare'
import { languages, translate, type Language } from '#app/language/translate'
import { wordsIn } from '#app/language/words_in'

export interface Recipient {
  email: string
  fullName: string
}

/** Parts the same text in two languages. */
const RULE = '\n—\n\n'

/**
 * Mails the text of that name in `locales/<language>/server/mail.json`. Who reads it is `name` in it, and `url` the
 * address of the installation.
 * @param params values of the text; one that is words itself is a function of the language
 * @param language of the reader; null where nobody knows it yet: then in all, Vietnamese first
 */
export async function mailWords(
  { email, fullName }: Recipient,
  text: string,
  params: Record<string, unknown>,
  language: Language | null,
): Promise<void> {
  const spoken = language ? [language] : languages
  const words = (part: 'subject' | 'body') =>
    spoken.map((one) =>
      translate(one, `mail:${text}.${part}`, {
        name: fullName,
        url: environment().publicUrl ?? '',
        ...wordsIn(one, params),
      }),
    )
  await mail.send((message) => {
    message.to(email, fullName).subject(words('subject').join(' / ')).text(words('body').join(RULE))
  })
}
