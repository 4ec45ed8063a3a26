import type { Context, MailComposer } from '../../platform/context/context.ts'
import {
  loadMailTemplate,
  type MailData,
  type MailTemplate,
  nameToGreet,
  renderMail,
  trackedUrl,
  unsubscribeLink,
} from '../emails/index.ts'
import { AUTOMATION_COMPOSER } from './composer-name.ts'
import { decideRun, PUT_OFF } from './decide-run.ts'
import { mailDataOfRuns } from './mail-data-of-runs.ts'
import { type RunFacts, readRuns } from './read-runs.ts'
import { settleRuns } from './settle-runs.ts'

type Mail = Parameters<MailComposer['compose']>[1][number]
type Composed = Awaited<ReturnType<MailComposer['compose']>>[number]

/** Composes the emails of rules when they are sent, after checking again whether the rule still applies. */
export const automationComposer: MailComposer = { name: AUTOMATION_COMPOSER, compose: composeMails, settle: settleRuns }

async function composeMails(ctx: Context, mails: readonly Mail[]): Promise<Composed[]> {
  const runs = await readRuns(
    ctx,
    mails.map(({ subjectId }) => subjectId),
  )
  const byId = new Map(runs.map((run) => [run.id, run]))
  const reasons = mails.map((mail) => whyUnwanted(byId.get(mail.subjectId), mail, ctx.now()))
  const wanted = runs.filter((run) => mails.some(({ subjectId }, nth) => subjectId === run.id && reasons[nth] === null))
  const data = await mailDataOfRuns(ctx, wanted)
  const templates = templatesOf(ctx)
  const composed: Composed[] = []
  for (const [nth, mail] of mails.entries()) {
    const unwanted = reasons[nth]!
    const run = byId.get(mail.subjectId)!
    if (unwanted !== null) composed.push({ unwanted })
    else composed.push(await composeMail(ctx, mail, { run, data: data.get(run.id)!, template: await templates(run) }))
  }
  return composed
}

/** Loads each template once per batch. */
function templatesOf(ctx: Context) {
  const loaded = new Map<number, MailTemplate>()
  return async ({ action }: RunFacts): Promise<MailTemplate> => {
    const templateId = action!.template_id!
    const template = loaded.get(templateId) ?? (await loadMailTemplate(ctx, { templateId }))
    loaded.set(templateId, template)
    return template
  }
}

function whyUnwanted(run: RunFacts | undefined, { emailId }: Mail, now: Date): string | null {
  if (run === undefined) return 'The rule was deleted.'
  // Sending an old email again by hand must not also send the waiting one.
  if (run.email_id !== emailId && run.status === 'queued') return 'The rule sends this by another email.'
  if (run.status === 'waiting') return 'The run is waiting for its time again.'
  const verdict = decideRun(run, now)
  if (verdict === 'do') return null
  return 'skip' in verdict ? verdict.skip : PUT_OFF
}

async function composeMail(
  ctx: Context,
  { emailId }: Mail,
  { run, data, template }: { run: RunFacts; data: MailData; template: MailTemplate },
): Promise<Composed> {
  const languages = [run.attendee_language, run.event_language, run.organisation_language]
  const mail = { emailId, address: run.email }
  const unsubscribeUrl = unsubscribeLink(ctx, mail)
  const linkFor = (url: string) => trackedUrl(ctx, mail, url)
  const rendered = await renderMail(template, { languages, data, unsubscribeUrl, linkFor })
  return { to: { name: nameToGreet(data.attendee!), address: run.email }, ...rendered }
}
