import type { ScoreRule } from './score-rule.ts'

/** Job titles of decision makers, as whole words in English, Turkish, German, French and Spanish. */
const DECIDES = [
  ...['ceo', 'cto', 'cfo', 'coo', 'cio', 'cmo', 'cpo', 'chro', 'chief', 'founder', 'co-founder', 'cofounder', 'owner'],
  ...['president', 'vice president', 'vp', 'svp', 'evp', 'director', 'head of', 'managing director', 'partner'],
  ...['mudur*', 'genel mudur*', 'direktor*', 'baskan*', 'kurucu*', 'isletme sahibi', 'yonetim kurulu*'],
  ...['geschaftsfuhr*', 'vorstand*', 'leiter*', 'bereichsleit*', 'abteilungsleit*', 'inhaber*', 'grunder*'],
  ...['directeur', 'directrice', 'pdg', 'dirigeant*', 'fondateur', 'fondatrice', 'gerant*', 'responsable'],
  ...['directora', 'presidente', 'presidenta', 'fundador*', 'gerente', 'propietari*', 'jefe', 'jefa'],
]

const rule = (key: string, label: string, points: number, when: ScoreRule['when'], more: Partial<ScoreRule> = {}) => ({
  key,
  label,
  points,
  active: true,
  half_life_days: null,
  max_count: null,
  when,
  ...more,
})

/** Rules of an organisation that has not defined its own. */
export const DEFAULT_SCORE_RULES: readonly ScoreRule[] = [
  rule('attended', 'Attended an event', 20, { activity: 'attended' }, { half_life_days: 180, max_count: 5 }),
  rule('registered', 'Registered for an event', 10, { activity: 'registered' }, { half_life_days: 90, max_count: 5 }),
  rule('cancelled', 'Cancelled a registration', -5, { activity: 'cancelled' }, { half_life_days: 90, max_count: 5 }),
  rule(
    'certificate',
    'Received a certificate',
    10,
    { activity: 'certificate_issued' },
    { half_life_days: 365, max_count: 3 },
  ),
  rule('course', 'Completed a course', 10, { activity: 'course_completed' }, { half_life_days: 365, max_count: 3 }),
  rule('badge', 'Earned a badge', 5, { activity: 'badge_earned' }, { half_life_days: 365, max_count: 3 }),
  rule('survey', 'Answered a survey', 8, { activity: 'survey_answered' }, { half_life_days: 90, max_count: 3 }),
  rule('form', 'Submitted a form', 25, { activity: 'form_submitted' }, { half_life_days: 60, max_count: 3 }),
  rule(
    'opened_link',
    'Opened a link in an email',
    5,
    { activity: 'email_link_opened' },
    { half_life_days: 30, max_count: 5 },
  ),
  rule('deal_open', 'Has an open deal', 25, { deal: 'open' }, { max_count: 2 }),
  rule('deal_won', 'Deal won', 40, { deal: 'won' }, { half_life_days: 730, max_count: 3 }),
  rule('deal_lost', 'Deal lost', -10, { deal: 'lost' }, { half_life_days: 180, max_count: 3 }),
  rule('decides', 'Decision maker, by job title', 15, { field: 'title', matches: DECIDES }),
  rule('company_email', 'Uses a company email address', 5, { field: 'company_email' }),
  rule('phone', 'Phone number known', 3, { field: 'phone' }),
  rule('unsubscribed', 'Unsubscribed from emails', -25, { activity: 'email_unsubscribed' }, { max_count: 1 }),
  rule(
    'bounced',
    'Emails cannot be delivered',
    -20,
    { activity: 'email_bounced' },
    { half_life_days: 365, max_count: 1 },
  ),
]
