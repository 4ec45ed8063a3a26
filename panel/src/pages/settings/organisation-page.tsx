import type { Organisation } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may, sessionQuery } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { ColourField } from '../../components/colour-field.tsx'
import { TextField, textOf, textOrNone } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { LanguageField } from '../../components/language-field.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { ZoneField } from '../../components/zone-field.tsx'
import { settingsMessages } from './messages/settings.ts'

const key = ['organisation']

/** Name, locale and branding of the organisation. */
export function OrganisationPage() {
  const text = settingsMessages
  const organisation = useQuery({ queryKey: key, queryFn: () => laurel.organisation.get() })
  return (
    <>
      <PageHead title={text.organisation} />
      {organisation.isPending && <Skeleton height={240} />}
      {organisation.isError && <ProblemNote error={organisation.error} retry={() => void organisation.refetch()} />}
      {organisation.data && (
        <div className="stack narrow">
          <Details of={organisation.data} />
          <Logo of={organisation.data} />
        </div>
      )}
    </>
  )
}

function Details({ of }: { of: Organisation }) {
  const text = settingsMessages
  const client = useQueryClient()
  return (
    <section className="surface padded" aria-labelledby="details">
      <h2 className="group-title" id="details">
        {text.details}
      </h2>
      <Form
        submit={text.save}
        save={(values) =>
          laurel.organisation.update({
            name: textOf(values, 'name'),
            time_zone: textOf(values, 'time_zone'),
            language: textOf(values, 'language'),
            country: textOrNone(values, 'country') ?? null,
            reply_to: textOrNone(values, 'reply_to') ?? null,
            colours: {
              primary: textOrNone(values, 'colours.primary') ?? null,
              background: textOrNone(values, 'colours.background') ?? null,
            },
          })
        }
        done={async (saved) => {
          client.setQueryData(key, saved)
          toast(text.saved)
          await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
        }}
      >
        <TextField name="name" label={text.name} defaultValue={of.name} />
        <div className="beside">
          <ZoneField name="time_zone" label={text.timeZone} defaultValue={of.time_zone} />
          <LanguageField name="language" label={text.language} defaultValue={of.language} />
          <TextField
            name="country"
            label={text.country}
            description={text.countryHint}
            defaultValue={of.country ?? ''}
          />
        </div>
        <TextField name="reply_to" type="email" label={text.replyTo} defaultValue={of.reply_to ?? ''} />
        <div className="beside">
          <ColourField
            name="colours.primary"
            label={text.primary}
            placeholder="#1e5140"
            value={of.colours.primary ?? ''}
          />
          <ColourField
            name="colours.background"
            label={text.background}
            placeholder="#ffffff"
            value={of.colours.background ?? ''}
          />
        </div>
      </Form>
    </section>
  )
}

function Logo({ of }: { of: Organisation }) {
  const text = settingsMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      if (file) await laurel.organisation.uploadLogo({ image: file })
      else await laurel.organisation.deleteLogo()
    },
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
  return (
    <section className="surface padded stack" aria-labelledby="logo">
      <h2 className="group-title" id="logo">
        {text.logo}
      </h2>
      <p className="soft">{text.logoAbout}</p>
      {of.logo && <img src={of.logo} alt={text.logo} className="logo" />}
      {change.isError && <ProblemNote error={change.error} />}
      {may(who, 'organisation:write') && (
        <div className="row">
          <Button variant="default" loading={change.isPending} onClick={() => input.current?.click()}>
            {text.upload}
          </Button>
          {of.logo && (
            <Button variant="subtle" onClick={() => change.mutate(null)}>
              {text.removeLogo}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg"
            aria-label={text.upload}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              if (file) change.mutate(file)
            }}
          />
        </div>
      )}
    </section>
  )
}
