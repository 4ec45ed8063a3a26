import type { DuplicateContact, Merge, MergedContact, MergedField } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { propertiesQuery } from '../../../api/contact-queries.ts'
import { COLON, useLanguage } from '../../../messages/use-messages.tsx'
import { contactWords } from '../../../shell-parts/messages/contact-words.ts'
import { duplicateMessages } from './messages.ts'

type Choices = NonNullable<Merge['fields']>

const OWN = 'properties.'

/** Adds the choice of a field; custom fields are in a part of their own. */
export function withChoice(fields: Choices, field: string, id: number): Choices {
  if (!field.startsWith(OWN)) return { ...fields, [field]: id }
  return { ...fields, properties: { ...fields.properties, [field.slice(OWN.length)]: id } }
}

/** The contact that was chosen for a field, before the preview shows it. */
function choiceOf(fields: Choices, field: string): number | undefined {
  if (field.startsWith(OWN)) return fields.properties?.[field.slice(OWN.length)]
  return (fields as Record<string, number | undefined>)[field]
}

type Props = {
  of: MergedContact
  chosen: Choices
  contacts: readonly DuplicateContact[]
  choose: (field: string, id: number) => void
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Fields in which the contacts differ, each with the value that the merged contact gets. */
export function MergeFields({ of, chosen, contacts, choose }: Props) {
  const text = duplicateMessages
  const differing = of.fields.filter(({ values }) => values.some(({ value }) => !isSame(value, values[0]!.value)))
  if (differing.length === 0) return null
  return (
    <section className="stack" aria-label={text.values}>
      <h3 className="group-title">{text.values}</h3>
      <p className="soft">{text.valuesHow}</p>
      <div className="merge-fields">
        {differing.map((field) => (
          <FieldChoice
            key={field.field}
            of={{ ...field, contact_id: choiceOf(chosen, field.field) ?? field.contact_id }}
            contacts={contacts}
            choose={(id) => choose(field.field, id)}
          />
        ))}
      </div>
    </section>
  )
}

type ChoiceProps = { of: MergedField; contacts: Props['contacts']; choose: (id: number) => void }

function FieldChoice({ of: { field, values, contact_id, value }, contacts, choose }: ChoiceProps) {
  const text = duplicateMessages
  const say = useFieldValue(field, contacts)
  const properties = useQuery(propertiesQuery)
  const own = properties.data?.find(({ key }) => `${OWN}${key}` === field)
  const label = text.fields[field] ?? own?.label ?? field
  const united = field === 'tags' && contact_id === null
  return (
    <fieldset className="merge-field">
      <legend>{label}</legend>
      {united && (
        <label>
          <input type="radio" name={field} checked readOnly />
          <bdi>
            {text.allTags}
            {COLON} {say(value)}
          </bdi>
        </label>
      )}
      {values.map((each) => (
        <label key={each.contact_id}>
          <input
            type="radio"
            name={field}
            checked={!united && each.contact_id === contact_id}
            disabled={field === 'email' && each.value === null}
            onChange={() => choose(each.contact_id)}
          />
          <bdi>{say(each.value)}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

/** Returns the value of a field for people. */
function useFieldValue(field: string, contacts: Props['contacts']): (value: MergedField['value']) => string {
  const { stages, consents } = contactWords
  const { number } = useLanguage().formats
  const words: Record<string, string> = {
    ...(field === 'lifecycle_stage' && stages),
    ...(field === 'email_consent' && consents),
  }
  return (value) => {
    if (value === null || value === '') return '–'
    if (Array.isArray(value)) return value.join(', ') || '–'
    if (field === 'account_id')
      return contacts.find(({ account_id }) => account_id === value)?.account_name ?? String(value)
    return words[value] ?? (typeof value === 'number' ? number(value) : value)
  }
}
