import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { allTools } from '../src/modules/mcp/tools/all-tools.ts'
import { toolName } from '../src/modules/mcp/tools/operation-tool.ts'
import { unknownDefaults } from '../src/modules/mcp/tools/toolsets.ts'
import { modules } from '../src/modules.ts'
import { operationsOf, readDocument } from './support/api-operations.ts'
import { idsFor, makeEverything } from './support/everything.ts'
import { aKey } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { startMcp } from './support/mcp.ts'

const FILES = 'answers with a file'
const UPLOADS = 'takes a file'
const VISITORS = 'is for visitors, who have no key'
const PEOPLE = 'is for people in a browser, whom no key stands for'
/** Operations that are no tools, and why. */
const NO_TOOLS: Record<string, string> = {
  findRecords: 'for whoever types into a palette: the lists have searches of their own',
  ...Object.fromEntries(
    [
      'getEmailAttachment',
      'getAgendaCalendar',
      'getSessionCalendar',
      'getCertificatePdf',
      'getCertificatePng',
      'previewDesign',
      'downloadCertificates',
    ]
      .concat([
        'getBadgeImage',
        'getTrainingEvidenceFile',
        'downloadFailedRows',
        'downloadFailedAttendees',
        'exportAttendeesCsv',
        'exportAttendeesXlsx',
        'exportPerson',
        'getNameBadges',
      ])
      .map((id) => [id, FILES]),
  ),
  ...Object.fromEntries(
    [
      'uploadOrganisationLogo',
      'addPicture',
      'addTrainingEvidence',
      'createDesign',
      'setBadgeImage',
      'importContacts',
      'importAttendees',
    ].map((id) => [id, UPLOADS]),
  ),
  ...Object.fromEntries(
    [
      'verifyCertificate',
      'getPicture',
      'getFont',
      'getRegistration',
      'changeRegistration',
      'cancelRegistration',
      'getPublicEvent',
    ]
      .concat(['register', 'getPublicBadge', 'getFormMeta', 'submitForm', 'listPublicEvents', 'getListedEvent'])
      .map((id) => [id, VISITORS]),
  ),
  ...Object.fromEntries(
    [
      'getOwnAccount',
      'updateOwnAccount',
      'changePassword',
      'listOwnSessions',
      'endOwnSession',
      'listOwnViews',
      'saveOwnViews',
      'sayEditing',
      'endEditing',
    ]
      .concat(['askForSignInLink', 'signInByLink', 'askForReset', 'resetPassword'])
      .concat(['setUpOwner', 'acceptInvitation', 'signIn', 'getSignedIn', 'signOut', 'chooseOrganisation'])
      .concat([
        'giveSecondFactor',
        'askForPasskey',
        'signInByPasskey',
        'findProvider',
        'beginConfirmation',
        'confirmPresence',
      ])
      .concat(['getOwnFactors', 'beginTotp', 'confirmTotp', 'removeTotp', 'renewRecoveryCodes'])
      .concat(['listPasskeys', 'beginPasskey', 'addPasskey', 'removePasskey'])
      .concat(['getAppRequest', 'approveApp', 'denyApp', 'listOwnConnectedApps', 'revokeOwnConnectedApp'])
      .map((id) => [id, PEOPLE]),
  ),
  getDoorList: 'is for devices at doors, thousands of guests at once; list_attendees tells them in pages',
}

const operations = modules.flatMap(({ operations = [], tools = [] }) => [...operations, ...tools])
const tools = [...allTools(operations).values()]

test('every operation of the interface is a tool, or it is said why it is none', async () => {
  const ids = operationsOf(await readDocument()).map(({ id }) => id)
  const names = new Set(tools.map(({ definition }) => definition.name))
  const missing = ids.filter((id) => !names.has(toolName(id)) && NO_TOOLS[id] === undefined)
  assert.deepEqual(missing, [])
  assert.deepEqual(
    Object.keys(NO_TOOLS).filter((id) => names.has(toolName(id)) || !ids.includes(id)),
    [],
  )
  for (const name of ['get_certificate_by_public_id', 'list_webhooks', 'create_webhook', 'delete_webhook'])
    assert.ok(names.has(name), name)
  assert.deepEqual(unknownDefaults(names), [])
})

