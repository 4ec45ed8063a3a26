import type { Form } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { customFieldsQuery } from '../../api/form-queries.ts'
import { may } from '../../api/sign-in-session.ts'
import { ColumnHeads } from '../../components/column-heads.tsx'
import { TextField, textOf } from '../../components/fields.tsx'
import { useProblem } from '../../components/form.tsx'
import { NativeSelect } from '../../components/inputs.ts'
import { Note } from '../../components/note.tsx'
import type { Question } from '../../components/questions/question-draft.ts'
import { type CustomField, detailOf, detailsFor, questionsIn } from './form-fields.ts'
import { FormGroup } from './form-group.tsx'
import { formSettingsMessages } from './messages/settings.ts'

/** The contact details that answers fill, and the tags that contacts get. */
export function ContactMapping({ of }: { of: Form }) {
  const text = formSettingsMessages
  const { who } = useRouteContext({ from: '/inside' })
  const custom = useQuery({ ...customFieldsQuery, enabled: may(who, 'crm:read') })
  const questions = questionsIn(of)
  const fills = questions.map((question) => detailOf(question, of.contact_mapping))
  const shown = questions.filter(
    ({ id, type }) => id in of.contact_mapping || detailsFor(type, custom.data ?? []).length,
  )
  return (
    <FormGroup
      of={of}
      title={text.contacts}
      read={(values) => ({
        contact_mapping: {
          ...of.contact_mapping,
          ...Object.fromEntries(shown.map(({ id }) => [id, textOf(values, `contact_mapping.${id}`) || null])),
        },
        tags: textOf(values, 'tags')
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      })}
    >
      <p className="soft">{text.contactsAbout}</p>
      {!fills.includes('email') && !fills.includes('phone') && <Note tone="warning" title={text.noContact} />}
      <div className="scrolled">
        <table className="plain-table">
          <ColumnHeads names={[text.answer, text.fills]} />
          <tbody>
            {shown.map((question) => (
              <DetailRow
                key={question.id}
                of={question}
                fills={detailOf(question, of.contact_mapping)}
                custom={custom.data ?? []}
              />
            ))}
          </tbody>
        </table>
      </div>
      <TextField name="tags" label={text.tags} description={text.tagsAbout} defaultValue={of.tags.join(', ')} />
    </FormGroup>
  )
}

type RowProps = { of: Question; fills: string | null; custom: readonly CustomField[] }

function DetailRow({ of, fills, custom }: RowProps) {
  const text = formSettingsMessages
  const name = `contact_mapping.${of.id}`
  const details = [...new Set([...detailsFor(of.type, custom), ...(fills === null ? [] : [fills])])]
  const labelOf = (detail: string) =>
    text.targets[detail] ?? custom.find(({ key }) => `properties.${key}` === detail)?.label ?? detail.split('.').at(-1)!
  return (
    <tr>
      <th scope="row">
        <bdi>{of.label}</bdi>
      </th>
      <td>
        <NativeSelect
          name={name}
          size="sm"
          miw="10rem"
          aria-label={of.label}
          // A saved change of another person is shown.
          key={fills}
          defaultValue={fills ?? ''}
          error={useProblem(name)}
          data={[{ value: '', label: text.nothing }, ...details.map((value) => ({ value, label: labelOf(value) }))]}
        />
      </td>
    </tr>
  )
}
