import type { IdentityProvider, NewIdentityProvider } from '@laurel/client'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField, textOf } from '../../parts/fields.tsx'
import { Form } from '../../parts/form.tsx'
import { useWords } from '../../words/use-words.tsx'
import { peopleWords } from './people-words.ts'
import { settingsSignInWords } from './sign-in-words.ts'

/** An owner is made by owners alone, and by no provider. */
const ROLES = ['viewer', 'checkin', 'editor', 'admin']

/** What the provider told when this installation was registered there. */
export function AddProvider({ added, close }: { added: (provider: IdentityProvider) => void; close: () => void }) {
  const text = useWords(settingsSignInWords)
  const { roles } = useWords(peopleWords)
  return (
    <Dialog title={text.add} close={close}>
      <Form
        submit={text.add}
        save={(values) =>
          laurel.identityProviders.create({
            name: textOf(values, 'name'),
            slug: textOf(values, 'slug'),
            issuer: textOf(values, 'issuer'),
            client_id: textOf(values, 'client_id'),
            client_secret: String(values.get('client_secret')),
            default_role: textOf(values, 'default_role') as NewIdentityProvider['default_role'],
          })
        }
        done={(provider) => {
          added(provider)
          close()
        }}
      >
        <TextField name="name" label={text.name} description={text.nameAbout} data-autofocus />
        <TextField name="slug" label={text.slug} description={text.slugAbout} />
        <TextField name="issuer" label={text.issuer} description={text.issuerAbout} inputMode="url" />
        <TextField name="client_id" label={text.clientId} autoComplete="off" />
        <TextField name="client_secret" type="password" label={text.clientSecret} autoComplete="off" />
        <SelectField
          name="default_role"
          label={text.role}
          data={ROLES.map((value) => ({ value, label: roles[value]! }))}
        />
      </Form>
    </Dialog>
  )
}
