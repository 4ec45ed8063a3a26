import type { Static, TObject, TSchema } from 'typebox'
import type { Context } from '../../context/context.ts'
import type { Listed } from '../../lists/list-page.ts'

type Maybe<T> = T | undefined
type Given<S> = S extends TSchema ? Static<S> : undefined

/** The result of an operation: a page of a list, an answer, or neither. */
type Outcome<List, Answer> = List extends TSchema
  ? Promise<Listed<Static<List>>>
  : Answer extends TSchema
    ? Promise<Static<Answer>>
    : Promise<void>

/**
 * A table with column names in its first row; its name has no extension. A long one is read in batches while it is
 * sent.
 */
export type Table = {
  name: string
  rows: Cell[][] | AsyncIterable<Cell[][]>
  /** Counts the rows, but may stop above `upTo`. Called only for a format with a row limit. */
  count?: (upTo: number) => Promise<number>
}

type Cell = string | number

type Definition<Params, Query, Body, List, Answer, Preview> = {
  /** Its id in the OpenAPI document and for assistants, such as `listEvents`. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under the prefix of the API, such as `/admin/events/:id`. */
  path: string
  scope: string
  /** Whether a check-in device of the event in its path, `:id`, may call it too. */
  door?: true
  tag: string
  summary: string
  description?: string
  params?: Params
  query?: Query
  body?: Body
  /**
   * Fields of query and body that people in the panel use. They are hidden from assistants, since every conversation
   * pays for their description.
   */
  forViewers?: readonly string[]
  /** The schema of one row, if the answer is a page of a list. */
  list?: List
  /** The whole list without pages, which callers get as a file with `format=csv` or `format=xlsx`. */
  table?: (ctx: Context, input: { params: Given<Params>; query: Given<Query> }) => Promise<Table>
  /** The schema of the answer. Without it, and without `list`, the response is 204. */
  answer?: Answer
  /** Describes the effect without performing it, for `dry_run=true`. */
  preview?: {
    answer: Preview
    run: (ctx: Context, input: { params: Given<Params>; body: Given<Body> }) => Promise<Given<Preview>>
  }
  /** A sentence on the effect that cannot be undone. Assistants ask for confirmation first. */
  irreversible?: string
  /**
   * Whether a member must have proved their presence in the last ten minutes, always or for some input. Set for actions
   * that create lasting access, lock people out, reveal a secret or destroy many records, which a stolen session must
   * not be able to do.
   */
  sensitive?: true | ((input: { query: Given<Query>; body: Given<Body> }) => boolean)
  /**
   * Whether a read replica serves it, which lists are by default. It then runs statements outside transactions, or in
   * repeatable-read ones, and none of them writes or locks.
   */
  reads?: 'replica' | 'primary'
  /** Whether it calls an external address. */
  reachesOut?: true
  /**
   * Whether repeating it has no further effect and it uses transactions of its own: no response is stored for an
   * Idempotency-Key.
   */
  isRepeatable?: true
  /** The last field of the answer, if that is a list of possibly tens of thousands of objects. */
  streamedList?: string
  /** 200 by default. */
  status?: 201 | ((result: Given<Answer>) => 200 | 201)
  /** Whether work continues after this answer: 202. */
  asynchronous?: (result: Given<Answer>) => boolean
  /**
   * Whether its answer has an `ETag`, taken from the field `revision`. An update then accepts `If-Match` and can return
   * 412.
   */
  versioned?: true
  /** The schema of `current` in its 412, if the operation has no answer. */
  current?: TSchema
  /** Error responses besides the usual ones, by status. */
  refusals?: Record<number, string>
  run: (
    ctx: Context,
    input: {
      params: Given<Params>
      query: Given<Query>
      body: Given<Body>
      /** The accepted revisions, for versioned operations only; null or undefined accepts any. */
      ifMatch?: readonly number[] | null
    },
  ) => Outcome<List, Answer>
}

/** One operation of the API as data: routes, MCP tools, the client and the documentation are all derived from it. */
export type Operation = Omit<
  Definition<Maybe<TObject>, Maybe<TObject>, Maybe<TSchema>, Maybe<TSchema>, Maybe<TSchema>, Maybe<TSchema>>,
  'run' | 'status' | 'asynchronous' | 'table' | 'preview' | 'sensitive'
> & {
  sensitive?: true | ((input: { query: unknown; body: unknown }) => boolean)
  preview?: { answer: TSchema; run: (ctx: Context, input: { params: unknown; body: unknown }) => Promise<unknown> }
  table?: (ctx: Context, input: { params: unknown; query: unknown }) => Promise<Table>
  status?: 201 | ((result: unknown) => 200 | 201)
  asynchronous?: (result: unknown) => boolean
  run: (
    ctx: Context,
    input: { params: unknown; query: unknown; body: unknown; ifMatch?: readonly number[] | null },
  ) => Promise<unknown>
}

/**
 * Checks that input, run and answer fit together, and then erases their types, so that operations fit into one list.
 */
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