test('every tool has a name, a title, four hints and a closed input that a strict validator takes', () => {
  const ajv = new Ajv2020({ strict: true, allErrors: true, formats: { email: true, uuid: true } })
  for (const { definition, irreversible } of tools) {
    const { name, title, description, inputSchema, outputSchema, annotations } = definition
    assert.match(name, /^[a-z][a-z0-9_]{2,47}$/)
    assert.ok(title.length > 0 && description.length > 0, name)
    assert.equal(inputSchema.additionalProperties, false, name)
    ajv.compile(inputSchema)
    const text = JSON.stringify(inputSchema)
    assert.doesNotMatch(text, /"type":\[|\$ref/, name)
    assert.doesNotMatch(JSON.stringify(outputSchema), /"type":\[|\$ref/, name)
    assert.equal((outputSchema as { type?: string }).type, 'object', name)
    assert.deepEqual(
      Object.values(annotations).map((hint) => typeof hint),
      ['boolean', 'boolean', 'boolean', 'boolean'],
    )
    assert.equal(annotations.readOnlyHint && annotations.destructiveHint, false, name)
    assert.ok(irreversible === null || annotations.destructiveHint, name)
  }
})

test('the default has at most 40 tools and 28,000 bytes of names, descriptions and inputs, and search at most 2,000', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const told = async (query: string) => {
    const listed = await mcp.list({ query })
    const lean = listed.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))
    return { names: listed.map(({ name }) => name), bytes: JSON.stringify(lean).length }
  }
  const usual = await told('')
  assert.ok(usual.names.length <= 40 && usual.bytes <= 28_000, `${usual.names.length} tools, ${usual.bytes} bytes`)
  for (const name of ['get_certificate_by_public_id', 'list_webhooks', 'create_webhook', 'delete_webhook'])
    assert.ok(usual.names.includes(name), name)
  assert.deepEqual(usual.names, usual.names.toSorted())
  const search = await told('?toolsets=search')
  assert.deepEqual(search.names, ['call_changing_tool', 'call_reading_tool', 'find_tools', 'get_context'])
  assert.ok(search.bytes <= 2_000, `${search.bytes} bytes`)
})

test('every tool that reads answers with what its output schema says, of records of every kind', async () => {
  await using world = await startWorld()
  const everything = await makeEverything(world)
  const mcp = await startMcp(world)
  const ajv = new Ajv2020({ strict: false })
  const described = operationsOf(await readDocument())
  let called = 0
  for (const { definition } of tools.filter(({ definition }) => definition.annotations.readOnlyHint)) {
    const operation = described.find(({ id }) => toolName(id) === definition.name)
    if (operation === undefined || definition.name === 'download_bulk_job') continue
    const ids = idsFor(operation, everything)
    const given = Object.fromEntries(operation.params.map(({ name }, nth) => [name, ids[nth]]))
    for (const { name } of operation.query.filter(({ required }) => required))
      given[name] = name === 'email' ? 'ada@example.org' : 'ada'
    const answer = await mcp.call(definition.name, given, { query: '?toolsets=all' })
    assert.equal(answer.isError, undefined, `${definition.name} ${JSON.stringify(given)}: ${answer.content?.[0]?.text}`)
    const validate = ajv.compile(definition.outputSchema)
    assert.ok(validate(answer.structuredContent), `${definition.name}: ${ajv.errorsText(validate.errors)}`)
    assert.deepEqual(JSON.parse(answer.content[0].text), answer.structuredContent)
    called += 1
  }
  assert.ok(called > 70, `${called} were called`)
})

test('a key is offered the tools of its scopes alone, and refused the others, which change nothing', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const scopes = [...new Set(tools.flatMap(({ scope }) => scope ?? []))]
  for (const scope of scopes) {
    const { key } = await aKey(world, [scope])
    const listed = await mcp.list({ key, query: '?toolsets=all' })
    const wanted = tools.filter((tool) => tool.scope === null || tool.scope === scope)
    assert.deepEqual(
      listed.map(({ name }) => name),
      wanted.map(({ definition }) => definition.name),
    )
  }
  const before = await world.query<{ n: number }>('select count(*)::int as n from audit_entry')
  const { key } = await aKey(world, ['credits:read'])
  for (const { definition, scope } of tools) {
    if (scope === null || scope === 'credits:read') continue
    const answer = await mcp.call(definition.name, {}, { key, query: '?toolsets=all' })
    assert.ok(answer.isError, definition.name)
    assert.match(answer.content[0].text, new RegExp(`^403 forbidden: This API key lacks the scope ${scope}\\.`))
  }
  const after = await world.query<{ n: number }>('select count(*)::int as n from audit_entry')
  assert.equal(after[0]!.n, before[0]!.n + 1, 'the key alone')
})
