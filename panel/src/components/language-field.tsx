import type { NativeSelectProps } from '@mantine/core'
import { CONTENT_LANGUAGES, contentLanguageChoices } from '../messages/content-languages.ts'
import { SelectField } from './fields.tsx'

type Props = Omit<NativeSelectProps, 'data'> & { name: string; defaultValue: string }

/** A language that Laurel speaks; what was set otherwise, as `en-GB`, stays where nobody chooses another. */
export function LanguageField(props: Props) {
  const isKnown = props.defaultValue in CONTENT_LANGUAGES
  return (
    <SelectField {...props} data={isKnown ? contentLanguageChoices : [props.defaultValue, ...contentLanguageChoices]} />
  )
}
