import { TextField } from './fields.tsx'
import { useFollowed } from './use-followed.ts'

type Props = {
  name: string
  label: string
  /** The colour that is used without one, such as `#1e5140`. */
  placeholder: string
  value: string
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** A colour as text, such as `#1e5140`, with a sample that opens the browser's choice of colours. */
export function ColourField({ name, label, placeholder, value }: Props) {
  const [text, setText] = useFollowed(value)
  const input = {
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
  }
  return (
    <TextField
      name={name}
      label={label}
      placeholder={placeholder}
      {...input}
      rightSection={
        <input
          {...input}
          type="color"
          aria-label={label}
          className="colour"
          value={isColour(text) ? text : placeholder}
        />
      }
    />
  )
}
