import { asSentence } from '../../components/problem-sentence.ts'
import { kindMessages, otherKindMessages } from './messages/kinds.ts'

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** Names of kinds of emails, and the kinds as choices. Kinds that are new to the panel are shown by their key in words. */
export function useKindNames() {
  const ofTemplates = kindMessages
  const others = otherKindMessages
  const all: Record<string, string> = { ...ofTemplates, ...others }
  return {
    nameOf: (kind: string) => all[kind] ?? asSentence(kind).slice(0, -1),
    ofTemplates: optionsOf(ofTemplates),
    all: optionsOf(all),
  }
}
