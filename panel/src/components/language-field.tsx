import type { NativeSelectProps } from '@mantine/core'
import { LANGUAGES } from '../messages/use-messages.tsx'
import { SelectField } from './fields.tsx'

type Props = Omit<NativeSelectProps, 'data'> & { name: string; defaultValue: string }

/** A language that Laurel speaks; what was set otherwise, as `en-GB`, stays where nobody chooses another. */
export function LanguageField(props: Props) {
  const known = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))
  const isKnown = props.defaultValue in LANGUAGES
  return <SelectField {...props} data={isKnown ? known : [props.defaultValue, ...known]} />
}
