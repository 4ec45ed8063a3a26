import { type ContactProperty, LaurelError, type NewContactProperty } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useId, useState } from 'react'
import { propertiesQuery } from '../../../api/contact-queries.ts'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { Form } from '../../../components/form.tsx'
import { partMessages } from '../../../components/messages/parts.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { toast } from '../../../components/toasts.tsx'
import { crmSettingsMessages } from '../messages/settings.ts'
import { FieldRow } from './field-row.tsx'
import { useFieldRows } from './use-field-rows.ts'

const DeleteValues = lazy(async () => ({ default: (await import('./delete-values.tsx')).DeleteValues }))

/** Most custom fields of an organisation. */
const MAX_FIELDS = 50

/** The custom fields of contacts, which members may change. */
export function CustomFields() {
  const { who } = useRouteContext({ from: '/inside' })
  const text = crmSettingsMessages
  const id = useId()
  const found = useQuery(propertiesQuery)
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <h2 className="group-title" id={id}>
        {text.fields}
      </h2>
      {found.isPending && <Skeleton height={120} />}
      {found.isError && <ProblemNote error={found.error} retry={() => void found.refetch()} />}
      {found.data && may(who, 'crm:write') && <FieldsForm stored={found.data} />}
      {found.data && !may(who, 'crm:write') && (
        <ul className="problems">
          {found.data.map(({ key, label, type }) => (
            <li key={key}>
              <bdi>{label}</bdi> <span className="soft">{text.types[type]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function FieldsForm({ stored }: { stored: ContactProperty[] }) {
  const text = crmSettingsMessages
  const { save: submit, saved } = partMessages
  const client = useQueryClient()
  const fields = useFieldRows(stored)
  const [asked, setAsked] = useState<NewContactProperty[] | null>(null)
  const done = async (properties: ContactProperty[]) => {
    client.setQueryData(propertiesQuery.queryKey, properties)
    fields.saved(properties)
    toast(saved)
    await client.invalidateQueries({ queryKey: ['contacts'] })
  }
  return (
    <>
      <Form
        submit={submit}
        isChanged={fields.isChanged}
        takeRows={fields.takeTheirs}
        save={async (values) => {
          const given = fields.read(values)
          try {
            return await laurel.crm.properties.set(given)
          } catch (error) {
            // Contacts have values of a field that is removed or changes its type.
            if (!(error instanceof LaurelError) || error.code !== 'conflict') throw error
            setAsked(given)
            return null
          }
        }}
        done={async (properties) => {
          if (properties) await done(properties)
        }}
      >
        <p className="soft">{fields.rows.length === 0 ? `${text.fieldsAbout} ${text.noFields}` : text.fieldsAbout}</p>
        {fields.rows.map((row, nth) => (
          <FieldRow key={row.id} {...{ row, nth, fields }} />
        ))}
        {fields.rows.length < MAX_FIELDS && (
          <div>
            <Button variant="default" onClick={fields.add}>
              {text.addField}
            </Button>
          </div>
        )}
      </Form>
      <Suspense>
        {asked && <DeleteValues stored={stored} given={asked} done={done} close={() => setAsked(null)} />}
      </Suspense>
    </>
  )
}
