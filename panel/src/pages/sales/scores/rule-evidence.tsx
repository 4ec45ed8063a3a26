import type { LeadScoreRule } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { propertiesQuery } from '../../../api/contact-queries.ts'
import { LongTextField, numberIn, SelectField, TextField, textOf } from '../../../components/fields.tsx'
import { contactWords } from '../../../shell-parts/messages/contact-words.ts'
import { scoreMessages } from './messages.ts'

type Evidence = LeadScoreRule['when']

export const KINDS = ['activity', 'deal', 'field', 'property', 'tag', 'stage', 'inactive_days'] as const
export type EvidenceKind = (typeof KINDS)[number]

export const kindOf = (when: Evidence): EvidenceKind => KINDS.find((kind) => when[kind] !== undefined) ?? 'activity'

type Name = (field: string) => string
type Props = { kind: EvidenceKind; of: Evidence | undefined; name: Name }

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

/** Fields for the evidence of a rule, by its kind. */
export function EvidenceFields({ kind, of, name }: Props) {
  const text = scoreMessages
  const { stages } = contactWords
  const properties = useQuery(propertiesQuery)
  const own = Object.fromEntries(properties.data?.map(({ key, label }) => [key, label]) ?? [])
  const choices: Partial<Record<EvidenceKind, [label: string, words: Record<string, string>]>> = {
    activity: [text.activity, text.activities],
    deal: [text.deal, text.deals],
    field: [text.field, text.fields],
    property: [text.property, own],
    stage: [text.stage, stages],
  }
  const field = name(`when.${kind}`)
  const choice = choices[kind]
  return (
    <>
      {choice && (
        <SelectField
          key={properties.data ? 'loaded' : 'loading'}
          name={field}
          label={choice[0]}
          defaultValue={String(of?.[kind] ?? '')}
          data={optionsOf(choice[1])}
        />
      )}
      {kind === 'tag' && <TextField name={field} label={text.tag} defaultValue={of?.tag ?? ''} />}
      {kind === 'inactive_days' && (
        <TextField name={field} label={text.inactiveDays} inputMode="numeric" defaultValue={of?.inactive_days ?? 30} />
      )}
      {(kind === 'field' || kind === 'property') && (
        <LongTextField
          name={name('when.matches')}
          label={text.matches}
          description={text.matchesHow}
          defaultValue={of?.matches?.join('\n') ?? ''}
          maxRows={8}
        />
      )}
    </>
  )
}

/** Reads the evidence from the form. */
export function evidenceIn(values: FormData, kind: EvidenceKind, name: Name): Evidence {
  const field = name(`when.${kind}`)
  if (kind === 'inactive_days') return { inactive_days: numberIn(values, field) as number }
  const words = textOf(values, name('when.matches'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return { [kind]: textOf(values, field), ...(words.length > 0 && { matches: words }) }
}
