import type { IdentityProvider, NewIdentityProvider } from '@laurel/client'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { SelectField, TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { partMessages } from '../../components/messages/parts.ts'
import { peopleMessages } from './messages/people.ts'
import { settingsSignInMessages } from './messages/sign-in.ts'

/** Only owners can add owners, and no provider can. */
const ROLES = ['viewer', 'checkin', 'editor', 'admin']

type Props = { of?: IdentityProvider; saved: (provider: IdentityProvider) => void; close: () => void }

/** Settings of an identity provider; `of` is the provider being edited. */
export function ProviderDialog({ of, saved, close }: Props) {
  const text = settingsSignInMessages
  const { save: change } = partMessages
  const { roles } = peopleMessages
  const save = (values: FormData) => {
    const told = {
      name: textOf(values, 'name'),
      issuer: textOf(values, 'issuer'),
      client_id: textOf(values, 'client_id'),
      default_role: textOf(values, 'default_role') as NewIdentityProvider['default_role'],
    }
    const client_secret = String(values.get('client_secret'))
    return of
      ? laurel.identityProviders.update(of.id, { ...told, ...(client_secret && { client_secret }) })
      : laurel.identityProviders.create({ ...told, slug: textOf(values, 'slug'), client_secret })
  }
  return (
    <Dialog title={of ? text.change(of.name) : text.add} close={close}>
      <Form
        submit={of ? change : text.add}
        save={save}
        done={(provider) => {
          saved(provider)
          close()
        }}
      >
        <TextField name="name" label={text.name} description={text.nameAbout} defaultValue={of?.name} data-autofocus />
        {!of && <TextField name="slug" label={text.slug} description={text.slugAbout} />}
        <TextField
          name="issuer"
          label={text.issuer}
          description={text.issuerAbout}
          defaultValue={of?.issuer}
          inputMode="url"
        />
        <TextField name="client_id" label={text.clientId} defaultValue={of?.client_id} autoComplete="off" />
        <TextField
          name="client_secret"
          type="password"
          label={text.clientSecret}
          description={of && text.secretStays}
          autoComplete="off"
        />
        <SelectField
          name="default_role"
          label={text.role}
          defaultValue={of?.default_role}
          data={ROLES.map((value) => ({ value, label: roles[value]! }))}
        />
      </Form>
    </Dialog>
  )
}
