import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { SelectField } from '../../../components/fields.tsx'
import { templateMessages } from '../messages/templates.ts'
import { useKindNames } from '../use-kind-names.ts'
import { ONE_OF_KIND } from './template-languages.ts'

/** Rows asked for at once, the maximum of the API. */
const MOST = 200

/** Kind of a template. Kinds that have their only template already are left out, apart from the present one. */
export function KindField({ kind, onKind }: { kind: string | null; onKind?: (kind: string) => void }) {
  const text = templateMessages
  const { ofTemplates } = useKindNames()
  const { data } = useQuery({
    queryKey: ['email-templates', 'choices'],
    queryFn: async () => laurel.emailTemplates.list({ limit: MOST }),
  })
  const taken = new Set<string | null>(data?.rows.map((row) => row.kind).filter((each) => ONE_OF_KIND.includes(each)))
  return (
    <SelectField
      name="kind"
      label={text.kind}
      description={text.kindAbout}
      data={[
        { value: '', label: text.anyKind },
        ...ofTemplates.filter(({ value }) => value === kind || !taken.has(value)),
      ]}
      defaultValue={kind ?? ''}
      onChange={({ currentTarget: { value } }) => onKind?.(value)}
    />
  )
}
