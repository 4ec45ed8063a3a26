import type { EmailTemplate } from '@laurel/client'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Column } from '../../../components/list-types.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import type { Formats } from '../../../messages/formats.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { templateMessages } from '../messages/templates.ts'
import { useKindNames } from '../use-kind-names.ts'
import { languageName, languagesOf, TEMPLATE_LANGUAGES } from './template-languages.ts'

const NewTemplate = lazy(async () => ({ default: (await import('./new-template.tsx')).NewTemplate }))

/** Templates of emails by kind and language. */
export function TemplatesPage() {
  const text = templateMessages
  const { formats, language } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const { nameOf, ofTemplates } = useKindNames()
  const [creating, setCreating] = useState(false)
  const mayWrite = may(who, 'emails:write')
  useSingleKeys([['c', () => setCreating(mayWrite)]])
  const create = mayWrite && <Button onClick={() => setCreating(true)}>{text.create}</Button>
  return (
    <>
      <PageHead title={text.title}>{create}</PageHead>
      <DataTable
        name={text.title}
        id="email-templates"
        queryKey={['email-templates']}
        ask={laurel.emailTemplates.list}
        columns={columnsOf(text, formats, {
          spoken: language,
          zone: who.organisation.time_zone,
          kindOf: (kind) => (kind === null ? text.anyKind : nameOf(kind)),
        })}
        filters={[
          { name: 'kind', label: text.kind, options: ofTemplates },
          {
            name: 'language',
            label: text.language,
            options: TEMPLATE_LANGUAGES.map((value) => ({ value, label: languageName(value, language) })),
          },
        ]}
        searchLabel={text.find}
        onOpen={({ id }) => void navigate({ to: '/emails/templates/$templateId', params: { templateId: String(id) } })}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            {create}
          </EmptyNote>
        }
      />
      <Suspense>{creating && <NewTemplate close={() => setCreating(false)} />}</Suspense>
    </>
  )
}

type Names = { spoken: string; zone: string; kindOf: (kind: EmailTemplate['kind']) => string }

function columnsOf(
  text: typeof templateMessages,
  formats: Formats,
  { spoken, zone, kindOf }: Names,
): Column<EmailTemplate>[] {
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(12rem, 2fr)',
      phone: 'first',
      show: ({ id, name }) => (
        <Link to="/emails/templates/$templateId" params={{ templateId: String(id) }}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'kind',
      name: text.kind,
      width: 'minmax(11rem, 1.5fr)',
      phone: 'second',
      show: ({ kind }) => kindOf(kind),
    },
    {
      key: 'languages',
      name: text.languages,
      width: 'minmax(9rem, 1fr)',
      show: (of) => formats.list(languagesOf(of).map((each) => languageName(each, spoken))),
    },
    {
      key: 'subject',
      name: text.subject,
      width: 'minmax(12rem, 2fr)',
      hidden: true,
      show: ({ subject }) => <bdi>{subject}</bdi>,
    },
    {
      key: 'changed',
      name: text.changed,
      width: 'minmax(8rem, 0.8fr)',
      phone: 'aside',
      show: ({ updated_at }) => formats.day(updated_at, zone),
    },
  ]
}
