import type { Static, TObject, TSchema } from 'typebox'
import type { Context } from '../../context/context.ts'
import type { Listed } from '../../lists/list-page.ts'

type Maybe<T> = T | undefined
type Given<S> = S extends TSchema ? Static<S> : undefined

/** What the run of an operation gives: a page of a list, an answer, or neither. */
type Outcome<List, Answer> = List extends TSchema
  ? Promise<Listed<Static<List>>>
  : Answer extends TSchema
    ? Promise<Static<Answer>>
    : Promise<void>

/**
 * A file of lines and cells, the names of the columns first; its name has no ending. One that can be long is read some lines
 * at a time, as it is sent.
 */
export type Table = {
  name: string
  rows: Cell[][] | AsyncIterable<Cell[][]>
  /** How many lines it has; those above a number need not be counted. Asked where a format has room for so many alone. */
  count?: (upTo: number) => Promise<number>
}

type Cell = string | number

type Definition<Params, Query, Body, List, Answer, Preview> = {
  /** Its name in the OpenAPI document and for assistants, such as `listEvents`. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under the prefix of the API, such as `/admin/events/:id`. */
  path: string
  scope: string
  /** Whether a device at the doors of the event in its path, `:id`, may call it too. */
  door?: true
  tag: string
  summary: string
  description?: string
  params?: Params
  query?: Query
  body?: Body
  /** Names of the query for whoever looks at a list: assistants are not told of them, as each conversation pays for the words. */
  forViewers?: readonly string[]
  /** The schema of one row, where the answer is a page of a list. */
  list?: List
  /** The whole of that list, without pages, which callers get as a file where their query says `format=csv` or `format=xlsx`. */
  table?: (ctx: Context, input: { params: Given<Params>; query: Given<Query> }) => Promise<Table>
  /** The schema of the answer. Without it, and without `list`, there is none: 204. */
  answer?: Answer
  /** What it would do, told where the query says `dry_run=true`; nothing is done then. */
  preview?: {
    answer: Preview
    run: (ctx: Context, input: { params: Given<Params>; body: Given<Body> }) => Promise<Given<Preview>>
  }
  /** What cannot be taken back once it is done, in a sentence: who acts for somebody asks them first. */
  irreversible?: string
  /**
   * Whether a person must have proved who they are in the last ten minutes, always or for some input: acts that make a
   * lasting way in or out, reveal a secret, or destroy many records, which a stolen session should not be able to do.
   */
  sensitive?: true | ((input: { query: Given<Query>; body: Given<Body> }) => boolean)
  /** Whether it calls an address outside of this installation while it is done. */
  reachesOut?: true
  /** Whether it comes to the same however often it is done, in transactions of its own: no answer is kept for an Idempotency-Key. */
  isRepeatable?: true
  /** The last field of the answer, where that is a list of objects that can be tens of thousands. */
  longList?: string
  /** 200 unless it says otherwise. */
  status?: 201 | ((result: Given<Answer>) => 200 | 201)
  /** True of an answer to work that goes on after it: 202. */
  goesOn?: (result: Given<Answer>) => boolean
  /** Whether its answer has an `ETag`, which is its field `revision`; a change takes `If-Match` then, and can be 412. */
  revised?: true
  /** The record that its 412 tells of as `current`, where it has no answer. */
  current?: TSchema
  /** What it refuses besides the usual, by status. */
  refusals?: Record<number, string>
  run: (
    ctx: Context,
    input: {
      params: Given<Params>
      query: Given<Query>
      body: Given<Body>
      /** The revisions of which one has to be in force; null and nothing: any. Of what is `revised` alone. */
      ifMatch?: readonly number[] | null
    },
  ) => Outcome<List, Answer>
}

/** One thing that the API can do, as data: whatever offers it to callers reads scope, input, answer and words from here. */
export type Operation = Omit<
  Definition<Maybe<TObject>, Maybe<TObject>, Maybe<TSchema>, Maybe<TSchema>, Maybe<TSchema>, Maybe<TSchema>>,
  'run' | 'status' | 'goesOn' | 'table' | 'preview' | 'sensitive'
> & {
  sensitive?: true | ((input: { query: unknown; body: unknown }) => boolean)
  preview?: { answer: TSchema; run: (ctx: Context, input: { params: unknown; body: unknown }) => Promise<unknown> }
  table?: (ctx: Context, input: { params: unknown; query: unknown }) => Promise<Table>
  status?: 201 | ((result: unknown) => 200 | 201)
  goesOn?: (result: unknown) => boolean
  run: (
    ctx: Context,
    input: { params: unknown; query: unknown; body: unknown; ifMatch?: readonly number[] | null },
  ) => Promise<unknown>
}

/** Checks that input, work and answer fit, and then forgets their types, so that operations fit into one list. */
export function operation<
  Params extends Maybe<TObject> = undefined,
  Query extends Maybe<TObject> = undefined,
  Body extends Maybe<TSchema> = undefined,
  List extends Maybe<TSchema> = undefined,
  Answer extends Maybe<TSchema> = undefined,
  Preview extends Maybe<TSchema> = undefined,
>(definition: Definition<Params, Query, Body, List, Answer, Preview>): Operation {
  return definition as unknown as Operation
}
