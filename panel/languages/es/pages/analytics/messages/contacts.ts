import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactFigureMessages as contactFigureMessagesType } from '../../../../../src/pages/analytics/messages/contacts.ts'

const plural = pluralsOf('es')

export const contactFigureMessages: typeof contactFigureMessagesType = {
  title: 'Contactos',
  contacts: 'Contactos',
  newContacts: 'Contactos nuevos',
  active: 'Contactos activos',
  companies: 'Empresas',
  newCompanies: 'Empresas nuevas',
  overTime: 'Contactos nuevos y activos',
  bySource: 'Contactos por origen',
  source: 'Origen',
  share: 'Porcentaje',
  newOf: (count) => plural(count, { one: '# nuevo en este periodo', other: '# nuevos en este periodo' }),
  byStage: 'Contactos por etapa',
  stage: 'Etapa',
  stages: { lead: 'Interesado', qualified: 'Cualificado', customer: 'Cliente', evangelist: 'Promotor' },
  byScore: 'Contactos por puntuación',
  byScoreAbout: 'Cuántos contactos tienen una puntuación en cada intervalo.',
  score: 'Puntuación',
  fewScores:
    'Aún no hay datos suficientes: todos los contactos tienen puntuaciones parecidas. Las reglas de puntuación las diferencian.',
  pipeline: 'Oportunidades',
  noDeals: 'Aún no hay oportunidades.',
  pipelineIn: (currency) => `Oportunidades actuales, en ${currency}`,
  weighted: (amount) => `Importe abierto; ponderado por probabilidad: ${amount}.`,
  amount: 'Importe',
  deals: (count) => plural(count, { one: '# oportunidad', other: '# oportunidades' }),
  closedIn: (currency) => `Ganadas y perdidas, en ${currency}`,
  winRate: (share) => `Se ganó el ${share} de las oportunidades cerradas.`,
  won: 'Ganadas',
  lost: 'Perdidas',
  passage: 'Paso de las oportunidades por las etapas',
  passageAbout: 'Oportunidades que entraron en cada etapa en este periodo.',
  entered: 'Entraron',
  movedOn: 'Avanzaron',
  rate: 'Porcentaje',
  stay: 'Estancia mediana',
  days: (count) => plural(count, { one: '# día', other: '# días' }),
}
