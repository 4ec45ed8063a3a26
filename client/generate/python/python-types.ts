import type { Schema } from '../write-type.ts'
import { docstring, isPythonName, pythonLiteral } from './python-text.ts'

/** Collects Python types: objects become classes, and an object within another is named after its field. */
export function pythonTypes(taken: string[]) {
  const names = new Set(taken)
  const definitions: string[] = []

  const define = (name: string, schema: Schema): void => {
    if (schema.properties === undefined || Object.keys(schema.properties).length === 0) {
      definitions.push(
        `${name}: TypeAlias = ${pythonLiteral(typeOf(schema, name))}\n${docstring([schema.description], '')}`,
      )
      return
    }
    const required = new Set(schema.required)
    const fields = Object.entries(schema.properties).map(([field, each]) => {
      const type = typeOf(each, `${name}${nameOfField(field)}`)
      return { field, type: required.has(field) ? type : `NotRequired[${type}]`, description: each.description }
    })
    const about = docstring([schema.description], '    ')
    const lines = fields.every(({ field }) => isPythonName(field))
      ? `class ${name}(TypedDict):\n${about}${fields.map(({ field, type, description }) => `    ${field}: ${type}\n${docstring([description], '    ')}`).join('')}`
      : `${name} = TypedDict(\n    "${name}",\n    {\n${fields.map(({ field, type }) => `        ${pythonLiteral(field)}: ${pythonLiteral(type)},\n`).join('')}    },\n)\n${docstring([schema.description], '')}`
    definitions.push(lines)
  }
  const named = (wanted: string, schema: Schema): string => {
    const name = names.has(wanted) ? `${wanted}Fields` : wanted
    if (names.has(name)) throw new Error(`Two types of the Python client are called ${name}.`)
    names.add(name)
    define(name, schema)
    return name
  }
  /** @param name for the class of an object without a name of its own */
  const typeOf = (schema: Schema | undefined, name: string): string => {
    if (schema === undefined || Object.keys(schema).length === 0) return 'Any'
    if (schema.$ref) return schema.$ref.split('/').at(-1)!
    if ('const' in schema) return `Literal[${pythonLiteral(schema.const)}]`
    if (schema.enum) return `Literal[${schema.enum.map(pythonLiteral).join(', ')}]`
    if (schema.anyOf)
      return union(
        schema.anyOf.map((each, nth) => typeOf(each, isOnlyObject(schema.anyOf!) ? name : `${name}${nth + 1}`)),
      )
    if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type }, name)))
    switch (schema.type) {
      case 'integer':
        return 'int'
      case 'number':
        return 'float'
      case 'boolean':
        return 'bool'
      case 'null':
        return 'None'
      case 'string':
        if (schema.format === 'binary') return 'Upload'
        return schema.contentMediaType === 'application/json' ? 'str | dict[str, Any] | list[Any]' : 'str'
      case 'array':
        return `list[${typeOf(schema.items, `${name}Item`)}]`
      case 'object':
        return objectType(schema, name)
    }
    throw new Error(`The generator of the Python client does not know this schema: ${JSON.stringify(schema)}`)
  }
  const objectType = (schema: Schema, name: string): string => {
    const { properties = {}, additionalProperties, patternProperties = {} } = schema
    const more = typeof additionalProperties === 'object' ? additionalProperties : Object.values(patternProperties)[0]
    if (Object.keys(properties).length > 0 && more === undefined) return named(name, schema)
    // Python has no type for known fields with others next to them.
    return more === undefined || Object.keys(properties).length > 0
      ? 'dict[str, Any]'
      : `dict[str, ${typeOf(more, `${name}Value`)}]`
  }
  return { define, named, typeOf, definitions, isDefined: (name: string) => names.has(name) }
}

const nameOfField = (field: string) =>
  field.replaceAll(/(?:^|[^A-Za-z0-9])(\w)/g, (_, letter: string) => letter.toUpperCase())
const union = (types: string[]) => [...new Set(types)].join(' | ')
const isOnlyObject = (schemas: Schema[]) => schemas.filter(({ type }) => type === 'object').length === 1
