/** Checkbox with a label and an optional hint. */
export function SwitchField({
  name,
  label,
  about,
  isOn,
}: {
  name: string
  label: string
  about?: string
  isOn: boolean
}) {
  return (
    <label className="switch">
      <input type="checkbox" name={name} defaultChecked={isOn} />
      <span>
        {label}
        {about && <span className="soft about">{about}</span>}
      </span>
    </label>
  )
}

/** True if a switch is on. */
export const isOn = (values: FormData, name: string) => values.get(name) === 'on'
