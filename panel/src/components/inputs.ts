import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/InlineInput.css'

export {
  NativeSelect,
  type NativeSelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
