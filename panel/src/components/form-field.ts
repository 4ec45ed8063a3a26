/** A field of a form as the browser has it; its default is the value that the service had when it was rendered. */
export type FormField = {
  /** The same for the same field in later renders. */
  id: object | string
  name: string
  value: () => string
  default: () => string
  /** A value as people read it. */
  shown: (value: string) => string
  /** Sets the value as typing would, so that handlers of the field see it. */
  write: (value: string) => void
  /** True for fields that are empty again after each save, marked by `data-once`, such as files. */
  isOnce: boolean
}

/** Returns the named fields of a form. Radio buttons of one name are one field. */
export function fieldsOf(form: HTMLFormElement): FormField[] {
  const fields: FormField[] = []
  const groups = new Set<string>()
  for (const element of form.elements) {
    if (!('name' in element) || element.name === '') continue
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      if (!groups.has(element.name)) fields.push(radioField(form, element.name))
      groups.add(element.name)
    } else if (element instanceof HTMLInputElement && element.type === 'checkbox') fields.push(checkField(element))
    else if (element instanceof HTMLSelectElement) fields.push(selectField(element))
    else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      fields.push(textField(element))
  }
  return fields
}

function textField(element: HTMLInputElement | HTMLTextAreaElement): FormField {
  return {
    id: element,
    name: element.name,
    value: () => element.value,
    default: () => element.defaultValue,
    write: (value) => {
      // React ignores events of a value that was set past the browser's own setter.
      const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value)
      element.dispatchEvent(new Event('input', { bubbles: true }))
      if (element.type === 'file') element.dispatchEvent(new Event('change', { bubbles: true }))
    },
    shown: (value) => value,
    isOnce: element.dataset.once !== undefined,
  }
}

function selectField(element: HTMLSelectElement): FormField {
  const optionOf = (value: string) => [...element.options].find((option) => option.value === value)
  return {
    id: element,
    name: element.name,
    value: () => element.value,
    // Browsers have no default of a select, so that `SelectField` notes it.
    default: () => element.dataset.default ?? element.value,
    write: (value) => {
      if (optionOf(value) === undefined) return
      element.value = value
      element.dispatchEvent(new Event('change', { bubbles: true }))
    },
    shown: (value) => optionOf(value)?.text ?? value,
    isOnce: false,
  }
}

function checkField(element: HTMLInputElement): FormField {
  const said = (isOn: boolean) => (isOn ? 'on' : '')
  return {
    id: element,
    name: element.name,
    value: () => said(element.checked),
    default: () => said(element.defaultChecked),
    write: (value) => {
      if (said(element.checked) !== value) element.click()
    },
    shown: (value) => value,
    isOnce: false,
  }
}

function radioField(form: HTMLFormElement, name: string): FormField {
  const all = () =>
    [...form.elements].filter(
      (element): element is HTMLInputElement =>
        element instanceof HTMLInputElement && element.type === 'radio' && element.name === name,
    )
  const choiceOf = (value: string) => all().find((each) => each.value === value)
  return {
    id: `radio ${name}`,
    name,
    value: () => all().find(({ checked }) => checked)?.value ?? '',
    default: () => all().find(({ defaultChecked }) => defaultChecked)?.value ?? '',
    write: (value) => choiceOf(value)?.click(),
    shown: (value) => choiceOf(value)?.labels?.[0]?.textContent.trim() ?? value,
    isOnce: false,
  }
}
