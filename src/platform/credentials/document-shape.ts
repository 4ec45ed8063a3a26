/** Returns the 32 bytes of a text's SHA-256 (in UTF-8); handed in, since browsers and Node have different ones. */
export type Sha256 = (text: string) => Uint8Array

/** The meaning of a term's value: how a JSON value becomes an object of a statement. */
export type Kind =
  | 'iri'
  | 'text'
  | 'integer'
  | { boolean: string }
  | { datatype: string }
  | { values: Readonly<Record<string, string>> }
  | { node: Shape }

/** The types and terms that a kind of document may have, with what they mean in RDF. */
export type Shape = {
  types: Readonly<Record<string, string>>
  terms: Readonly<Record<string, readonly [predicate: string, kind: Kind]>>
  /** The exact contexts of the document; a node inside a document has none. */
  contexts?: readonly string[]
}

export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }
