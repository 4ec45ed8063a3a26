import type { Contact, ContactProperty, NewContact } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import { ownersQuery } from '../../api/contact-queries.ts'
import { may } from '../../api/sign-in-session.ts'
import { SelectField, TextField, textOf } from '../../components/fields.tsx'
import { contactWords } from '../../shell-parts/messages/contact-words.ts'
import { CompanyField, companyIn } from './company-field.tsx'
import { contactFormMessages } from './messages/contact-form.ts'
import { PropertyFields, readProperties } from './property-fields.tsx'

type Props = { of?: Contact; properties: readonly ContactProperty[] }

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** The inputs of a contact, with its custom fields. */
export function ContactFields({ of, properties }: Props) {
  const text = contactFormMessages
  const words = contactWords
  return (
    <>
      <div className="beside">
        <TextField name="first_name" label={text.firstName} defaultValue={of?.first_name} data-autofocus />
        <TextField name="last_name" label={text.lastName} defaultValue={of?.last_name} />
      </div>
      <div className="beside">
        <TextField name="email" type="email" label={text.email} defaultValue={of?.email ?? ''} />
        <TextField name="phone" type="tel" label={text.phone} defaultValue={of?.phone ?? ''} />
      </div>
      <div className="beside">
        <TextField name="title" label={text.jobTitle} defaultValue={of?.title ?? ''} />
        <CompanyField of={of} />
      </div>
      <div className="beside">
        <SelectField
          name="lifecycle_stage"
          label={text.stage}
          data={optionsOf(words.stages)}
          defaultValue={of?.lifecycle_stage ?? 'lead'}
        />
        <OwnerField owner={of?.owner ?? ''} />
      </div>
      <div className="beside">
        <SelectField
          name="email_consent"
          label={text.consent}
          description={text.consentAbout}
          data={optionsOf(words.consents)}
          defaultValue={of?.email_consent ?? 'unknown'}
        />
        <TextField name="tags" label={text.tags} description={text.tagsAbout} defaultValue={of?.tags.join(', ')} />
      </div>
      <PropertyFields properties={properties} values={of?.properties ?? {}} />
    </>
  )
}

/** A member who looks after the contact, or anybody by name. */
function OwnerField({ owner }: { owner: string }) {
  const { who } = useRouteContext({ from: '/inside' })
  const text = contactFormMessages
  const id = useId()
  const { data = [] } = useQuery({ ...ownersQuery, enabled: may(who, 'people:read') })
  return (
    <>
      <TextField
        name="owner"
        label={text.owner}
        description={text.ownerAbout}
        defaultValue={owner}
        list={id}
        autoComplete="off"
      />
      <datalist id={id}>
        {data.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}

/**
 * Reads the inputs as the API expects them; for a stored contact only what was changed, since others may change it too. A
 * company with a new name is created.
 */
export async function readContact(values: FormData, { of, properties }: Props): Promise<NewContact> {
  const choice = (name: string) => textOf(values, name) as never
  const given = {
    first_name: textOf(values, 'first_name'),
    last_name: textOf(values, 'last_name'),
    email: textOf(values, 'email') || null,
    phone: textOf(values, 'phone') || null,
    title: textOf(values, 'title') || null,
    owner: textOf(values, 'owner') || null,
    lifecycle_stage: choice('lifecycle_stage'),
    email_consent: choice('email_consent'),
    tags: textOf(values, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    properties: readProperties(values, properties, of?.properties ?? {}),
    account_id: await companyIn(values, of),
  }
  if (of === undefined) return given
  const isChanged = (name: keyof typeof given) =>
    name === 'properties'
      ? Object.keys(given.properties).length > 0
      : JSON.stringify(given[name]) !== JSON.stringify(of[name])
  return Object.fromEntries(Object.entries(given).filter(([name]) => isChanged(name as keyof typeof given)))
}
