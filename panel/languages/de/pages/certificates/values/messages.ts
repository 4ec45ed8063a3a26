import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { certificateValueMessages as certificateValueMessagesType } from '../../../../../src/pages/certificates/values/messages.ts'

const plural = pluralsOf('de')

export const certificateValueMessages: typeof certificateValueMessagesType = {
  values: 'Werte',
  lacking: (count, label) =>
    plural(count, { one: `Bei # Person fehlt „${label}“.`, other: `Bei # Teilnehmenden fehlt „${label}“.` }),
  who: (name, labels) => `${name}: ${labels}`,
  more: (count) => `und ${count} weitere`,
  choose: 'Teilnehmende ohne Wert',
  blank: 'Zertifikat ausstellen und die Angabe weglassen',
  skip: 'Person auslassen',
}
